import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/states/error-state.tsx';
import { reloadKeepingWork } from '../ui/editor/leave/reload.ts';
import { MissingPart } from '../ui/parts/load-part.ts';
import classes from './app.module.css';

/** Shown instead of a page that threw an error or could not be loaded. */
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
        isFullPage
      />
    </div>
  );
}

interface FailureBoundaryProps {
  readonly children: ReactNode;
}

/** Catches errors outside the router. */
export class FailureBoundary extends Component<
  FailureBoundaryProps,
  { readonly failure?: { readonly error: unknown } }
> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override state: { readonly failure?: { readonly error: unknown } } = {};

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <main>
        <PageFailure error={failure.error} />
      </main>
    );
  }
}
