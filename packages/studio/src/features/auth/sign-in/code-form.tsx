/** The second step of signing in: the code of the authenticator app, or a recovery code. */
import { Button, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { Note } from '../../../ui/note.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { type Credentials, useSignIn } from '../auth.api.ts';
import classes from './login.module.css';

export interface CodeFormProps {
  readonly tenantId: string;
  readonly credentials: Credentials;
  readonly onBack: () => void;
}

export function CodeForm({ tenantId, credentials, onBack }: CodeFormProps) {
  const { t } = useTranslation(['auth', 'widgets']);
  const signIn = useSignIn(tenantId);
  const { isBusy, run } = useBusy();
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  usePageTitle(t('code.title'));

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (code.trim() === '') {
      setProblem(t('widgets:required'));
      input.current?.focus();
      return;
    }
    run(async () => {
      setRefusal(undefined);
      setProblem(undefined);
      try {
        const refused = await signIn({ ...credentials, secondFactor: code });
        if (refused === undefined) return;
        if (refused.reason === 'wait')
          setRefusal(describeProblem({ code: 'TOO_MANY_ATTEMPTS', message: refused.message }));
        else if (refused.reason === 'incorrect') setRefusal(t('signIn.incorrect'));
        else setProblem(t(isRecovery ? 'code.wrongRecovery' : 'code.wrong'));
        input.current?.select();
      } catch (error) {
        setRefusal(errorText(error));
      }
    });
  };

  const handleSwitch = (): void => {
    setIsRecovery(!isRecovery);
    setCode('');
    setProblem(undefined);
    input.current?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <h1>{t('code.title')}</h1>
      <p className={classes['line']}>{t(isRecovery ? 'code.recoveryText' : 'code.text')}</p>
      {refusal === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {refusal}
        </Note>
      )}
      <div className={classes['password']}>
        <TextInput
          ref={input}
          autoFocus
          label={t(isRecovery ? 'code.recovery' : 'code.code')}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          maxLength={64}
          spellCheck={false}
          value={code}
          error={problem}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <button type="button" className="cw-link-button" onClick={handleSwitch}>
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </button>
      </div>
      <Button type="submit" variant="filled" fullWidth loading={isBusy}>
        {t('signIn.submit')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {t('reset.back')}
      </Button>
    </form>
  );
}
