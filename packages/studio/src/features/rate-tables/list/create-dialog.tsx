/** A new table: its name, and its columns, which cells from a spreadsheet propose. It is saved in the grid. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { ColumnsFields } from '../columns/columns-fields.tsx';
import type { ProductKey } from '../../../paths/products.ts';
import { FileButton } from '../files/file-button.tsx';
import { wordProblem } from '../columns/problem-words.ts';
import type { OpenedTable, TablesOfProduct } from '../rate-tables.api.ts';
import { checkDraft, emptyDraft, toTable, type TableDraft, withRows, withColumns, withNames } from './new-table.ts';
import { parseRows } from '../../../ui/grid/clipboard/clipboard-text.ts';

interface CreateDialogProps {
  readonly productId: ProductKey;
  readonly product: TablesOfProduct;
  readonly onCreate: (table: OpenedTable) => void;
  readonly onClose: () => void;
}

export function CreateDialog({ productId, product, onCreate, onClose }: CreateDialogProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const [draft, setDraft] = useState<TableDraft>(() => emptyDraft(product.currency));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const names = product.tables.map(({ name }) => name);
  const problem = checkDraft(draft, names);
  const problemText =
    problem === undefined ? undefined : problem === 'taken' ? t('tables.create.taken') : wordProblem(problem);
  const submit = (): void => {
    setIsSubmitted(true);
    if (problem === undefined) onCreate(toTable(draft, product.productName));
  };
  return (
    <Dialog
      opened
      size="large"
      title={t('tables.create.title')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('tables.create.confirm')}
          </Button>
        </>
      }
    >
      <TextInput
        data-autofocus
        label={t('tables.column.name')}
        description={t('tables.create.nameHint')}
        autoComplete="off"
        spellCheck={false}
        value={draft.name}
        onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
      />
      <PastedCells productId={productId} draft={draft} onChange={setDraft} />
      <ColumnsFields
        columns={draft.columns}
        currency={product.currency}
        onChange={(columns) => setDraft(withColumns(draft, columns))}
      />
      {isSubmitted && problemText !== undefined ? <FieldError id="table-problem">{problemText}</FieldError> : null}
    </Dialog>
  );
}

interface PastedCellsProps {
  readonly productId: ProductKey;
  readonly draft: TableDraft;
  readonly onChange: Dispatch<SetStateAction<TableDraft>>;
}

/** A longer text would make the field slow: the number of its rows is shown instead. */
const shownLength = 200_000;

function PastedCells({ productId, draft, onChange }: PastedCellsProps) {
  const { t } = useTranslation('grid');
  const [text, setText] = useState('');
  const take = (taken: string): void => {
    setText(taken.length > shownLength ? '' : taken);
    onChange(withRows(draft, taken.trim() === '' ? [] : parseRows(taken)));
  };
  return (
    <>
      <Textarea
        label={t('tables.create.paste')}
        description={t('tables.create.pasteHint')}
        rows={4}
        spellCheck={false}
        value={text}
        onPaste={(event) => {
          if (text !== '') return;
          event.preventDefault();
          take(event.clipboardData.getData('text/plain'));
        }}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <div>
        <FileButton
          productId={productId}
          label={t('tables.file.choose')}
          onRows={(rows) => {
            setText('');
            // What was typed while the file was read remains.
            onChange((last) => withRows(last, rows));
          }}
        />
      </div>
      {draft.rows.length === 0 ? null : (
        <>
          <p role="status">{t('tables.create.pasted', { count: draft.rows.length - (draft.isNamed ? 1 : 0) })}</p>
          <CheckBox
            label={t('tables.create.named')}
            checked={draft.isNamed}
            onChange={({ currentTarget }) => onChange(withNames(draft, currentTarget.checked))}
          />
        </>
      )}
    </>
  );
}
