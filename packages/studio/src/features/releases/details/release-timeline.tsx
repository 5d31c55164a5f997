/** What happened to a release, and who did it. */
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import type { Release } from '../release.ts';
import { type Review, toTimeline } from '../review.ts';
import classes from '../releases.module.css';

interface ReleaseTimelineProps {
  readonly release: Release;
  readonly review: Review;
}

export function ReleaseTimeline({ release, review }: ReleaseTimelineProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  return (
    <section className={classes['item']} aria-label={t('timeline.title')}>
      <h2>{t('timeline.title')}</h2>
      <ol className={classes['timeline']}>
        {toTimeline(release, review).map(({ what, at, by, comment, isOutdated }) => (
          <li key={`${what} ${at} ${by}`}>
            <strong>{t(`timeline.${what}`)}</strong>{' '}
            {by === '' ? null : <span className={classes['by']}>{t('widgets:changedBy', { username: by })}</span>}
            <span className={classes['at']}>{formatDateTime(at)}</span>
            {isOutdated ? <span className={classes['at']}>{t('timeline.outdated')}</span> : null}
            {comment === '' ? null : <blockquote dir="auto">{comment}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}
