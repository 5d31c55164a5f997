import { Autocomplete, Button, Textarea, TextInput } from '@mantine/core';
import type { DecisionWords, DraftColumn } from '@coverwright/rules/decision-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../dialogs/dialog.tsx';
import { findingText } from '../../formula-editor/finding-text.ts';
import { decisionFaultText } from '../sheet/decision-problems.ts';
import { readColumn, type ColumnForm, type EditedColumn } from './read-column.ts';

interface ColumnDialogProps {
  readonly column: EditedColumn;
  readonly form: ColumnForm;
  /** The names of the other columns of its kind. */
  readonly taken: readonly string[];
  /** Paths of variables. */
  readonly proposals: readonly string[];
  readonly words: DecisionWords | undefined;
  readonly onSave: (changes: Omit<DraftColumn, 'source'>) => void;
  readonly onClose: () => void;
}

const shownProposals = 20;

export function ColumnDialog({ column, form, taken, proposals, words, onSave, onClose }: ColumnDialogProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.column' });
  const { t: tl } = useTranslation(['logic', 'widgets']);
  const [typed, setTyped] = useState(form);
  const [isChecked, setIsChecked] = useState(false);
  const read = readColumn(typed, column, taken, words);
  const faults = isChecked && !read.ok ? read.faults : {};
  const { formula } = faults;
  const submit = (): void => {
    setIsChecked(true);
    if (!read.ok) return;
    onSave(read.column);
    onClose();
  };
  const isNew = column.name === undefined;
  return (
    <Dialog
      opened
      size="small"
      title={t(isNew ? `${column.kind}.new` : `${column.kind}.edit`)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{tl('widgets:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t(isNew ? 'insert' : 'apply')}
          </Button>
        </>
      }
    >
      <TextInput
        data-autofocus
        label={t('name')}
        value={typed.name}
        onChange={({ currentTarget: { value } }) => setTyped((last) => ({ ...last, name: value }))}
        error={faults.name && t(`faults.${faults.name}`)}
      />
      {column.kind === 'condition' ? (
        <Autocomplete
          label={t('formula')}
          description={t('formulaHint')}
          data={[...proposals]}
          limit={shownProposals}
          value={typed.formula}
          onChange={(value) => setTyped((last) => ({ ...last, formula: value }))}
          error={formula && findingText(formula)}
        />
      ) : (
        <Textarea
          label={t('ranking')}
          description={t('rankingHint')}
          autosize
          minRows={2}
          maxRows={10}
          value={typed.ranking}
          onChange={({ currentTarget: { value } }) => setTyped((last) => ({ ...last, ranking: value }))}
          error={faults.ranking !== undefined && words ? decisionFaultText(faults.ranking, words) : undefined}
        />
      )}
    </Dialog>
  );
}
