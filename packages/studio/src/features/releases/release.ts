/** A release as the screens need it: no absent fields, no transport. Pure. */
import type { ReleaseFieldsFragment } from '../../api/generated/operations.ts';

export type ReleaseState = ReleaseFieldsFragment['state'];
export type ReleaseItem = ReleaseFieldsFragment['items'][number];

export interface Release {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly state: ReleaseState;
  readonly items: readonly ReleaseItem[];
  readonly createdAt: string;
  readonly createdBy: string;
  /** Empty when it was never live. */
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** Empty without a schedule. */
  readonly scheduledAt: string;
  readonly scheduledZone: string;
  /** Why it did not go live at its time. */
  readonly failure: readonly string[];
  readonly liveRevision: string;
  readonly canRollBack: boolean;
  readonly revision: string;
}

export function toRelease(fields: ReleaseFieldsFragment): Release {
  return {
    ...fields,
    description: fields.description ?? '',
    createdBy: fields.createdBy?.username ?? '',
    publishedAt: fields.publishedAt ?? '',
    publishedBy: fields.publishedBy?.username ?? '',
    scheduledAt: fields.scheduledAt ?? '',
    scheduledZone: fields.scheduledZone ?? '',
    failure: (fields.failure ?? []).map(({ message }) => message ?? ''),
  };
}

export type ReleaseAction = 'publish' | 'rollBack' | 'schedule' | 'cancelSchedule' | 'delete';

/** What may be done with a release in its state; the first one of an app has nothing to go back to. */
export function actionsOf({ state, canRollBack }: Pick<Release, 'state' | 'canRollBack'>): readonly ReleaseAction[] {
  if (state === 'LIVE') return canRollBack ? ['rollBack'] : [];
  if (state === 'SCHEDULED') return ['publish', 'cancelSchedule', 'delete'];
  return ['publish', 'schedule', 'delete'];
}

/** An instant of the field for date and time, which has no zone, as the browser's own clock has it. */
export function toInstant(localDateTime: string): string | undefined {
  const at = new Date(localDateTime);
  return localDateTime === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
