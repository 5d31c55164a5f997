/** The editor of a dynamic template: the JSON of its first value, or the card that creates one. */
import { Button } from '@mantine/core';
import { IconBraces, IconPlus } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormatButton } from '../../../../ui/code-editor/code-tools.tsx';
import { LazyCodeEditor } from '../../../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeEditorHandle } from '../../../../ui/code-editor/code-editor.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { diagnoseJson } from '../../../../ui/code-editor/json-marks.ts';
import { showToast } from '../../../../ui/toasts/toasts.ts';
import { TemplateFrame } from '../../editor/template-frame.tsx';
import { PaneHead } from '../../../../ui/editor/frame/pane-head.tsx';
import { problemsIn } from '../../editor/problems/problems-in.ts';
import { TemplateEditorPage } from '../../editor/template-editor-page.tsx';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { newValueText, valueField, type DynamicForm } from './dynamic-form.ts';
import { useDynamicStore, type DynamicStore } from './dynamic.api.ts';
import classes from './dynamic-editor.module.css';

export function DynamicEditorPage() {
  const store = useDynamicStore();
  return (
    <TemplateEditorPage store={store}>
      {(editor) => <DynamicEditor editor={editor} addValue={store.addValue} />}
    </TemplateEditorPage>
  );
}

interface DynamicEditorProps extends Pick<DynamicStore, 'addValue'> {
  readonly editor: TemplateEditor<DynamicForm>;
}

function DynamicEditor({ editor, addValue }: DynamicEditorProps) {
  const { t } = useTranslation(['dynamic', 'templates']);
  const { form, change, problems } = editor;
  const value = useRef<CodeEditorHandle>(null);
  // Invalid JSON is marked while typing; the console adds only the server's problems.
  const marks = useMemo(
    () => (diagnoseJson(form.valueText).length > 0 ? [] : problemsIn(valueField, problems.entries)),
    [form.valueText, problems.entries],
  );
  return (
    <TemplateFrame
      editor={editor}
      kindLabel={t('templates:kind.dynamic')}
      onShow={({ field, line, column }) => {
        if (field === valueField) value.current?.goToPosition({ line, column });
      }}
    >
      {form.valueId === '' ? (
        <NoValue editor={editor} addValue={addValue} />
      ) : (
        <>
          <PaneHead heading={t('value')}>
            {editor.isReadOnly ? null : (
              <FormatButton text={form.valueText} onFormat={(valueText) => change({ valueText })} />
            )}
          </PaneHead>
          <LazyCodeEditor
            ref={value}
            height="100%"
            label={t('valueLabel')}
            takesFocus
            value={form.valueText}
            onChange={(valueText) => change({ valueText })}
            diagnose={diagnoseJson}
            problems={marks}
          />
        </>
      )}
    </TemplateFrame>
  );
}

function NoValue({ editor, addValue }: DynamicEditorProps) {
  const { t } = useTranslation(['dynamic', 'widgets']);
  const handleAdd = () =>
    editor.saveApart(async (id, revision) => {
      const added = await addValue(newValueText)(id, revision);
      showToast('success', { title: t('added') });
      return added;
    });
  return (
    <div className={classes['none']}>
      <EmptyState
        icon={<IconBraces size={20} stroke={1.75} />}
        title={t('empty.title')}
        text={editor.isReadOnly ? t('widgets:emptyReadOnly') : t('empty.text')}
        isDashed
        action={
          editor.isReadOnly ? null : (
            <Button
              variant="light"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              loading={editor.isBusy}
              onClick={handleAdd}
            >
              {t('empty.create')}
            </Button>
          )
        }
      />
    </div>
  );
}
