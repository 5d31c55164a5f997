import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useCreateInsurer } from './insurers.api.ts';
import { NameDialog } from '../name-dialog.tsx';

interface InsurerDialogProps {
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

export function InsurerDialog({ onCreated, onClose }: InsurerDialogProps) {
  const { t } = useTranslation('administration');
  const createInsurer = useCreateInsurer();
  const create = async (name: string): Promise<void> => {
    await createInsurer(name);
    showToast('success', { title: t('insurers.created'), line: name });
    onCreated();
    onClose();
  };
  return (
    <NameDialog
      title={t('insurers.createTitle')}
      hint={t('insurers.nameHint')}
      submitLabel={t('insurers.create')}
      failed={t('insurers.createFailed')}
      onSubmit={create}
      onClose={onClose}
    />
  );
}
