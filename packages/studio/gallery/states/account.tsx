import i18next from 'i18next';
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  ForgotPasswordDocument,
  HistorySettingsDocument,
  SecondFactorDocument,
  SessionsDocument,
  SignInDocument,
  TenantUsageDocument,
} from '../../src/api/generated/operations.ts';
import { CodeForm } from '../../src/features/auth/sign-in/code-form.tsx';
import { NewPasswordForm } from '../../src/features/auth/sign-in/new-password-form.tsx';
import { LoginPage } from '../../src/features/auth/sign-in/login-page.tsx';
import { answer, fail, refuse } from '../answers.ts';
import { ownUsage, dashboard } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const ignore = (): void => undefined;
const login = { signedOut: <LoginPage onSignedIn={ignore} />, namespaces: ['auth'] } as const;

function newPasswordForm(isInvitation: boolean) {
  const link = { tenantId: 'harbour', loginId: 'chan', code: 'c', isInvitation };
  const form = <NewPasswordForm link={link} onDone={ignore} onRecover={ignore} />;
  return { signedOut: <main>{form}</main>, namespaces: ['auth'] } as const;
}

async function signIn(): Promise<void> {
  await fill('auth:signIn.email', 'chan@harbour.example');
  await fill('auth:signIn.password', 'correct horse battery');
  await press('auth:signIn.submit');
}

const second = answer(SecondFactorDocument, {
  secondFactor: { isEnabled: true, enabledAt: '2026-01-05T02:00:00Z', recoveryCodesLeft: 8 },
});
const pending = answer(BeginSecondFactorDocument, {
  beginSecondFactor: {
    status: 'success',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/harbour?secret=JBSWY3DPEHPK3PXP',
  },
});

async function openAccount(part: 'sessions' | 'secondFactor' | 'password'): Promise<void> {
  await press('shell:tenant.label', { tenantId: 'harbour' });
  await press(`shell:tenant.${part}`);
}

const account = { screen: '/dashboard' };
const history = answer(HistorySettingsDocument, {
  historySettings: {
    allDays: 30,
    dailyDays: 365,
    trashDays: 30,
    stateCount: 1284,
    stateBytes: 52_428_800,
    deletedFileBytes: 1_572_864,
  },
});
const answers = [...dashboard, ownUsage, history];

export const states: States = {
  'sign in': {
    ...login,
    steps: async () => {
      await see('auth:signIn.submit');
    },
  },
  'sign in incomplete': {
    ...login,
    steps: async () => {
      await press('auth:signIn.submit');
      await see('widgets:required');
    },
  },
  'sign in refused': {
    ...login,
    answers: [answer(SignInDocument, { token_2: { error: 'INVALID' } })],
    steps: async () => {
      await signIn();
      await see('auth:signIn.incorrect');
    },
  },
  'sign in without server': {
    ...login,
    answers: [fail(SignInDocument)],
    steps: async () => {
      await signIn();
      await see('errors:oops');
    },
  },
  'second factor': {
    ...login,
    answers: [answer(SignInDocument, { token_2: { error: 'REQUIRED', errorPath: 'secondFactor' } })],
    steps: async () => {
      await signIn();
      await see('auth:code.title');
    },
  },
  'recovery code': {
    ...login,
    answers: [answer(SignInDocument, { token_2: { error: 'REQUIRED', errorPath: 'secondFactor' } })],
    steps: async () => {
      await signIn();
      await press('auth:code.useRecovery');
      await see('auth:code.recoveryText');
    },
  },
  enrolment: {
    ...login,
    answers: [answer(SignInDocument, { token_2: { error: 'REQUIRED', enrolmentToken: 'e' } }), pending],
    steps: async () => {
      await signIn();
      await see('account:setup.qr');
    },
  },
  'forgotten password': {
    ...login,
    steps: async () => {
      await press('auth:signIn.forgot');
      await see('auth:reset.title');
    },
  },
  'recovery link sent': {
    ...login,
    answers: [answer(ForgotPasswordDocument, { forgotPassword: { status: 'success' } })],
    steps: async () => {
      await press('auth:signIn.forgot');
      await fill('auth:signIn.email', 'chan@harbour.example');
      await press('auth:reset.submit');
      await see('auth:reset.sent', { email: 'chan@harbour.example' });
    },
  },
  'code wrong': {
    signedOut: (
      <main>
        <CodeForm tenantId="harbour" credentials={{ email: 'chan@harbour.example', password: 'p' }} onBack={ignore} />
      </main>
    ),
    namespaces: ['auth'],
    answers: [answer(SignInDocument, { token_2: { error: 'INVALID', errorPath: 'secondFactor' } })],
    steps: async () => {
      await fill('auth:code.code', '123456');
      await press('auth:signIn.submit');
      await see('auth:code.wrong');
    },
  },
  invitation: {
    ...newPasswordForm(true),
    steps: async () => {
      await see('auth:invitation.submit');
    },
  },
  'new password too short': {
    ...newPasswordForm(false),
    steps: async () => {
      await fill('auth:newPassword.password', 'short');
      await press('auth:newPassword.submit');
      await see('auth:newPassword.tooShort', { count: 5 });
    },
  },
  tenant: {
    ...account,
    answers,
    steps: async () => {
      await press('shell:tenant.label', { tenantId: 'harbour' });
      await see('shell:tenant.logOut');
      await see('usage:heading');
      await see('usage:history.change');
    },
  },
  'history settings': {
    ...account,
    answers,
    steps: async () => {
      await press('shell:tenant.label', { tenantId: 'harbour' });
      await press('usage:history.change');
      await fill('usage:history.days.allDays', 'a month');
      await press('usage:history.save');
      await see('usage:history.wholeNumber');
    },
  },
  'usage failed': {
    ...account,
    answers: [...answers, fail(TenantUsageDocument)],
    steps: async () => {
      await press('shell:tenant.label', { tenantId: 'harbour' });
      await see('usage:retry');
    },
  },
  theme: {
    ...account,
    answers,
    steps: async () => {
      await press('shell:theme.label');
      await see('shell:theme.auto');
    },
  },
  language: {
    ...account,
    answers,
    steps: async () => {
      const own = i18next.language === 'en-US' ? 'English' : '繁體中文';
      await press(`${i18next.t('language')}: ${own}`);
      await see(own === 'English' ? '繁體中文' : 'English');
    },
  },
  sessions: {
    ...account,
    answers: [
      ...answers,
      answer(SessionsDocument, {
        sessions: {
          totalCount: 4,
          list: [
            { id: 'a', browser: 'Firefox', system: 'Windows', address: '192.0.2.1', isCurrent: true },
            { id: 'b', browser: 'Safari', system: 'iPhone', address: '192.0.2.2' },
            { id: 'c', address: '192.0.2.3' },
          ],
        },
      }),
    ],
    steps: async () => {
      await openAccount('sessions');
      await see('account:sessions.unknownDevice');
    },
  },
  'sessions failed': {
    ...account,
    answers: [...answers, fail(SessionsDocument)],
    steps: async () => {
      await openAccount('sessions');
      await see('account:sessions.failed');
    },
  },
  'change password incomplete': {
    ...account,
    answers,
    steps: async () => {
      await openAccount('password');
      await press('account:password.submit');
      await see('widgets:required');
    },
  },
  'second factor off': {
    ...account,
    answers: [...answers, answer(SecondFactorDocument, { secondFactor: {} })],
    steps: async () => {
      await openAccount('secondFactor');
      await see('account:secondFactor.off');
    },
  },
  'second factor on': {
    ...account,
    answers: [...answers, second],
    steps: async () => {
      await openAccount('secondFactor');
      await see('account:secondFactor.renewCodes');
    },
  },
  'second factor proof': {
    ...account,
    answers: [...answers, second],
    steps: async () => {
      await openAccount('secondFactor');
      await press('account:secondFactor.disable');
      await see('account:proof.disable.title');
    },
  },
  'second factor setup': {
    ...account,
    answers: [...answers, answer(SecondFactorDocument, { secondFactor: {} }), pending],
    steps: async () => {
      await openAccount('secondFactor');
      await press('account:secondFactor.setUp');
      await fill('account:password.current', 'correct horse battery');
      await press('account:proof.setUp.submit');
      await see('account:setup.qr');
    },
  },
  'second factor setup refused': {
    ...account,
    answers: [
      ...answers,
      answer(SecondFactorDocument, { secondFactor: {} }),
      pending,
      refuse(ConfirmSecondFactorDocument, 'INVALID', { path: 'code' }),
    ],
    steps: async () => {
      await openAccount('secondFactor');
      await press('account:secondFactor.setUp');
      await fill('account:password.current', 'correct horse battery');
      await press('account:proof.setUp.submit');
      await fill('account:setup.code', '123456');
      await press('account:setup.submit');
      await see('account:setup.wrongCode');
    },
  },
  'recovery codes': {
    ...account,
    answers: [
      ...answers,
      answer(SecondFactorDocument, { secondFactor: {} }),
      pending,
      answer(ConfirmSecondFactorDocument, {
        confirmSecondFactor: { status: 'success', recoveryCodes: ['1111-2222', '3333-4444'], token: null },
      }),
    ],
    steps: async () => {
      await openAccount('secondFactor');
      await press('account:secondFactor.setUp');
      await fill('account:password.current', 'correct horse battery');
      await press('account:proof.setUp.submit');
      await fill('account:setup.code', '123456');
      await press('account:setup.submit');
      await see('account:codes.shownOnce');
    },
  },
};
