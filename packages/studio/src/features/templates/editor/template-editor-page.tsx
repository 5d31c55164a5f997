/** Loads the template in the URL, and opens it in the editor of its kind. */
import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLoaded } from '../../../api/cache/use-loaded.ts';
import { NothingToEdit, UnopenedEditor } from '../../../ui/editor/frame/unopened-editor.tsx';
import { templateListPath } from '../../../paths/templates.ts';
import type { TemplateSettings } from './template-form.ts';
import type { ReadTemplate, TemplateStore } from './template-store.ts';
import { useTemplateEditor, type TemplateEditor } from './use-template-editor.ts';

interface TemplateEditorPageProps<Form extends TemplateSettings> {
  readonly store: TemplateStore<Form>;
  /** The screen of the kind, rendered once the template has been loaded. */
  readonly children: (editor: TemplateEditor<Form>) => ReactNode;
}

export function TemplateEditorPage<Form extends TemplateSettings>(props: TemplateEditorPageProps<Form>) {
  const id = useParams()['id'] ?? '';
  return <LoadedTemplate key={id} id={id} {...props} />;
}

function LoadedTemplate<Form extends TemplateSettings>(props: TemplateEditorPageProps<Form> & { readonly id: string }) {
  const { id, store, children } = props;
  const { t } = useTranslation(['templates', 'templateTools']);
  const { state, reload } = useLoaded(['template', id], async (signal) => store.read(id, signal));
  if (state.status === 'ready') {
    return (
      <OpenedTemplate store={store} read={state.loaded}>
        {children}
      </OpenedTemplate>
    );
  }
  return (
    <UnopenedEditor
      state={state}
      backTo={templateListPath}
      title={t('template')}
      hasOwnTitle
      failedTitle={t('templateTools:loadFailed')}
      notFound={
        <NothingToEdit
          icon={<IconFileOff size={20} stroke={1.75} />}
          title={t('noTemplate')}
          text={t('noTemplateText')}
          listPath={templateListPath}
          toList={t('backToList')}
        />
      }
      onRetry={reload}
    />
  );
}

function OpenedTemplate<Form extends TemplateSettings>(
  props: TemplateEditorPageProps<Form> & { readonly read: ReadTemplate<Form> },
) {
  return props.children(useTemplateEditor(props.store, props.read));
}
