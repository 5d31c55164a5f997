/** Whether a release has been approved, and the decision of the user about it. On a phone, it remains at the bottom. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import type { Gate, Release } from '../release.ts';
import { approvalCount, lacksApprovals, lacksOnlyApprovals, type Review } from '../review.ts';
import classes from '../releases.module.css';
import { useMayPublish, useMayWrite } from '../use-may-release.ts';
import { CommentDialog, type Decision } from './comment-dialog.tsx';

interface ReleaseReviewProps {
  readonly release: Release;
  readonly review: Review;
  readonly gates: readonly Gate[];
}

export function ReleaseReview({ release, review, gates }: ReleaseReviewProps) {
  const { t } = useTranslation('releases');
  const [asked, setAsked] = useState<Decision>();
  const mayApprove = useMay('changes:approve');
  const mayOverride = useMay('changes:override');
  const mayPublish = useMayPublish(release);
  const mayRequest = useMayWrite(release) && lacksApprovals(gates);
  const decides = mayApprove && !review.isOwn;
  const count = approvalCount(review);
  return (
    <section className={`${classes['item']} ${classes['review']}`} aria-label={t('review.title')}>
      <h2>{t('review.title')}</h2>
      <p>
        {review.required === 0 ? t('review.none') : t('review.progress', { count: review.required, approvals: count })}
      </p>
      {review.isOwn ? <p>{t('review.own')}</p> : null}
      {decides ? (
        <div className={classes['decision']}>
          <Button variant="filled" onClick={() => setAsked('approve')}>
            {t('review.approve')}
          </Button>
          <Button color="danger" onClick={() => setAsked('reject')}>
            {t('review.reject')}
          </Button>
        </div>
      ) : null}
      <div className={classes['actions']}>
        {mayRequest ? <Button onClick={() => setAsked('request')}>{t('review.request')}</Button> : null}
        {mayOverride && mayPublish && lacksOnlyApprovals(gates) ? (
          <Button color="danger" variant="subtle" onClick={() => setAsked('override')}>
            {t('review.override')}
          </Button>
        ) : null}
      </div>
      {asked === undefined ? null : (
        <CommentDialog {...{ asked, release, review, gates }} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}
