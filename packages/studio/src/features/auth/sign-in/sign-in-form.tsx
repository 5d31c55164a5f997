import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { Note } from '../../../ui/note.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { type Credentials, useSignIn } from '../auth.api.ts';
import { useFields } from '../use-fields.ts';
import classes from './login.module.css';

interface SignInFormProps {
  readonly tenantId: string;
  readonly initialEmail: string;
  /** The password was correct, but a code is needed as well. */
  readonly onCode: (credentials: Credentials) => void;
  /** The password was correct, but a second factor has to be set up first. */
  readonly onEnrolment: (enrolmentToken: string, email: string) => void;
  /** Receives the email address as far as it has been typed. */
  readonly onForgot: (email: string) => void;
}

export function SignInForm({ tenantId, initialEmail, onCode, onEnrolment, onForgot }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'errors', 'widgets']);
  const signIn = useSignIn(tenantId);
  const { isBusy, run } = useBusy();
  const [refusal, setRefusal] = useState<string>();
  const passwordInput = useRef<HTMLInputElement>(null);
  const require = (value: string): string | undefined => (value === '' ? t('widgets:required') : undefined);
  const { field, valueOf, check } = useFields({ email: require, password: require }, { email: initialEmail });
  usePageTitle(t('signIn.title'));

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!check(event.currentTarget, ['email', 'password'])) return;
    run(async () => {
      setRefusal(undefined);
      try {
        const credentials = { email: valueOf('email'), password: valueOf('password') };
        const refused = await signIn(credentials);
        if (refused === undefined) return;
        if (refused.reason === 'codeMissing') return onCode(credentials);
        if (refused.reason === 'enrolment') return onEnrolment(refused.enrolmentToken, credentials.email);
        setRefusal(refused.reason === 'wait' ? waitText(refused.message) : t('signIn.incorrect'));
        passwordInput.current?.select();
      } catch (error) {
        if (error instanceof ApiError && ['problems', 'unauthenticated'].includes(error.status))
          setRefusal(t('signIn.incorrect'));
        else showFailure(t('errors:oops'), error);
      }
      return undefined;
    });
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <h1>{t('signIn.title')}</h1>
      <p className={classes['line']}>
        {t('signIn.tenant')} <strong>{tenantId}</strong>
      </p>
      {refusal === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {refusal}
        </Note>
      )}
      <TextInput
        type="email"
        autoComplete="username"
        autoFocus={initialEmail === ''}
        label={t('signIn.email')}
        {...field('email')}
      />
      <div className={classes['password']}>
        <PasswordInput
          autoComplete="current-password"
          autoFocus={initialEmail !== ''}
          label={t('signIn.password')}
          ref={passwordInput}
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
          {...field('password')}
        />
        <button type="button" className="cw-link-button" onClick={() => onForgot(valueOf('email'))}>
          {t('signIn.forgot')}
        </button>
      </div>
      <Button type="submit" variant="filled" fullWidth loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}

function waitText(message: string): string {
  return describeProblem({ code: 'TOO_MANY_ATTEMPTS', message });
}
