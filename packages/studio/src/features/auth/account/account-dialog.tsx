import type { AccountPart } from './account-menu.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { SecondFactorDialog } from '../second-factor/second-factor-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

export interface AccountDialogProps {
  readonly part: AccountPart;
  readonly onClose: () => void;
}

export function AccountDialog({ part, onClose }: AccountDialogProps) {
  if (part === 'sessions') return <SessionsDialog onClose={onClose} />;
  if (part === 'secondFactor') return <SecondFactorDialog onClose={onClose} />;
  return <ChangePasswordDialog onClose={onClose} />;
}
