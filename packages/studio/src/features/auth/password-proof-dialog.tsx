/** Asks for the password before something about the second factor changes, and then does it. */
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import {
  type PendingSecondFactor,
  useDisableSecondFactor,
  useRenewRecoveryCodes,
  useSetUpSecondFactor,
} from './account.api.ts';
import { problemAt } from './problem-at.ts';

export type ProofPurpose = 'setUp' | 'renewCodes' | 'disable';

interface PasswordProofDialogProps {
  readonly purpose: ProofPurpose;
  readonly onBegun: (pending: PendingSecondFactor) => void;
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onDisabled: () => void;
  readonly onClose: () => void;
}

export function PasswordProofDialog({ purpose, onBegun, onRenewed, onDisabled, onClose }: PasswordProofDialogProps) {
  const { t } = useTranslation(['account', 'auth', 'widgets']);
  const { begin } = useSetUpSecondFactor();
  const renewCodes = useRenewRecoveryCodes();
  const disable = useDisableSecondFactor();
  const { isBusy, run } = useBusy();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const work = async (): Promise<void> => {
    if (purpose === 'setUp') return onBegun(await begin(password));
    if (purpose === 'renewCodes') return onRenewed(await renewCodes(password));
    await disable(password);
    showToast('success', { title: t('secondFactor.disabled'), line: t('secondFactor.disabledLine') });
    return onDisabled();
  };

  return (
    <Dialog
      opened
      size="small"
      title={t(`proof.${purpose}.title`)}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={({ currentTarget }) => {
        const input = currentTarget.querySelector<HTMLInputElement>('[name="currentPassword"]');
        if (password === '') {
          setProblem(t('widgets:required'));
          return input?.focus();
        }
        return run(async () => {
          try {
            await work();
          } catch (error) {
            setProblem(problemAt(error, 'currentPassword', t('password.current')));
            input?.select();
          }
        });
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" {...(purpose === 'disable' && { color: 'danger' })} loading={isBusy}>
            {t(`proof.${purpose}.submit`)}
          </Button>
        </>
      }
    >
      <p>{t(`proof.${purpose}.text`)}</p>
      <PasswordInput
        data-autofocus
        name="currentPassword"
        autoComplete="current-password"
        label={t('password.current')}
        value={password}
        error={problem}
        visibilityToggleButtonProps={{ 'aria-label': t('auth:signIn.showPassword'), tabIndex: 0 }}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
