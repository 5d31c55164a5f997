/** Confirms the deletion of a template, in the list and in every editor. */
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { NamingSentence } from '../../ui/dialogs/naming-sentence.tsx';
import { LazyDeletionUses } from '../item-uses/lazy-deletion-uses.tsx';

interface TemplateDeleteDialogProps {
  readonly id: string;
  readonly name: string;
  /** The name of its kind. */
  readonly kindLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

export function TemplateDeleteDialog(props: TemplateDeleteDialogProps) {
  const { id, name, kindLabel, cancelLabel, onConfirm, onClose } = props;
  const { t } = useTranslation('templates');
  return (
    <ConfirmDialog
      opened
      mode="strict"
      title={t('delete.title')}
      text={t('delete.text')}
      note={<NamingSentence name={name} sentence={(bold) => t('delete.gone', { name: bold, kind: kindLabel })} />}
      details={<LazyDeletionUses used={{ kind: 'template', itemIds: [id] }} />}
      confirmLabel={t('delete.confirm')}
      {...(cancelLabel !== undefined && { cancelLabel })}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
