/** Confirms the deletion of a component. If it is in use, shows where instead. */
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import type { ListedComponent } from '../component.ts';
import { LazyDeletionUses } from '../../item-uses/lazy-deletion-uses.tsx';
import { useDeleteComponent } from '../components.api.ts';

export interface ComponentDeleteDialogProps {
  readonly component: ListedComponent;
  readonly onChanged: () => void;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

export function ComponentDeleteDialog({ component, onChanged, onDeleted, onClose }: ComponentDeleteDialogProps) {
  const { t } = useTranslation('components');
  const deleteComponent = useDeleteComponent();
  const { id, name, revision } = component;
  const handleConfirm = async () => {
    try {
      await deleteComponent(id, revision);
      showToast('success', { title: t('delete.done'), line: name });
      onDeleted?.();
    } catch (error) {
      showFailure(t('delete.failed'), error);
      onChanged();
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('delete.title')}
      text={t('delete.text')}
      note={<strong>{name}</strong>}
      details={<LazyDeletionUses used={{ kind: 'component', itemIds: [id] }} />}
      confirmLabel={t('delete.confirm')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
