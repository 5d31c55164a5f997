/** A release with an address of its own: what customers get, who approved it, and the available actions. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { releaseListPath } from '../../../paths/releases.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { LazyChangedItemsPanel } from '../../history/released/lazy-changed-items-panel.tsx';
import { LazyStateDifferences } from '../../history/released/lazy-state-differences.tsx';
import { ReleaseActions } from '../details/release-actions.tsx';
import { ReleaseFacts } from '../details/release-facts.tsx';
import { ReleaseGates } from '../details/release-gates.tsx';
import { ReleaseItems } from '../details/release-items.tsx';
import { ReleasedApp } from '../details/released-app.tsx';
import { ReleaseTimeline } from '../details/release-timeline.tsx';
import type { ReleaseItem } from '../release.ts';
import { type ReleaseDetails, useReleaseDetails } from '../releases.api.ts';
import { isReviewed } from '../review.ts';
import { ReleaseReview } from '../review/release-review.tsx';
import { StateBadge } from '../state-badge.tsx';
import classes from '../releases.module.css';

/** Those that are built are described in full. */
const isBuilt = ({ kind, action }: ReleaseItem) => kind === 'app' && action === 'PUBLISH';

export function ReleasePage({ id }: { readonly id: string }) {
  const { t } = useTranslation('releases');
  const navigate = useNavigate();
  const { details, error, isLoading, reload } = useReleaseDetails(id);
  const isMissing = details === null;
  useEffect(() => {
    if (!isMissing) return;
    showToast('error', { title: t('page.missing'), line: t('page.missingText') });
    void navigate(releaseListPath, { replace: true });
  }, [isMissing, navigate, t]);
  const leave = () => void navigate(releaseListPath, { replace: true });
  if (details) return <WholeRelease details={details} onDeleted={leave} />;
  return (
    <Page>
      <PageHead title={t('page.title')} crumbs={[{ label: t('list.title'), to: releaseListPath }, { label: id }]} />
      {error === undefined ? (
        <Spinner />
      ) : (
        <ErrorState title={t('page.failed')} error={error} onRetry={reload} isBusy={isLoading} />
      )}
    </Page>
  );
}

interface WholeReleaseProps {
  readonly details: ReleaseDetails;
  readonly onDeleted: () => void;
}

function WholeRelease({ details, onDeleted }: WholeReleaseProps) {
  const { t } = useTranslation('releases');
  const { release, review, gates, previous, contents, leftItems } = details;
  const isOfEverything = gates.length > 0;
  const built = release.items.filter(isBuilt);
  return (
    <Page>
      <PageHead
        title={release.name}
        crumbs={[{ label: t('list.title'), to: releaseListPath }, { label: release.name }]}
        beside={<StateBadge state={release.state} />}
      />
      <ReleaseActions release={release} gates={gates} onDeleted={onDeleted} />
      <div className={classes['columns2']}>
        {isReviewed(release, review) ? <ReleaseReview release={release} review={review} gates={gates} /> : null}
        <div className={classes['main']}>
          {isOfEverything ? (
            <LazyStateDifferences
              items={release.items.map((item) => ({
                ...item,
                previousNumber: previous.get(`${item.kind} ${item.itemId}`),
              }))}
            />
          ) : null}
          {built.map((item) => (
            <ReleasedApp
              key={`${item.kind} ${item.itemId}`}
              releaseId={release.id}
              item={item}
              contents={contents.get(item.itemId) ?? []}
            />
          ))}
          {isOfEverything ? null : (
            <ReleaseItems items={release.items.filter((item) => !isBuilt(item))} leftItems={[]} />
          )}
          {leftItems.length > 0 ? <ReleaseItems items={[]} leftItems={leftItems} /> : null}
          {built.length > 0 || !isOfEverything ? (
            <LazyChangedItemsPanel releaseId={release.id} isOfEverything={isOfEverything} />
          ) : null}
        </div>
        <div className={classes['aside']}>
          {isOfEverything && release.publishedAt === '' ? <ReleaseGates gates={gates} /> : null}
          <ReleaseFacts release={release} />
          <ReleaseTimeline release={release} review={review} />
        </div>
      </div>
    </Page>
  );
}
