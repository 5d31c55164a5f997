// Sign-in, the request for a recovery link, and the new password that such a link leads to.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../api/api-context.ts';
import { chooseLocale } from '../../locales/i18n.ts';
import { localeNames, locales } from '../../locales/locale.ts';
import { Logo } from '../../ui/logo.tsx';
import { takeAskedPage } from './asked-page.ts';
import { LoginShowcase } from './login-showcase.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { type RecoveryLink, toRecoveryLink } from './recovery-link.ts';
import { SignInForm } from './sign-in-form.tsx';
import './login.css';

type Panel =
  | { readonly name: 'signIn' | 'brokenLink' }
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
  const isSignedIn = token !== null && panel.name === 'signIn' && (tenantParam === '' || token !== tokenBefore);

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

  const showSignIn = (): void => setPanel({ name: 'signIn' });
  return (
    <div className="cw-login">
      <main className="cw-login-main">
        <div className="cw-login-brand">
          <Logo size={24} />
          Coverwright
        </div>
        <div className="cw-login-panel">
          {panel.name === 'signIn' ? (
            <SignInForm tenantId={tenantId} onForgot={(email) => setPanel({ name: 'recovery', email })} />
          ) : panel.name === 'newPassword' ? (
            <NewPasswordForm link={panel.link} onDone={showSignIn} />
          ) : (
            <RecoveryForm
              tenantId={tenantId}
              initialEmail={panel.name === 'recovery' ? panel.email : ''}
              isLinkBroken={panel.name === 'brokenLink'}
              onBack={showSignIn}
            />
          )}
        </div>
        <nav className="cw-login-languages" aria-label={t('language')}>
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

function panelOf(hash: string): Panel | undefined {
  const link = toRecoveryLink(hash);
  if (link === undefined) return undefined;
  return link === null ? { name: 'brokenLink' } : { name: 'newPassword', link };
}
