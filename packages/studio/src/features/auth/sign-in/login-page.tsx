// Sign-in, the request for a recovery link, and the form for a new password that such a link opens.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { chooseLocale } from '../../../ui/i18n.ts';
import { localeNames, locales } from '../../../locales/locale.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import type { Credentials } from '../auth.api.ts';
import { LoginShowcase } from './login-showcase.tsx';
import { hasOpenedLink, withOpenedLink, withoutOpenedLink } from './opened-link.ts';
import { ReloadedLink } from './reloaded-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { type RecoveryLink, toRecoveryLink } from './recovery-link.ts';
import { SignInForm } from './sign-in-form.tsx';
import '@mantine/core/styles/PasswordInput.css';
import classes from './login.module.css';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { EnrolmentFormProps } from '../second-factor/enrolment-form.tsx';
import type { CodeFormProps } from './code-form.tsx';

/** Loaded once a code is needed, to keep it out of the initial bundle. */
const LazyCodeForm = lazyPart<CodeFormProps>(
  async () => (await import('./code-form.tsx')).CodeForm,
  () => <Spinner />,
  ['auth'],
);

const LazyEnrolmentForm = lazyPart<EnrolmentFormProps>(
  async () => (await import('../second-factor/enrolment-form.tsx')).EnrolmentForm,
  () => <Spinner />,
  ['account', 'auth'],
);

type Panel =
  | { readonly name: 'brokenLink' }
  | { readonly name: 'reloadedLink' }
  | { readonly name: 'signIn'; readonly email?: string }
  | { readonly name: 'code'; readonly credentials: Credentials }
  | { readonly name: 'enrolment'; readonly enrolmentToken: string; readonly email: string }
  | { readonly name: 'recovery'; readonly email: string }
  | { readonly name: 'newPassword'; readonly link: RecoveryLink };

/** @param onSignedIn redirects to the requested page */
export function LoginPage({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t, i18n } = useTranslation('auth');
  const { config, session } = useApi();
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash);
  const token = useSyncExternalStore(session.subscribe, session.accessToken);
  const [panel, setPanel] = useState<Panel>(
    () => panelOf(hash) ?? { name: hasOpenedLink(window.history.state) ? 'reloadedLink' : 'signIn' },
  );
  const tenantParam = new URLSearchParams(window.location.search).get('tenantId') ?? '';
  const tenantId =
    panel.name === 'newPassword' ? panel.link.tenantId : tenantParam === '' ? config.tenantId : tenantParam;
  const [tokenBefore] = useState(token);
  // A URL that names a tenant signs in to that tenant, even if the user is already signed in.
  const isSigningIn = ['signIn', 'code', 'enrolment'].includes(panel.name);
  const isSignedIn = token !== null && isSigningIn && (tenantParam === '' || token !== tokenBefore);

  useEffect(() => {
    if (isSignedIn) onSignedIn();
  }, [isSignedIn, onSignedIn]);

  useEffect(() => {
    const linked = panelOf(hash);
    if (linked === undefined) return;
    setPanel(linked);
    // The code allows setting a new password, so it must not stay in the address bar or the history.
    const opened = withOpenedLink(window.history.state);
    window.history.replaceState(opened, '', window.location.pathname + window.location.search);
  }, [hash]);

  const handleShow = useCallback((next: Panel) => {
    window.history.replaceState(withoutOpenedLink(window.history.state), '');
    setPanel(next);
  }, []);

  if (isSignedIn && token === tokenBefore) return null;

  return (
    <div className={classes['login']}>
      <main className={classes['main']}>
        <div className={classes['brand']}>
          <Logo size={24} />
          Coverwright
        </div>
        <div className={classes['panel']}>
          <LoginPanel
            panel={panel}
            tenantId={tenantId}
            isSignedIn={token !== null}
            onShow={handleShow}
            onSignedIn={onSignedIn}
          />
        </div>
        <nav className={classes['languages']} aria-label={t('language')}>
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              lang={locale}
              aria-current={locale === i18n.language}
              onClick={() => void chooseLocale(locale)}
            >
              {localeNames[locale]}
            </button>
          ))}
        </nav>
      </main>
      <LoginShowcase />
    </div>
  );
}

interface LoginPanelProps {
  readonly panel: Panel;
  readonly tenantId: string;
  readonly isSignedIn: boolean;
  readonly onShow: (panel: Panel) => void;
  readonly onSignedIn: () => void;
}

function LoginPanel({ panel, tenantId, isSignedIn, onShow, onSignedIn }: LoginPanelProps) {
  const showRecovery = (): void => onShow({ name: 'recovery', email: '' });
  const showSignIn = (email?: string): void => onShow({ name: 'signIn', ...(email !== undefined && { email }) });
  if (panel.name === 'signIn') {
    return (
      <SignInForm
        tenantId={tenantId}
        initialEmail={panel.email ?? ''}
        onCode={(credentials) => onShow({ name: 'code', credentials })}
        onEnrolment={(enrolmentToken, email) => onShow({ name: 'enrolment', enrolmentToken, email })}
        onForgot={(email) => onShow({ name: 'recovery', email })}
      />
    );
  }
  if (panel.name === 'code') {
    const { credentials } = panel;
    return <LazyCodeForm tenantId={tenantId} credentials={credentials} onBack={() => showSignIn(credentials.email)} />;
  }
  if (panel.name === 'enrolment') {
    const { enrolmentToken, email } = panel;
    return <LazyEnrolmentForm tenantId={tenantId} enrolmentToken={enrolmentToken} onBack={() => showSignIn(email)} />;
  }
  if (panel.name === 'newPassword') {
    const { link } = panel;
    return <NewPasswordForm key={link.code} link={link} onDone={() => showSignIn()} onRecover={showRecovery} />;
  }
  if (panel.name === 'reloadedLink') {
    return (
      <ReloadedLink
        isSignedIn={isSignedIn}
        onContinue={() => (isSignedIn ? onSignedIn() : showSignIn())}
        onRecover={showRecovery}
      />
    );
  }
  return (
    <RecoveryForm
      tenantId={tenantId}
      initialEmail={panel.name === 'recovery' ? panel.email : ''}
      isLinkBroken={panel.name === 'brokenLink'}
      onBack={() => showSignIn()}
    />
  );
}

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function panelOf(hash: string): Panel | undefined {
  const link = toRecoveryLink(hash);
  if (link === undefined) return undefined;
  return link === null ? { name: 'brokenLink' } : { name: 'newPassword', link };
}
