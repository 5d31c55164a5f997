/** The actions of a user's row menu. Deactivation is confirmed first; every outcome is reported. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { showRefusal } from '../show-refusal.ts';
import type { User } from './user.ts';
import { useDeactivateUser, useReactivateUser, useResendInvitation } from './users.api.ts';

export type UserAction = 'assignRole' | 'resend' | 'reactivate' | 'deactivate';

type DirectAction = Exclude<UserAction, 'assignRole'>;

export function useUserActions(onChanged: () => void) {
  const { t } = useTranslation('administration');
  const changes: Readonly<Record<DirectAction, (id: string) => Promise<void>>> = {
    resend: useResendInvitation(),
    reactivate: useReactivateUser(),
    deactivate: useDeactivateUser(),
  };
  const { run } = useBusy();
  const [deactivated, setDeactivated] = useState<User>();
  const change = async (action: DirectAction, { id, username }: User): Promise<void> => {
    try {
      await changes[action](id);
      showToast('success', { title: t(`${action}.done`), line: username });
    } catch (error) {
      showRefusal(t(`${action}.failed`), error, t(`${action}.refused`));
    }
    onChanged();
  };
  const start = (action: DirectAction, user: User): void => {
    if (action === 'deactivate') setDeactivated(user);
    else run(async () => change(action, user));
  };
  const question = deactivated ? (
    <ConfirmDialog
      opened
      isDanger
      title={t('deactivate.title')}
      text={t('deactivate.text')}
      note={<strong dir="auto">{deactivated.username}</strong>}
      confirmLabel={t('deactivate.open')}
      onConfirm={async () => {
        await change('deactivate', deactivated);
        setDeactivated(undefined);
      }}
      onClose={() => setDeactivated(undefined)}
    />
  ) : null;
  return { start, question };
}
