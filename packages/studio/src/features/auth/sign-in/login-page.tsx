// Sign-in, the request for a recovery link, and the new password that such a link leads to.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../../api/api-context.ts';
import { chooseLocale } from '../../../locales/i18n.ts';
import { localeNames, locales } from '../../../locales/locale.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import { takeAskedPage } from './asked-page.ts';
import type { Credentials } from '../auth.api.ts';
import { LazyCodeForm } from './lazy-code-form.tsx';
import { LazyEnrolmentForm } from '../second-factor/lazy-enrolment-form.tsx';
import { LoginShowcase } from './login-showcase.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { type RecoveryLink, toRecoveryLink } from './recovery-link.ts';
import { SignInForm } from './sign-in-form.tsx';
import classes from './login.module.css';

type Panel =
  | { readonly name: 'brokenLink' }
  | { readonly name: 'signIn'; readonly email?: string }
  | { readonly name: 'code'; readonly credentials: Credentials }
  | { readonly name: 'enrolment'; readonly enrolmentToken: string; readonly email: string }
  | { readonly name: 'recovery'; readonly email: string }
  | { readonly name: 'newPassword'; readonly link: RecoveryLink };

export function LoginPage() {
  const { t, i18n } = useTranslation('auth');
  const { config, session } = useApi();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [searchParams] = useSearchParams();
  const token = useSyncExternalStore(session.subscribe, session.accessToken);
  const [panel, setPanel] = useState<Panel>(() => panelOf(hash) ?? { name: 'signIn' });
  const tenantParam = searchParams.get('tenantId') ?? '';
  const tenantId =
    panel.name === 'newPassword' ? panel.link.tenantId : tenantParam === '' ? config.tenantId : tenantParam;
  const [tokenBefore] = useState(token);
  // Whoever asks for a tenant by name signs in to it, even when signed in already.
  const isSigningIn = ['signIn', 'code', 'enrolment'].includes(panel.name);
  const isSignedIn = token !== null && isSigningIn && (tenantParam === '' || token !== tokenBefore);

  useEffect(() => {
    if (isSignedIn) void navigate(takeAskedPage(), { replace: true });
  }, [isSignedIn, navigate]);

  useEffect(() => {
    const linked = panelOf(hash);
    if (linked === undefined) return;
    setPanel(linked);
    // The code is good for a new password: it must not stay in the address bar or the history.
    void navigate({ search }, { replace: true });
  }, [hash, search, navigate]);

  if (isSignedIn && token === tokenBefore) return null;

  return (
    <div className={classes['login']}>
      <main className={classes['main']}>
        <div className={classes['brand']}>
          <Logo size={24} />
          Coverwright
        </div>
        <div className={classes['panel']}>
          <LoginPanel panel={panel} tenantId={tenantId} onShow={setPanel} />
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
  readonly onShow: (panel: Panel) => void;
}

function LoginPanel({ panel, tenantId, onShow }: LoginPanelProps) {
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
  if (panel.name === 'newPassword') return <NewPasswordForm link={panel.link} onDone={() => showSignIn()} />;
  return (
    <RecoveryForm
      tenantId={tenantId}
      initialEmail={panel.name === 'recovery' ? panel.email : ''}
      isLinkBroken={panel.name === 'brokenLink'}
      onBack={() => showSignIn()}
    />
  );
}

function panelOf(hash: string): Panel | undefined {
  const link = toRecoveryLink(hash);
  if (link === undefined) return undefined;
  return link === null ? { name: 'brokenLink' } : { name: 'newPassword', link };
}
