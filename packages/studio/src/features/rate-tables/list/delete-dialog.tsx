import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { NamingSentence } from '../../../ui/dialogs/naming-sentence.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { type ListedTable, useSaveTable } from '../rate-tables.api.ts';

interface DeleteDialogProps {
  readonly productId: ProductKey;
  readonly table: ListedTable;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Refused with the uses while logic looks up the table. */
export function DeleteDialog({ productId, table, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const { remove } = useSaveTable(productId);
  const [refusal, setRefusal] = useState<string>();
  const handleConfirm = async (): Promise<void> => {
    try {
      await remove(table);
      showToast('success', { title: t('tables.delete.done') });
      onDeleted();
    } catch (error) {
      if (error instanceof ApiError && error.status === 'problems') setRefusal(errorText(error));
      else showFailure(t('tables.delete.failed'), error);
    }
  };
  return (
    <ConfirmDialog
      opened
      mode="strict"
      title={t('tables.delete.title')}
      text={t('widgets:strict.text')}
      note={<NamingSentence name={table.name} sentence={(name) => t('tables.delete.note', { name })} />}
      details={refusal === undefined ? undefined : <p role="alert">{refusal}</p>}
      confirmLabel={t('tables.delete.confirm')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
