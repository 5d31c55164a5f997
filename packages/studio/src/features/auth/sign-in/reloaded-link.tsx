/** Explains where the link is after a reload of the page that it opened, and leads to what can be done without it. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import classes from './login.module.css';

interface ReloadedLinkProps {
  readonly isSignedIn: boolean;
  /** Leaves for the studio if a user is signed in, otherwise to the sign-in form. */
  readonly onContinue: () => void;
  readonly onRecover: () => void;
}

export function ReloadedLink({ isSignedIn, onContinue, onRecover }: ReloadedLinkProps) {
  const { t } = useTranslation('auth');
  usePageTitle(t('link.reloadedTitle'));
  return (
    <section role="alert">
      <h1>{t('link.reloadedTitle')}</h1>
      <p className={classes['line']}>{t('link.reloaded')}</p>
      <div className={classes['buttons']}>
        <Button variant="filled" fullWidth data-autofocus onClick={onContinue}>
          {t(isSignedIn ? 'link.toStudio' : 'link.signIn')}
        </Button>
        <Button variant="subtle" fullWidth onClick={onRecover}>
          {t('link.newLink')}
        </Button>
      </div>
    </section>
  );
}
