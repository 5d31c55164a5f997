import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useChangePassword } from './account.api.ts';
import { isProblemAt, problemAt } from '../problem-at.ts';
import { useFields } from '../use-fields.ts';
import { usePasswordRule } from '../use-password-rule.ts';

interface Refusal {
  readonly name: 'currentPassword' | 'newPassword';
  readonly text: string;
}

export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['account', 'auth', 'widgets']);
  const changePassword = useChangePassword();
  const { isBusy, run } = useBusy();
  const [refusal, setRefusal] = useState<Refusal>();
  const { field, valueOf, check } = useFields({
    currentPassword: (value) => (value === '' ? t('widgets:required') : undefined),
    newPassword: usePasswordRule(),
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    if (!check(form, ['currentPassword', 'newPassword'])) return;
    run(async () => {
      setRefusal(undefined);
      try {
        await changePassword(valueOf('currentPassword'), valueOf('newPassword'));
        showToast('success', { title: t('password.changed'), line: t('password.changedLine') });
        onClose();
      } catch (error) {
        const name = isProblemAt(error, 'newPassword') ? 'newPassword' : 'currentPassword';
        setRefusal({ name, text: problemAt(error, name, labels[name]) });
        form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.select();
      }
    });
  };

  const labels = { currentPassword: t('password.current'), newPassword: t('auth:newPassword.password') };
  const props = (name: Refusal['name']) => {
    const { onChange, error, ...others } = field(name);
    return {
      ...others,
      label: labels[name],
      error: error ?? (refusal?.name === name ? refusal.text : undefined),
      onChange: (event: Parameters<typeof onChange>[0]) => {
        setRefusal(undefined);
        onChange(event);
      },
      visibilityToggleButtonProps: { 'aria-label': t('auth:signIn.showPassword'), tabIndex: 0 },
    };
  };
  return (
    <Dialog
      opened
      size="small"
      title={t('password.title')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('password.submit')}
          </Button>
        </>
      }
    >
      <PasswordInput data-autofocus autoComplete="current-password" {...props('currentPassword')} />
      <PasswordInput
        autoComplete="new-password"
        description={t('auth:newPassword.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...props('newPassword')}
      />
      <p>{t('password.text')}</p>
    </Dialog>
  );
}
