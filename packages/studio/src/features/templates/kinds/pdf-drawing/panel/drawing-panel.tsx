/** The content and position of the selected drawings. With several selected, a change applies to all of them. */
import type { JsonObject } from '@coverwright/rules';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '../../../../../ui/editor/frame/settings-section.tsx';
import { editsForm } from '../../../../../ui/editor/history/use-editor-keys.ts';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { ReadOnlyFields } from '../../../../../ui/read-only.tsx';
import { useToastsAbove } from '../../../../../ui/toasts/use-toasts-above.ts';
import type { Size } from '../editing/box.ts';
import type { FitStore } from '../sample/fit-store.ts';
import type { SampleOf } from '../sample/use-samples.ts';
import type { FormField } from '../pdf-drawing.api.ts';
import type { Drawings } from '../use-drawings.ts';
import { hasUnsavedContent } from '../unsaved-content.ts';
import { ContentFields } from './content-fields.tsx';
import classes from './drawing-panel.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';
import { DrawingNotes } from './drawing-notes.tsx';
import { PositionFields } from './position-fields.tsx';
import { TextFields } from './text-fields.tsx';

export interface DrawingPanelProps {
  readonly drawings: Drawings;
  readonly pages: readonly Size[];
  readonly fields: readonly FormField[];
  readonly fit: FitStore;
  readonly sampleOf: SampleOf | undefined;
  /** For the Liquid picker. */
  readonly query: string;
  readonly content: JsonObject | undefined;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

export function DrawingPanel(props: DrawingPanelProps) {
  const { drawings, pages, fields, fit, isSaving, onSave } = props;
  const { t } = useTranslation(['pdfDrawing', 'widgets']);
  const { selectedDrawings, saved, isReadOnly } = drawings;
  const [first] = selectedDrawings;
  if (!first) return null;
  const isUnsaved = selectedDrawings.some((drawing) => hasUnsavedContent(drawing, saved));
  const count = selectedDrawings.length;
  const kinds = new Set(selectedDrawings.map(({ kind }) => kind));
  return (
    <aside className={classes['panel']} aria-label={t('panel.title')} data-drawing-panel {...editsForm}>
      <div className={classes['head']}>
        <h2>{count > 1 ? t('selectedCount', { count }) : t('panel.title')}</h2>
        <IconButton label={t('widgets:close')} icon={<IconX size={16} stroke={1.75} />} onClick={drawings.selectNone} />
      </div>
      <div className={blocks['panelBody']}>
        <ReadOnlyFields>
          <DrawingNotes drawings={drawings} pages={pages} fields={fields} fit={fit} />
          <ContentFields {...props} />
          <SettingsSection heading={t('panel.position')} unit={t('panel.points')}>
            <PositionFields drawings={drawings} pages={pages} />
          </SettingsSection>
          <TextFields drawings={drawings} hasFont={kinds.has('TEXT')} />
        </ReadOnlyFields>
      </div>
      {isReadOnly ? null : (
        <PanelFooter isUnsaved={isUnsaved} isSaving={isSaving} onDiscard={drawings.discardContent} onSave={onSave} />
      )}
    </aside>
  );
}

interface PanelFooterProps {
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

function PanelFooter({ isUnsaved, isSaving, onDiscard, onSave }: PanelFooterProps) {
  const { t } = useTranslation('pdfDrawing');
  const footer = useRef<HTMLDivElement>(null);
  useToastsAbove(footer, 'footer');
  return (
    <div ref={footer} className={classes['footer']}>
      <kbd>Ctrl S</kbd>
      <Button disabled={!isUnsaved || isSaving} onClick={onDiscard}>
        {t('panel.discard')}
      </Button>
      <Button variant="light" loading={isSaving && isUnsaved} disabled={!isUnsaved} onClick={onSave}>
        {t('panel.save')}
      </Button>
    </div>
  );
}
