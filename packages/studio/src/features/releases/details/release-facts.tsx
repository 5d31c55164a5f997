/** Why a release exists, when it is scheduled, and why it did not go live. */
import { formatDateTimeIn } from '@coverwright/insurance/zoned-time';
import { useTranslation } from 'react-i18next';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import type { Release } from '../release.ts';
import classes from '../releases.module.css';

export function ReleaseFacts({ release }: { readonly release: Release }) {
  const { t } = useTranslation('releases');
  const { cause, description, scheduledAt, scheduledZone, failure } = release;
  if (description === '' && cause === 'CREATED' && scheduledAt === '' && failure.length === 0) return null;
  return (
    <dl className={classes['facts']}>
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
      {scheduledAt === '' ? null : (
        <>
          <dt>{t('field.scheduled')}</dt>
          <dd>
            {formatDateTimeIn(scheduledZone, scheduledAt)} ({scheduledZone})
          </dd>
        </>
      )}
      {failure.length === 0 ? null : (
        <>
          <dt>{t('field.failure')}</dt>
          <dd>{failure.map((problem) => describeProblem(problem)).join(' ')}</dd>
        </>
      )}
    </dl>
  );
}
