import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import blocks from '../../../ui/layout/blocks.module.css';
import { RoleSelect } from './role-select.tsx';
import { showRefusal } from '../show-refusal.ts';
import type { User } from './user.ts';
import { useAssignRole } from './users.api.ts';

interface RoleDialogProps {
  readonly user: User;
  readonly onAssigned: () => void;
  readonly onClose: () => void;
}

export function RoleDialog({ user, onAssigned, onClose }: RoleDialogProps) {
  const { t } = useTranslation('administration');
  const assignRole = useAssignRole();
  const state = useDialogForm({
    start: { role: user.role },
    check: () => ({}),
    save: async ({ role }) => assignRole(user.id, role),
    onSaved: (_, { role }) => {
      showToast('success', { title: t('assignRole.done'), line: `${user.username} · ${t(`role.${role}.name`)}` });
      onAssigned();
      onClose();
    },
    place: (problems) => ({ atFields: {}, rest: problems }),
    onRefused: (error) => {
      showRefusal(t('assignRole.failed'), error, t('assignRole.refused'));
      return true;
    },
    failedTitle: t('assignRole.failed'),
    onClose,
  });
  const { role } = state.form;
  return (
    <FormDialog
      state={state}
      size="small"
      title={t('assignRole.title')}
      saveLabel={t('assignRole.save')}
      canSave={role !== user.role}
    >
      <p className={blocks['wrapping']}>{t('assignRole.text', { name: user.username })}</p>
      <RoleSelect isFirst value={role} onChange={(chosen) => state.change({ role: chosen })} />
    </FormDialog>
  );
}
