import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useMay } from '../../api/use-may.ts';
import { dashboardPath } from '../../paths/dashboard.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import type { MenuEntry } from '../../ui/parts/feature-routes.ts';
import { menuEntries } from '../features.ts';
import { LanguageMenu } from './language-menu.tsx';
import { TenantPanel } from './tenant-panel.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import classes from './shell.module.css';

export function TopBar() {
  const { t } = useTranslation();
  const search = useTextLocaleSearch();
  return (
    <header className={classes['topBar']}>
      <div className={classes['topBarRow']}>
        <Link className={classes['brand']} to={dashboardPath + search}>
          <Logo size={22} />
          {t('name')}
        </Link>
        <nav aria-label={t('menu.label')}>
          {menuEntries.map((entry) => (
            <MenuLink key={entry.path} entry={entry} />
          ))}
        </nav>
        <div className={classes['topBarTools']}>
          <ThemeToggle />
          <LanguageMenu />
          <TenantPanel />
        </div>
      </div>
    </header>
  );
}

function MenuLink({ entry }: { readonly entry: MenuEntry }) {
  const { path, otherPaths = [], right, text, keepsTextLocale = false } = entry;
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const search = useTextLocaleSearch();
  if (!useMay(right)) return null;
  const isActive = [path, ...otherPaths].some((one) => `${pathname}/`.startsWith(`${one}/`));
  return (
    <Link
      className={classes['navItem']}
      aria-current={isActive ? 'page' : undefined}
      to={keepsTextLocale ? path + search : path}
    >
      {t(`menu.${text}`)}
    </Link>
  );
}
