/** Notes above the canvas: changes to the file since it was chosen, and drawings on pages that it does not have. */
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFacts } from '../pdf-drawing.api.ts';
import { Bar } from './bar.tsx';

interface FileNotesProps {
  readonly facts: FormFacts;
  /** The number of drawings on pages that the file does not have. */
  readonly lostCount: number;
  readonly isReadOnly: boolean;
  /** Accepts the current content of the file. */
  readonly onAccept: () => void;
  /** Uses the file at its new location. */
  readonly onFollow: (fileKey: string) => void;
}

export function FileNotes({ facts, lostCount, isReadOnly, onAccept, onFollow }: FileNotesProps) {
  const { t } = useTranslation('pdfDrawing');
  const { state, fileKey, pages } = facts;
  const notes: ReactNode[] = [];
  if (state === 'REPLACED') {
    notes.push(
      <Bar
        key="replaced"
        tone="warning"
        icon={warning}
        action={isReadOnly ? null : { label: t('file.accept'), onClick: onAccept }}
      >
        {t('file.replaced')}
      </Bar>,
    );
  }
  if (state === 'MOVED' && typeof fileKey === 'string') {
    const action = isReadOnly ? null : { label: t('file.follow'), onClick: () => onFollow(fileKey) };
    notes.push(
      <Bar key="moved" tone="warning" icon={warning} action={action}>
        {t('file.moved', { key: fileKey })}
      </Bar>,
    );
  }
  if (lostCount > 0) {
    notes.push(
      <Bar key="lost" tone="warning" icon={warning} action={null}>
        {t('file.lost', { count: lostCount, pages: pages?.length ?? 0 })}
      </Bar>,
    );
  }
  return notes;
}

const warning = <IconAlertTriangle size={16} stroke={1.75} />;
