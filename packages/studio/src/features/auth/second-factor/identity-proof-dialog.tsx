/** Takes the password, and a code while a second factor is on, before something about the second factor changes. */
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { Note } from '../../../ui/note.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import {
  type IdentityProof,
  type PendingSecondFactor,
  useDisableSecondFactor,
  useRenewRecoveryCodes,
  useSetUpSecondFactor,
} from '../account/account.api.ts';
import { isProblemAt, problemAt } from '../problem-at.ts';
import { useFields } from '../use-fields.ts';

export type ProofPurpose = 'setUp' | 'replace' | 'renewCodes' | 'disable';

interface IdentityProofDialogProps {
  readonly purpose: ProofPurpose;
  readonly onBegun: (pending: PendingSecondFactor) => void;
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onDisabled: () => void;
  readonly onClose: () => void;
}

type Field = 'currentPassword' | 'secondFactor';

export function IdentityProofDialog(dialog: IdentityProofDialogProps) {
  const { purpose, onClose } = dialog;
  const { t } = useTranslation(['account', 'auth', 'widgets']);
  const change = useChange(dialog);
  const { isBusy, run } = useBusy();
  // A set-up needs one too if a second factor was turned on in another tab after this page was loaded.
  const [isCodeNeeded, setIsCodeNeeded] = useState(purpose !== 'setUp');
  const [refusals, setRefusals] = useState<Partial<Record<Field | 'other', string | undefined>>>({});
  const { field, valueOf, check } = useFields<Field>({
    currentPassword: (value) => (value === '' ? t('widgets:required') : undefined),
    secondFactor: (value) => (value.trim() === '' ? t('widgets:required') : undefined),
  });
  const labels = { currentPassword: t('password.current'), secondFactor: t('proof.code') };

  const showRefusal = (error: unknown, form: HTMLFormElement): void => {
    const refused = (['currentPassword', 'secondFactor'] as const).filter((name) => isProblemAt(error, name));
    const [first] = refused;
    flushSync(() => {
      if (refused.includes('secondFactor')) setIsCodeNeeded(true);
      if (first === undefined) setRefusals({ other: errorText(error) });
      else setRefusals(Object.fromEntries(refused.map((name) => [name, problemAt(error, name, labels[name])])));
    });
    const input = form.querySelector<HTMLInputElement>(`[name="${first ?? 'currentPassword'}"]`);
    input?.focus();
    input?.select();
  };

  const handleSubmit = ({ currentTarget: form }: FormEvent<HTMLFormElement>): void => {
    if (!check(form, isCodeNeeded ? ['currentPassword', 'secondFactor'] : ['currentPassword'])) return;
    const currentPassword = valueOf('currentPassword');
    const proof = isCodeNeeded ? { currentPassword, secondFactor: valueOf('secondFactor') } : { currentPassword };
    run(async () => {
      setRefusals({});
      try {
        await change(proof);
      } catch (error) {
        showRefusal(error, form);
      }
    });
  };

  const props = (name: Field) => {
    const { onChange, error = refusals[name], ...others } = field(name);
    return {
      ...others,
      label: labels[name],
      error,
      // A PasswordInput does not set it.
      'aria-invalid': error !== undefined,
      onChange: (event: Parameters<typeof onChange>[0]) => {
        setRefusals((current) => ({ ...current, [name]: undefined }));
        onChange(event);
      },
    };
  };
  return (
    <Dialog
      opened
      size="small"
      title={t(`proof.${purpose}.title`)}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={handleSubmit}
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
      {refusals.other === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {refusals.other}
        </Note>
      )}
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
    </Dialog>
  );
}

/** What the dialog is for, once the proof is complete. */
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
