import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { dashboardPath } from '../features/dashboard/paths.ts';
import { filesPath } from '../features/files/paths.ts';
import { productListPath } from '../features/products/paths.ts';
import { templateListPath } from '../features/templates/paths.ts';
import { Logo } from '../ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { TenantPanel } from './tenant-panel.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** One entry for each screen that exists. */
const entries = [
  { name: 'products', path: productListPath },
  { name: 'templates', path: templateListPath },
  { name: 'files', path: filesPath },
] as const;

export function TopBar() {
  const { t } = useTranslation();
  return (
    <header className="cw-top-bar">
      <div className="cw-top-bar-row">
        <Link className="cw-brand" to={dashboardPath}>
          <Logo size={22} />
          {t('name')}
        </Link>
        <nav aria-label={t('menu.label')}>
          {entries.map(({ name, path }) => (
            <NavLink key={name} className="cw-nav-item" to={path}>
              {t(`menu.${name}`)}
            </NavLink>
          ))}
        </nav>
        <div className="cw-top-bar-tools">
          <ThemeToggle />
          <LanguageMenu />
          <TenantPanel />
        </div>
      </div>
    </header>
  );
}
