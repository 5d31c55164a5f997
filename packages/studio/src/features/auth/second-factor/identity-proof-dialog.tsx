/** Asks for the password, and a code if a second factor is on, before changing the second factor. */
import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import {
  type IdentityProof,
  type PendingSecondFactor,
  useDisableSecondFactor,
  useRenewRecoveryCodes,
  useSetUpSecondFactor,
} from '../account/account.api.ts';

export type ProofPurpose = 'setUp' | 'replace' | 'renewCodes' | 'disable';

interface IdentityProofDialogProps {
  readonly purpose: ProofPurpose;
  readonly onBegun: (pending: PendingSecondFactor) => void;
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onDisabled: () => void;
  readonly onClose: () => void;
}

export function IdentityProofDialog(dialog: IdentityProofDialogProps) {
  const { purpose, onClose } = dialog;
  const { t } = useTranslation(['account', 'auth', 'widgets']);
  const change = useChange(dialog);
  // Setup also needs a code if a second factor was turned on in another tab after this page was loaded.
  const [isCodeNeeded, setIsCodeNeeded] = useState(purpose !== 'setUp');
  const labels = { currentPassword: t('password.current'), secondFactor: t('proof.code') };
  const state = useDialogForm({
    start: { currentPassword: '', secondFactor: '' },
    check: ({ currentPassword, secondFactor }) => ({
      ...(currentPassword === '' && { currentPassword: t('widgets:required') }),
      ...(isCodeNeeded && secondFactor.trim() === '' && { secondFactor: t('widgets:required') }),
    }),
    save: async ({ currentPassword, secondFactor }) =>
      change(isCodeNeeded ? { currentPassword, secondFactor } : { currentPassword }),
    // The action itself continues in another dialog.
    onSaved: () => undefined,
    place: (problems) =>
      assignByPath<keyof typeof labels>(problems, ['currentPassword', 'secondFactor'], (problem, field) =>
        describeProblem(problem, labels[field]),
      ),
    onRefused: (error) => {
      if (error.problems.some(({ path = '' }) => path.split('.').at(-1) === 'secondFactor')) setIsCodeNeeded(true);
      return false;
    },
    failedTitle: t('proof.failed'),
    onClose,
  });
  const props = (name: keyof typeof state.form) => ({
    label: labels[name],
    value: state.form[name],
    ...state.field(name),
    // PasswordInput does not set this itself.
    'aria-invalid': state.errorOf(name) !== undefined,
    onChange: (event: { currentTarget: { value: string } }) => state.change({ [name]: event.currentTarget.value }),
  });
  return (
    <FormDialog
      state={state}
      size="small"
      title={t(`proof.${purpose}.title`)}
      saveLabel={t(`proof.${purpose}.submit`)}
      isDanger={purpose === 'disable'}
    >
      <p>{t(`proof.${purpose}.text`)}</p>
      <PasswordInput
        data-autofocus
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('auth:signIn.showPassword'), tabIndex: 0 }}
        {...props('currentPassword')}
      />
      {isCodeNeeded ? (
        <TextInput
          autoComplete="one-time-code"
          maxLength={64}
          spellCheck={false}
          description={t('proof.codeHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...props('secondFactor')}
        />
      ) : null}
    </FormDialog>
  );
}

/** The action to perform once the proof is complete. */
function useChange({ purpose, onBegun, onRenewed, onDisabled }: IdentityProofDialogProps) {
  const { t } = useTranslation('account');
  const { begin } = useSetUpSecondFactor();
  const renewCodes = useRenewRecoveryCodes();
  const disable = useDisableSecondFactor();
  return async (proof: IdentityProof): Promise<void> => {
    if (purpose === 'renewCodes') return onRenewed(await renewCodes(proof));
    if (purpose !== 'disable') return onBegun(await begin(proof));
    await disable(proof);
    showToast('success', { title: t('secondFactor.disabled'), line: t('secondFactor.disabledLine') });
    return onDisabled();
  };
}
