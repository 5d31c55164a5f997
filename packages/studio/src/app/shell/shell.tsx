// The frame of every page with a menu.
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router';
import { useDelayed } from '../../ui/states/use-delayed.ts';
import { TopBar } from './top-bar.tsx';
import classes from './shell.module.css';

export function Shell() {
  const { t } = useTranslation();
  const isGoing = useDelayed(useNavigation().state === 'loading');
  return (
    <>
      <a className={classes['skip']} href="#content">
        {t('skip')}
      </a>
      <TopBar />
      {isGoing ? <div className={classes['progress']} role="status" aria-label={t('loading')} /> : null}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
