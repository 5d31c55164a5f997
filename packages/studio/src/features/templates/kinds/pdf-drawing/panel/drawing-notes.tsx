import { isOnPage } from '@coverwright/insurance/drawing-box';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../../../ui/note.tsx';
import type { Size } from '../editing/box.ts';
import { coveringField } from '../form-fields.ts';
import type { FormField } from '../pdf-drawing.api.ts';
import type { FitStore } from '../sample/fit-store.ts';
import type { Drawings } from '../use-drawings.ts';
import classes from './drawing-panel.module.css';

interface DrawingNotesProps {
  readonly drawings: Drawings;
  readonly pages: readonly Size[];
  readonly fields: readonly FormField[];
  readonly fit: FitStore;
}

/** What prevents the selected drawing from being printed correctly, and how to fix it. */
export function DrawingNotes({ drawings, pages, fields, fit }: DrawingNotesProps) {
  const { t } = useTranslation('pdfDrawing');
  const unfit = useSyncExternalStore(fit.subscribe, fit.current);
  const [drawing, second] = drawings.selectedDrawings;
  if (!drawing || second) return null;
  const size = pages[drawing.page - 1];
  const field = coveringField(drawing, fields);
  const notes: ReactNode[] = [];
  if (!size) notes.push(<p key="page">{t('note.noPage', { page: drawing.page, count: pages.length })}</p>);
  else if (!isOnPage(drawing, size)) notes.push(<p key="outside">{t('note.outside')}</p>);
  if (unfit.has(drawing.id)) notes.push(<p key="unfit">{t('note.unfit')}</p>);
  if (field) {
    notes.push(
      <div key="field">
        <p>{t('note.field', { name: field.label ?? field.name })}</p>
        <Button size="xs" onClick={() => drawings.changeContent({ fieldName: field.name })}>
          {t('note.removeField')}
        </Button>
      </div>,
    );
  }
  if (drawing.fieldName !== '') {
    notes.push(
      <div key="replaces">
        <p>{t('note.replaces', { name: drawing.fieldName })}</p>
        <Button size="xs" onClick={() => drawings.changeContent({ fieldName: '' })}>
          {t('note.keepField')}
        </Button>
      </div>,
    );
  }
  if (notes.length === 0) return null;
  const isHarmless = notes.length === 1 && drawing.fieldName !== '';
  const Icon = isHarmless ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={classes['notes']}>
      <Note tone={isHarmless ? 'info' : 'warning'} icon={<Icon size={16} stroke={1.75} />}>
        {notes}
      </Note>
    </div>
  );
}
