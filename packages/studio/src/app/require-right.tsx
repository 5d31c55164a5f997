import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Right } from '../api/session/rights.ts';
import { useMay } from '../api/use-may.ts';
import { dashboardPath } from '../paths/dashboard.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { usePageTitle } from '../ui/layout/use-page-title.ts';
import classes from './app.module.css';

/** Shows the page to users who have the right; others see how to request access. */
export function withRight(right: Right, Page: ComponentType): ComponentType {
  return function PageWithRight() {
    return useMay(right) ? <Page /> : <NotAuthorized />;
  };
}

function NotAuthorized() {
  const { t } = useTranslation('errors');
  usePageTitle(t('notAuthorized'));
  return (
    <div className={classes['fullPage']}>
      <EmptyState
        isFullPage
        icon={<IconLock size={20} stroke={1.75} />}
        title={t('notAuthorized')}
        text={t('notAuthorizedText')}
        action={
          <Button component={Link} to={dashboardPath} variant="filled">
            {t('toDashboard')}
          </Button>
        }
      />
    </div>
  );
}
