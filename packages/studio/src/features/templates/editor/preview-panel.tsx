/** What the preview is made from besides the query: the variables, or the mock data that is laid over what was read. */
import { useTranslation } from 'react-i18next';
import type { ConsolePlace } from '../console/console-entries.ts';
import { PreviewTextEditor } from '../preview/preview-text-editor.tsx';
import { mockField, variablesField } from '../preview/preview-texts.ts';
import classes from './editor-frame.module.css';
import { SidePanel } from './side-panel.tsx';
import type { TemplatePreview } from './use-template-preview.ts';

interface PreviewPanelProps {
  readonly which: 'variables' | 'mock';
  readonly preview: TemplatePreview;
  /** Where the console was last asked to go, in whatever text. */
  readonly shownPlace: ConsolePlace | undefined;
  readonly onClose: () => void;
}

const fields = { variables: variablesField, mock: mockField } as const;

export function PreviewPanel({ which, preview, shownPlace, onClose }: PreviewPanelProps) {
  const { t } = useTranslation('templates');
  const isVariables = which === 'variables';
  return (
    <SidePanel title={isVariables ? t('preview.settings') : t('preview.data')} isWide onClose={onClose}>
      <div className={classes['section']}>
        <PreviewTextEditor
          key={which}
          which={which}
          value={isVariables ? preview.variablesText : preview.mockText}
          onChange={isVariables ? preview.setVariablesText : preview.setMockText}
          previewed={preview.previewed}
          place={shownPlace?.field === fields[which] ? shownPlace : undefined}
        />
      </div>
    </SidePanel>
  );
}
