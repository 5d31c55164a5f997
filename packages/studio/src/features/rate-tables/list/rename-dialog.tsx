import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { type ListedTable, useSaveTable } from '../rate-tables.api.ts';

interface RenameDialogProps {
  readonly productId: ProductKey;
  readonly table: ListedTable;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

/** Logic that looks up the table is renamed with it. */
export function RenameDialog({ productId, table, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation('grid');
  const { rename } = useSaveTable(productId);
  const form = useDialogForm({
    start: { newName: table.name },
    check: ({ newName }) => (newName.trim() === '' ? { newName: t('tables.nameMissing') } : {}),
    save: async ({ newName }) => rename(table, newName.trim()),
    onSaved: () => {
      showToast('success', { title: t('tables.rename.done') });
      onRenamed();
    },
    place: (problems) => assignByPath(problems, ['newName']),
    failedTitle: t('tables.rename.failed'),
    onClose,
  });
  return (
    <FormDialog
      state={form}
      size="small"
      title={t('tables.rename.title')}
      saveLabel={t('tables.rename.save')}
      canSave={form.form.newName.trim() !== table.name}
    >
      <TextInput
        data-autofocus
        label={t('tables.column.name')}
        description={t('tables.rename.hint')}
        autoComplete="off"
        spellCheck={false}
        value={form.form.newName}
        onChange={({ currentTarget }) => form.change({ newName: currentTarget.value })}
        {...form.field('newName')}
      />
    </FormDialog>
  );
}
