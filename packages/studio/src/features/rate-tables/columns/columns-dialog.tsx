/** Changes the columns of an open table: one step of undo, saved with the rows. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { ReadOnly, ReadOnlyFields } from '../../../ui/read-only.tsx';
import { ColumnsFields } from './columns-fields.tsx';
import { wordProblem } from './problem-words.ts';
import { checkColumns, inStoredOrder, type TableColumn } from './table-columns.ts';

interface ColumnsDialogProps {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly isReadOnly: boolean;
  readonly onChange: (columns: readonly TableColumn[]) => void;
  readonly onClose: () => void;
}

export function ColumnsDialog({ name, columns, isReadOnly, onChange, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const [edited, setEdited] = useState(columns);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problems = checkColumns(name, edited);
  const submit = (): void => {
    setIsSubmitted(true);
    if (problems.length > 0) return;
    if (edited !== columns && !isReadOnly) onChange(inStoredOrder(edited));
    onClose();
  };
  return (
    <Dialog
      opened
      size="large"
      title={t('tables.columns.title')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        isReadOnly ? (
          <Button data-autofocus onClick={onClose}>
            {t('widgets:close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('widgets:cancel')}</Button>
            <Button type="submit" variant="filled">
              {t('tables.columns.apply')}
            </Button>
          </>
        )
      }
    >
      <ReadOnly isReadOnly={isReadOnly}>
        <ReadOnlyFields>
          <ColumnsFields columns={edited} onChange={setEdited} />
        </ReadOnlyFields>
      </ReadOnly>
      {isSubmitted && problems[0] ? <FieldError id="columns-problem">{wordProblem(problems[0])}</FieldError> : null}
    </Dialog>
  );
}
