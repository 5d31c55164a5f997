import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ErrorState } from '../ui/states/error-state.tsx';
import { reloadKeepingWork } from '../ui/editor/leave/reload.ts';
import { MissingPart } from '../ui/parts/load-part.ts';
import classes from './app.module.css';

/** In place of a page that threw, or that never came. */
export function RouteFailure() {
  return <PageFailure error={useRouteError()} />;
}

export function PageFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('errors');
  const about = error instanceof MissingPart ? 'part' : 'page';
  return (
    <div className={classes['fullPage']}>
      <ErrorState
        title={t(`${about}.title`)}
        text={t(`${about}.text`)}
        error={error}
        retryLabel={t('part.reload')}
        onRetry={reloadKeepingWork}
        isWholePage
      />
    </div>
  );
}

/** The same where no frame is left around it. */
export function StudioFailure() {
  return (
    <main>
      <RouteFailure />
    </main>
  );
}
