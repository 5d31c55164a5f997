import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useMay } from '../../api/use-may.ts';
import { dashboardPath } from '../../features/dashboard/paths.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import type { MenuEntry } from '../../ui/parts/feature-routes.ts';
import { menuEntries } from '../features.ts';
import { LanguageMenu } from './language-menu.tsx';
import { TenantPanel } from './tenant-panel.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

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
          {menuEntries.map((entry) => (
            <MenuLink key={entry.path} entry={entry} />
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

function MenuLink({ entry: { path, right, text } }: { readonly entry: MenuEntry }) {
  const { t } = useTranslation();
  if (!useMay(right)) return null;
  return (
    <NavLink className="cw-nav-item" to={path}>
      {t(`menu.${text}`)}
    </NavLink>
  );
}
