import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ErrorState } from '../ui/error-state.tsx';
import { reloadKeepingWork } from '../ui/leave/reload.ts';

/** In place of a page that threw, or that never came. */
export function RouteFailure() {
  const { t } = useTranslation('errors');
  const error = useRouteError();
  return (
    <main className="cw-full-page">
      <ErrorState title={t('page.title')} text={t('page.text')} error={error} retryLabel={t('part.reload')} onRetry={reloadKeepingWork} />
    </main>
  );
}
