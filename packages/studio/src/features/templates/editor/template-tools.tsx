/** The tools in the header of a template's editor: its preview, and the panels on the right. */
import { IconAdjustmentsHorizontal, IconDatabase, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../../../ui/editor/frame/tool-button.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';

/** A panel that can be open on the right. */
export type EditorPanel = 'settings' | 'variables' | 'mock';

interface TemplateToolsProps {
  /** Undefined for a kind without a preview. */
  readonly preview: { readonly isOn: boolean; readonly setIsOn: (isOn: boolean) => void } | undefined;
  readonly editLabel?: string | undefined;
  readonly panel: EditorPanel | undefined;
  readonly onPanel: (panel: EditorPanel | undefined) => void;
  /** The kind's own tools. */
  readonly children: ReactNode;
}

export function TemplateTools({ preview, editLabel, panel, onPanel, children }: TemplateToolsProps) {
  const { t } = useTranslation('templateTools');
  const toggle = (one: EditorPanel) => onPanel(panel === one ? undefined : one);
  return (
    <>
      {preview ? (
        <>
          <Segments
            label={t('preview.mode')}
            choices={[
              { value: 'edit', label: editLabel ?? t('preview.edit') },
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
      {children}
      <ToolButton
        label={t('settings.heading')}
        Icon={IconSettings}
        isOn={panel === 'settings'}
        onClick={() => toggle('settings')}
      />
    </>
  );
}
