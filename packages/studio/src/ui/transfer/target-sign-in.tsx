/** Opens a session in the target tenant: an account in one tenant grants no access to another. */
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { Note } from '../note.tsx';
import { errorText } from '../problems/describe-error.ts';
import { describeProblem } from '../problems/problem-text.ts';
import { useBusy } from '../use-busy.ts';
import classes from './transfer.module.css';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly secondFactor?: string;
}

type Refusal =
  | { readonly reason: 'incorrect' | 'codeMissing' | 'codeWrong' | 'enrolment' }
  | { readonly reason: 'wait'; readonly message: string };

/** Opens sessions alongside the studio's own, and ends them. */
export interface TargetSessions {
  readonly open: (tenantId: string, credentials: Credentials) => Promise<{ readonly accessToken: string } | Refusal>;
  readonly close: (accessToken: string) => Promise<void>;
}

export interface CopyTarget {
  readonly tenantId: string;
  readonly accessToken: string;
}

interface TargetSignInProps {
  readonly openSession: TargetSessions['open'];
  /** The studio's own tenant, which cannot be the target. */
  readonly ownTenantId: string;
  /** From the previous sign-in, which has expired. */
  readonly initialTenantId: string;
  readonly onSignedIn: (target: CopyTarget) => void;
}

const fieldNames = ['tenant', 'email', 'password', 'code'] as const;
type FieldName = (typeof fieldNames)[number];

export function TargetSignIn({ openSession, ownTenantId, initialTenantId, onSignedIn }: TargetSignInProps) {
  const { t } = useTranslation(['transfer', 'auth', 'widgets']);
  const { isBusy, run } = useBusy();
  const [values, setValues] = useState<Partial<Record<FieldName, string>>>({ tenant: initialTenantId });
  const [needsCode, setNeedsCode] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const valueOf = (name: FieldName) => values[name] ?? '';

  const problemOf = (name: FieldName): string | undefined => {
    if (name === 'code' && !needsCode) return undefined;
    if (valueOf(name).trim() === '') return t('widgets:required');
    return name === 'tenant' && valueOf(name).trim() === ownTenantId ? t('copy.sameTenant') : undefined;
  };
  const field = (name: FieldName) => ({
    name,
    value: valueOf(name),
    error: isChecked ? problemOf(name) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setValues((others) => ({ ...others, [name]: value }));
    },
  });
  const refusalText = (refused: Refusal): string => {
    if (refused.reason === 'wait') return describeProblem({ code: 'TOO_MANY_ATTEMPTS', message: refused.message });
    if (refused.reason === 'enrolment') return t('copy.enrolment');
    if (refused.reason === 'codeWrong') return t('auth:code.wrong');
    return t(refused.reason === 'codeMissing' ? 'copy.codeMissing' : 'auth:signIn.incorrect');
  };
  const signIn = async (): Promise<void> => {
    const tenantId = valueOf('tenant').trim();
    const credentials = { email: valueOf('email').trim(), password: valueOf('password') };
    try {
      const opened = await openSession(tenantId, {
        ...credentials,
        ...(needsCode && { secondFactor: valueOf('code') }),
      });
      if (!('reason' in opened)) return onSignedIn({ tenantId, accessToken: opened.accessToken });
      setNeedsCode(needsCode || opened.reason === 'codeMissing');
      setIsChecked(opened.reason !== 'codeMissing');
      setRefusal(refusalText(opened));
    } catch (error) {
      const isRefused = error instanceof ApiError && ['problems', 'unauthenticated'].includes(error.status);
      setRefusal(isRefused ? t('auth:signIn.incorrect') : errorText(error));
    }
    return undefined;
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    setRefusal(undefined);
    const first = fieldNames.find((name) => problemOf(name) !== undefined);
    if (first === undefined) run(signIn);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form className={classes['signIn']} noValidate onSubmit={handleSubmit}>
      <p>{t('copy.signInText')}</p>
      {refusal === undefined ? null : (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {refusal}
        </Note>
      )}
      <TextInput label={t('copy.tenant')} spellCheck={false} autoComplete="off" maxLength={64} {...field('tenant')} />
      <TextInput type="email" label={t('auth:signIn.email')} autoComplete="off" {...field('email')} />
      <PasswordInput
        label={t('auth:signIn.password')}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': t('auth:signIn.showPassword'), tabIndex: 0 }}
        {...field('password')}
      />
      {needsCode ? (
        <TextInput
          label={t('auth:code.code')}
          autoComplete="one-time-code"
          maxLength={64}
          autoFocus
          {...field('code')}
        />
      ) : null}
      <Button type="submit" variant="filled" loading={isBusy}>
        {t('copy.signIn')}
      </Button>
    </form>
  );
}
