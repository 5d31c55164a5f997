import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { type ConfirmedSecondFactor, type PendingSecondFactor, useSetUpSecondFactor } from '../account/account.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useSetupCode } from './use-setup-code.ts';

interface SetupDialogProps {
  readonly pending: PendingSecondFactor;
  readonly onConfirmed: (confirmed: ConfirmedSecondFactor) => void;
  readonly onClose: () => void;
}

export function SetupDialog({ pending, onConfirmed, onClose }: SetupDialogProps) {
  const { t } = useTranslation(['account', 'widgets']);
  const { confirm } = useSetUpSecondFactor();
  const { code, problem, isBusy, onChange, submit } = useSetupCode(confirm, onConfirmed);
  return (
    <Dialog
      opened
      title={t('setup.title')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(event) => submit(event.currentTarget)}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('setup.submit')}
          </Button>
        </>
      }
    >
      <SecondFactorSetup pending={pending} code={code} problem={problem} onChange={onChange} />
    </Dialog>
  );
}

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      opened
      size="small"
      title={t('codes.title')}
      isHeld
      onClose={onDone}
      footer={
        <Button variant="filled" data-autofocus onClick={onDone}>
          {t('codes.done')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
