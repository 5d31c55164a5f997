import { useTranslation } from 'react-i18next';
import { Mark, type Tone } from '../../ui/mark.tsx';
import type { Release } from './release.ts';

const tones: Readonly<Record<Release['state'], Tone>> = {
  READY: 'plain',
  IN_REVIEW: 'info',
  APPROVED: 'success',
  REJECTED: 'danger',
  SCHEDULED: 'info',
  LIVE: 'success',
  SUPERSEDED: 'plain',
  FAILED: 'danger',
};

export function StateBadge({ state }: Pick<Release, 'state'>) {
  const { t } = useTranslation('releases');
  return <Mark tone={tones[state]}>{t(`state.${state}`)}</Mark>;
}
