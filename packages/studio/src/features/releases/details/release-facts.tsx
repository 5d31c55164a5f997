/** When and why a release was created, published and scheduled, and by whom. */
import { formatDateTimeIn } from '@coverwright/insurance/zoned-time';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import type { Release } from '../release.ts';
import classes from '../releases.module.css';
import { StateBadge } from '../state-badge.tsx';

export function ReleaseFacts({ release }: { readonly release: Release }) {
  const { t } = useTranslation('releases');
  const { state, cause, description, createdAt, createdBy, publishedAt, publishedBy, scheduledAt, scheduledZone } =
    release;
  const { rolledBackAt, rolledBackBy } = release;
  return (
    <dl className={classes['facts']}>
      <dt>{t('field.state')}</dt>
      <dd>
        <StateBadge state={state} />
      </dd>
      {description === '' ? null : (
        <>
          <dt>{t('field.description')}</dt>
          <dd dir="auto">{description}</dd>
        </>
      )}
      {cause === 'CREATED' ? null : (
        <>
          <dt>{t('field.reason')}</dt>
          <dd>{t(`cause.${cause}`)}</dd>
        </>
      )}
      <dt>{t('field.created')}</dt>
      <Change at={createdAt} by={createdBy} />
      {publishedAt === '' ? null : (
        <>
          <dt>{t('field.published')}</dt>
          <Change at={publishedAt} by={publishedBy} />
        </>
      )}
      {rolledBackAt === '' ? null : (
        <>
          <dt>{t('field.rolledBack')}</dt>
          <Change at={rolledBackAt} by={rolledBackBy} />
        </>
      )}
      {scheduledAt === '' ? null : (
        <>
          <dt>{t('field.scheduled')}</dt>
          <dd>
            {formatDateTimeIn(scheduledZone, scheduledAt)} ({scheduledZone})
          </dd>
        </>
      )}
      {release.failure.length === 0 ? null : (
        <>
          <dt>{t('field.failure')}</dt>
          <dd>{release.failure.map((problem) => describeProblem(problem)).join(' ')}</dd>
        </>
      )}
    </dl>
  );
}

function Change({ at, by }: { readonly at: string; readonly by: string }) {
  const { t } = useTranslation('widgets');
  return (
    <dd>
      {formatDateTime(at)}{' '}
      {by === '' ? null : <span className={classes['by']}>{t('changedBy', { username: by })}</span>}
    </dd>
  );
}
