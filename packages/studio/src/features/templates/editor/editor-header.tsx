/** The head of a template's editor: back, name, kind, state, the tools of its panels, undo and redo, Save. */
import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDatabase,
  IconSettings,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../ui/formats/date-time.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LayoutHeader } from '../../../ui/layout/layout-header.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { templateListPath } from '../paths.ts';
import type { AutosaveState } from './draft-autosave.ts';
import classes from './editor-frame.module.css';
import type { TemplateSettings } from './template-form.ts';
import { ToolButton } from './tool-button.tsx';
import type { TemplateEditor } from './use-template-editor.ts';

/** What can be open at the right. */
export type EditorPanel = 'settings' | 'variables' | 'mock';

interface EditorHeaderProps<Form extends TemplateSettings> {
  readonly editor: TemplateEditor<Form>;
  readonly kindLabel: string;
  /** Undefined for a kind without a preview. */
  readonly preview: { readonly isOn: boolean; readonly setIsOn: (isOn: boolean) => void } | undefined;
  /** Of the kind, before undo and redo. */
  readonly tools: ReactNode;
  readonly panel: EditorPanel | undefined;
  readonly onPanel: (panel: EditorPanel | undefined) => void;
}

export function EditorHeader<Form extends TemplateSettings>(props: EditorHeaderProps<Form>) {
  const { editor, kindLabel, preview, tools, panel, onPanel } = props;
  const { t } = useTranslation('templates');
  const toggle = (one: EditorPanel) => onPanel(panel === one ? undefined : one);
  return (
    <LayoutHeader
      backTo={templateListPath}
      title={editor.form.name.trim() === '' ? editor.savedForm.name : editor.form.name}
      meta={kindLabel}
      isDirty={editor.isDirty}
      isReadOnly={editor.isReadOnly}
      savedAt={editor.savedAt}
      beside={editor.isDirty ? <Autosaved state={editor.autosaved} /> : null}
      tools={
        <>
          {preview ? (
            <>
              <Segments
                label={t('preview.mode')}
                choices={[
                  { value: 'edit', label: t('preview.edit') },
                  { value: 'preview', label: t('preview.preview') },
                ]}
                value={preview.isOn ? 'preview' : 'edit'}
                onChange={(mode) => preview.setIsOn(mode === 'preview')}
              />
              <ToolButton
                label={t('preview.settings')}
                Icon={IconAdjustmentsHorizontal}
                isOn={panel === 'variables'}
                onClick={() => toggle('variables')}
              />
              <ToolButton
                label={t('preview.data')}
                Icon={IconDatabase}
                isOn={panel === 'mock'}
                onClick={() => toggle('mock')}
              />
            </>
          ) : null}
          {tools}
          <ToolButton
            label={t('settings.heading')}
            Icon={IconSettings}
            isOn={panel === 'settings'}
            onClick={() => toggle('settings')}
          />
          {editor.isReadOnly ? null : (
            <>
              <span className="cw-layout-separator" />
              <IconButton
                label={t('undo')}
                icon={<IconArrowBackUp size={16} stroke={1.75} />}
                isDisabled={!editor.canUndo}
                onClick={editor.undo}
              />
              <IconButton
                label={t('redo')}
                icon={<IconArrowForwardUp size={16} stroke={1.75} />}
                isDisabled={!editor.canRedo}
                onClick={editor.redo}
              />
            </>
          )}
        </>
      }
      onSave={editor.save}
      isSaving={editor.isBusy}
    />
  );
}

/** Read out when it changes from one to the other, not with every time. */
function Autosaved({ state }: { readonly state: AutosaveState }) {
  const { t } = useTranslation('templates');
  const { savedAt, error } = state;
  const reason = error === undefined ? undefined : errorText(error);
  return (
    <span className={classes['autosaved']} role="status" title={reason}>
      <span>
        {reason === undefined ? savedAt && t('autosave.saved') : t('autosave.failed')}
        {reason === undefined ? null : <span className="cw-visually-hidden"> {reason}</span>}
      </span>{' '}
      {savedAt ? <time aria-hidden>{formatTime(savedAt)}</time> : null}
    </span>
  );
}
