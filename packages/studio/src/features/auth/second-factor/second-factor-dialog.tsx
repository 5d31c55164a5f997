/** The user's second factor: its status, setup and recovery codes, and whether the tenant requires one. */
import { useState } from 'react';
import { type ConfirmedSecondFactor, type PendingSecondFactor, useSecondFactor } from '../account/account.api.ts';
import { IdentityProofDialog, type ProofPurpose } from './identity-proof-dialog.tsx';
import { SecondFactorOverview } from './second-factor-overview.tsx';
import { RecoveryCodesDialog, SetupDialog } from './second-factor-steps.tsx';

type Step =
  | { readonly name: 'overview' }
  | { readonly name: 'proof'; readonly purpose: ProofPurpose }
  | { readonly name: 'setup'; readonly pending: PendingSecondFactor }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

export function SecondFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const state = useSecondFactor();
  const [step, setStep] = useState<Step>({ name: 'overview' });
  const showOverview = (): void => setStep({ name: 'overview' });
  const showCodes = (codes: readonly string[]): void => {
    setStep({ name: 'codes', codes });
    void state.reload();
  };
  if (step.name === 'overview') {
    return (
      <SecondFactorOverview
        state={state}
        onBegin={(purpose) => setStep({ name: 'proof', purpose })}
        onClose={onClose}
      />
    );
  }
  if (step.name === 'proof') {
    return (
      <IdentityProofDialog
        purpose={step.purpose}
        onBegun={(pending) => setStep({ name: 'setup', pending })}
        onRenewed={showCodes}
        onDisabled={() => {
          void state.reload();
          showOverview();
        }}
        onClose={showOverview}
      />
    );
  }
  if (step.name === 'setup') {
    const handleConfirmed = ({ recoveryCodes }: ConfirmedSecondFactor): void => showCodes(recoveryCodes);
    return <SetupDialog pending={step.pending} onConfirmed={handleConfirmed} onClose={showOverview} />;
  }
  return <RecoveryCodesDialog codes={step.codes} onDone={showOverview} />;
}
