// The frame of list and detail pages: a column 1280 pixels wide with a header.
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from './use-page-title.ts';
import classes from './page.module.css';

export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={classes['page']}>{children}</div>;
}

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

interface PageHeadProps {
  readonly title: string;
  /** The total, in brackets after the title; omitted until it is known. A text if it is not exact. */
  readonly count?: number | string | undefined;
  readonly crumbs?: readonly Crumb[];
  /** Shown beside the title, such as a version selector. */
  readonly beside?: ReactNode;
  /** Shown on the right; at most one filled button. */
  readonly actions?: ReactNode;
}

export function PageHead({ title, count, crumbs = [], beside, actions }: PageHeadProps) {
  const { t } = useTranslation('widgets');
  usePageTitle(title);
  return (
    <header className={classes['head']}>
      {crumbs.length === 0 ? null : (
        <nav aria-label={t('breadcrumb')}>
          <ol className={classes['crumbs']}>
            {crumbs.map((crumb, index) => (
              <li key={crumb.label}>
                {index === 0 ? null : <IconChevronRight size={12} stroke={1.75} aria-hidden />}
                {crumb.to === undefined ? <span>{crumb.label}</span> : <Link to={crumb.to}>{crumb.label}</Link>}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={classes['headRow']}>
        <h1 className={classes['title']} dir="auto" title={title}>
          {title}
          {count === undefined ? null : <span className={classes['count']}> ({count})</span>}
        </h1>
        {beside}
        <div className={classes['actions']}>{actions}</div>
      </div>
    </header>
  );
}
