import { Button, PasswordInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { Note } from '../../../ui/note.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { useResetPassword } from '../auth.api.ts';
import type { RecoveryLink } from './recovery-link.ts';
import { useFields } from '../use-fields.ts';
import { usePasswordRule } from '../use-password-rule.ts';
import classes from './login.module.css';

interface NewPasswordFormProps {
  readonly link: RecoveryLink;
  readonly onDone: () => void;
  /** Leads to a new recovery link. */
  readonly onRecover: () => void;
}

export function NewPasswordForm({ link, onDone, onRecover }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const resetPassword = useResetPassword(link);
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState<string>();
  const [isUnusable, setIsUnusable] = useState(false);
  const texts = link.isInvitation ? 'invitation' : 'newPassword';
  usePageTitle(t(`${texts}.title`));

  const { field, valueOf, check } = useFields({ password: usePasswordRule() });

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!check(event.currentTarget, ['password'])) return;
    run(async () => {
      setFailure(undefined);
      try {
        await resetPassword(valueOf('password'));
        showToast('success', { title: t('newPassword.saved'), line: t(`${texts}.savedLine`) });
        onDone();
      } catch (error) {
        if (error instanceof ApiError && error.problems.some(({ path }) => path === 'code')) setIsUnusable(true);
        else setFailure(errorText(error));
      }
    });
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <h1>{t(`${texts}.title`)}</h1>
      <p className={classes['line']}>{t(`${texts}.text`)}</p>
      {isUnusable ? (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {t('link.unusable')} {t(`link.${texts}`)}
          <div className={classes['buttons']}>
            <Button variant="filled" fullWidth onClick={link.isInvitation ? onDone : onRecover}>
              {t(link.isInvitation ? 'link.signIn' : 'link.newLink')}
            </Button>
          </div>
        </Note>
      ) : null}
      {failure === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {failure}
        </Note>
      )}
      <PasswordInput
        autoComplete="new-password"
        autoFocus
        label={t(`${texts}.password`)}
        description={t('newPassword.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
        {...field('password')}
      />
      <Button type="submit" variant="filled" fullWidth loading={isBusy}>
        {t(`${texts}.submit`)}
      </Button>
      <Button variant="subtle" fullWidth onClick={onDone}>
        {t('reset.back')}
      </Button>
    </form>
  );
}
