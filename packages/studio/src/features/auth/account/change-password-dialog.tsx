import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useChangePassword } from './account.api.ts';
import { usePasswordRule } from '../use-password-rule.ts';

export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['account', 'auth', 'widgets']);
  const changePassword = useChangePassword();
  const newPasswordProblem = usePasswordRule();
  const labels = { currentPassword: t('password.current'), newPassword: t('auth:newPassword.password') };
  const state = useDialogForm({
    start: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => {
      const problem = newPasswordProblem(newPassword);
      return {
        ...(currentPassword === '' && { currentPassword: t('widgets:required') }),
        ...(problem !== undefined && { newPassword: problem }),
      };
    },
    save: async ({ currentPassword, newPassword }) => changePassword(currentPassword, newPassword),
    onSaved: () => {
      showToast('success', { title: t('password.changed'), line: t('password.changedLine') });
      onClose();
    },
    place: (problems) =>
      assignByPath<keyof typeof labels>(problems, ['currentPassword', 'newPassword'], (problem, field) =>
        describeProblem(problem, labels[field]),
      ),
    failedTitle: t('password.failed'),
    onClose,
  });
  const props = (name: keyof typeof labels) => ({
    label: labels[name],
    value: state.form[name],
    ...state.field(name),
    // PasswordInput does not set this itself.
    'aria-invalid': state.errorOf(name) !== undefined,
    onChange: (event: { currentTarget: { value: string } }) => state.change({ [name]: event.currentTarget.value }),
    visibilityToggleButtonProps: { 'aria-label': t('auth:signIn.showPassword'), tabIndex: 0 },
  });
  return (
    <FormDialog state={state} size="small" title={t('password.title')} saveLabel={t('password.submit')}>
      <PasswordInput data-autofocus autoComplete="current-password" {...props('currentPassword')} />
      <PasswordInput
        autoComplete="new-password"
        description={t('auth:newPassword.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...props('newPassword')}
      />
      <p>{t('password.text')}</p>
    </FormDialog>
  );
}
