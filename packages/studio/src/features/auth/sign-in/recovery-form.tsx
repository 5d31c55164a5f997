import { Button, TextInput } from '@mantine/core';
import { IconAlertCircle, IconMail } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { Note } from '../../../ui/note.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { useForgotPassword } from '../auth.api.ts';
import { useFields } from '../use-fields.ts';
import classes from './login.module.css';

interface RecoveryFormProps {
  readonly tenantId: string;
  readonly initialEmail: string;
  /** The opened link was incomplete, so a new one is needed. */
  readonly isLinkBroken: boolean;
  readonly onBack: () => void;
}

export function RecoveryForm({ tenantId, initialEmail, isLinkBroken, onBack }: RecoveryFormProps) {
  const { t } = useTranslation(['auth', 'widgets']);
  const forgotPassword = useForgotPassword(tenantId);
  const { isBusy, run } = useBusy();
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<string | undefined>(
    isLinkBroken ? `${t('newPassword.incomplete')}. ${t('newPassword.incompleteLine')}` : undefined,
  );
  const { field, valueOf, check } = useFields(
    { email: (value) => (value === '' ? t('widgets:required') : undefined) },
    { email: initialEmail },
  );
  usePageTitle(t('reset.title'));

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!check(event.currentTarget, ['email'])) return;
    const email = valueOf('email');
    run(async () => {
      setFailure(undefined);
      setSentTo(undefined);
      try {
        await forgotPassword(email);
        setSentTo(email);
      } catch (error) {
        setFailure(errorText(error));
      }
    });
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <h1>{t('reset.title')}</h1>
      <p className={classes['line']}>{t('reset.text')}</p>
      {failure === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {failure}
        </Note>
      )}
      {sentTo === undefined ? null : (
        <Note tone="success" isAlert icon={<IconMail size={16} stroke={1.75} />}>
          {t('reset.sent', { email: sentTo })}
        </Note>
      )}
      <TextInput type="email" autoComplete="username" autoFocus label={t('signIn.email')} {...field('email')} />
      <Button type="submit" variant="filled" fullWidth loading={isBusy}>
        {t('reset.submit')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {t('reset.back')}
      </Button>
    </form>
  );
}
