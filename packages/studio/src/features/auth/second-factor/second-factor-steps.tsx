import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
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
  const { t } = useTranslation('account');
  const { confirm } = useSetUpSecondFactor();
  const state = useSetupCode(confirm, onConfirmed, onClose);
  return (
    <FormDialog state={state} title={t('setup.title')} saveLabel={t('setup.submit')}>
      <SecondFactorSetup pending={pending} state={state} />
    </FormDialog>
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
