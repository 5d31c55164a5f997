import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './history.module.css';

interface PagerProps {
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number | undefined;
  readonly onPage: (page: number) => void;
}

/** Leads to newer and older pages; nothing for a list that fits on one. */
export function Pager({ page, pageSize, totalCount = 0, onPage }: PagerProps) {
  const { t } = useTranslation('history');
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
  if (pageCount === 1 && page === 1) return null;
  const first = Math.min((page - 1) * pageSize + 1, totalCount);
  const last = Math.min(page * pageSize, totalCount);
  return (
    <nav className={classes['pager']} aria-label={t('pages.label')}>
      <output>{t('pages.shown', { first, last, total: totalCount })}</output>
      <Button size="xs" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pageCount))}>
        {t('pages.newer')}
      </Button>
      <Button size="xs" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {t('pages.older')}
      </Button>
    </nav>
  );
}
