/** Cells that another user has changed as well: which of both texts shall be saved, cell by cell. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import type { CellConflict } from '../cells/cell-conflicts.ts';
import classes from './table-editor.module.css';

interface ConflictDialogProps {
  readonly conflicts: readonly CellConflict[];
  /** @param theirs those whose cells shall be the other user's */
  readonly onResolve: (theirs: ReadonlySet<CellConflict>) => void;
  readonly onClose: () => void;
}

export function ConflictDialog({ conflicts, onResolve, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const [theirs, setTheirs] = useState<ReadonlySet<CellConflict>>(new Set());
  const choose = (conflict: CellConflict, isTheirs: boolean): void =>
    setTheirs((last) => new Set([...last].filter((one) => one !== conflict).concat(isTheirs ? [conflict] : [])));
  return (
    <Dialog
      opened
      title={t('tables.conflict.title')}
      onClose={onClose}
      onSubmit={() => onResolve(theirs)}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled" data-autofocus>
            {t('widgets:save')}
          </Button>
        </>
      }
    >
      <p>{t('tables.conflict.text')}</p>
      <ul className={classes['conflicts']}>
        {conflicts.map((conflict) => (
          <Conflict
            key={`${conflict.row} ${conflict.column}`}
            conflict={conflict}
            isTheirs={theirs.has(conflict)}
            onChoose={(isTheirs) => choose(conflict, isTheirs)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ConflictProps {
  readonly conflict: CellConflict;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

function Conflict({ conflict, isTheirs, onChoose }: ConflictProps) {
  const { t } = useTranslation('grid');
  const { row, columnName, theirs, mine } = conflict;
  const place = t('tables.conflict.cell', { row: row + 1, column: columnName });
  const shown = (text: string): string => (text === '' ? t('filter.empty') : text);
  return (
    <li className={classes['conflict']}>
      <strong>{place}</strong>
      {mine === undefined ? (
        <span>{t('tables.conflict.deleted', { theirs: shown(theirs) })}</span>
      ) : (
        <Segments
          label={place}
          choices={[
            { value: 'mine', label: t('tables.conflict.mine', { text: shown(mine) }) },
            { value: 'theirs', label: t('tables.conflict.theirs', { text: shown(theirs) }) },
          ]}
          value={isTheirs ? 'theirs' : 'mine'}
          onChange={(chosen) => onChoose(chosen === 'theirs')}
        />
      )}
    </li>
  );
}
