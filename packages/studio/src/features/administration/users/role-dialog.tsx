import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../administration.module.css';
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
  const { t } = useTranslation(['administration', 'widgets']);
  const assignRole = useAssignRole();
  const [role, setRole] = useState(user.role);
  const { isBusy, run } = useBusy();
  const assign = async (): Promise<void> => {
    try {
      await assignRole(user.id, role);
      showToast('success', { title: t('assignRole.done'), line: `${user.username} · ${t(`role.${role}.name`)}` });
      onAssigned();
      onClose();
    } catch (error) {
      showRefusal(t('assignRole.failed'), error, t('assignRole.refused'));
    }
  };
  return (
    <Dialog
      opened
      size="small"
      title={t('assignRole.title')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => run(assign)}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy} disabled={role === user.role}>
            {t('assignRole.save')}
          </Button>
        </>
      }
    >
      <p className={classes['lead']}>{t('assignRole.text', { name: user.username })}</p>
      <RoleSelect isFirst value={role} onChange={setRole} />
    </Dialog>
  );
}
