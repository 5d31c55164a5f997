import { Button, MultiSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialogs/dialog.tsx';
import { distinctTexts, withFilter, withoutFilter } from './model/row-order.ts';
import type { GridEditor } from './model/grid-editor.ts';

interface FilterDialogProps {
  readonly editor: GridEditor;
  readonly column: number;
  readonly onClose: () => void;
}

/** Options that are shown at a time; the others are found by typing. */
const shownOptions = 100;
/** Of a column whose cells differ more, the first ones can be chosen. */
const maxOptions = 10_000;
/** An option cannot be the empty text. */
const emptyOption = '\u0000';

export function FilterDialog({ editor, column, onClose }: FilterDialogProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const { name = '' } = editor.columns[column] ?? {};
  const { filters, sorting } = editor.content;
  const [chosen, setChosen] = useState<string[]>(() =>
    [...(filters.get(column) ?? [])].map((text) => (text === '' ? emptyOption : text)),
  );
  const options = useMemo(
    () =>
      distinctTexts(editor.sheet.column(column), maxOptions).map((text) =>
        text === '' ? { value: emptyOption, label: t('filter.empty') } : { value: text, label: text },
      ),
    [editor, column, t],
  );
  const apply = (): void => {
    const texts = new Set(chosen.map((text) => (text === emptyOption ? '' : text)));
    const changed = texts.size === 0 ? withoutFilter(filters, column) : withFilter(filters, column, texts);
    editor.arrange(changed, sorting);
    onClose();
  };
  return (
    <Dialog
      opened
      size="small"
      title={t('filter.title', { column: name })}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <MultiSelect
        data-autofocus
        label={t('filter.values')}
        description={t('filter.hint')}
        data={options}
        limit={shownOptions}
        searchable
        clearable
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}
