/** Confirms that something deleted is removed for good. */
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { DeletedItem } from '../deleted-item.ts';
import { useHistoryChanges } from '../history.api.ts';

interface RemoveItemDialogProps {
  readonly item: DeletedItem;
  readonly onClose: () => void;
}

export function RemoveItemDialog({ item, onClose }: RemoveItemDialogProps) {
  const { t } = useTranslation('history');
  const { kind, name } = item;
  const { removeItem } = useHistoryChanges();
  const remove = async (): Promise<void> => {
    try {
      await removeItem(item);
      showToast('success', { title: t('removeItem.done'), line: name });
      onClose();
    } catch (error) {
      showToast('error', { title: t('removeItem.failed'), line: errorText(error) });
    }
  };
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('removeItem.title', { name })}
      text={t(`removeItem.text.${kind}`)}
      confirmLabel={t('removeItem.confirm')}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
