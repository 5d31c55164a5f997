/** A release as the screens need it: no absent fields, no transport. Pure. */
import { type Problem, toProblems } from '../../api/api-error.ts';
import type { ReleaseContentsQuery, ReleaseFieldsFragment } from '../../api/generated/operations.ts';

export type ReleaseState = ReleaseFieldsFragment['state'];
export type ReleaseItem = ReleaseFieldsFragment['items'][number];

export interface Release {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly state: ReleaseState;
  readonly cause: ReleaseFieldsFragment['cause'];
  readonly items: readonly ReleaseItem[];
  readonly createdAt: string;
  readonly createdBy: string;
  /** Empty if it has never been live. */
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** Empty unless it was rolled back after it was last published. */
  readonly rolledBackAt: string;
  readonly rolledBackBy: string;
  /** Empty if it is not scheduled. */
  readonly scheduledAt: string;
  readonly scheduledZone: string;
  /** Why it did not go live as scheduled. */
  readonly failure: readonly Problem[];
  readonly liveRevision: string;
  readonly canRollBack: boolean;
  readonly revision: string;
}

type GateFields = ReleaseContentsQuery['releases']['list'][number]['gates'][number];

/** What must hold when a release goes live. */
export interface Gate {
  readonly name: GateFields['name'];
  readonly isPassed: boolean;
  /** Whether its problems prevent nothing. */
  readonly isWarning: boolean;
  readonly problems: readonly Problem[];
}

export function toGates(gates: readonly GateFields[]): readonly Gate[] {
  return gates.map(({ name, state, problems }) => ({
    name,
    isPassed: state !== 'FAILED',
    isWarning: state === 'WARNING',
    problems: toProblems(problems),
  }));
}

/** Whether something must be fixed before the release can go live; a return to earlier states is confirmed instead. */
export function isObstructed(gates: readonly Gate[]): boolean {
  return gates.some(({ name, isPassed }) => !isPassed && name !== 'ORDER');
}

export function isReturn(gates: readonly Gate[]): boolean {
  return gates.some(({ name, isPassed }) => !isPassed && name === 'ORDER');
}

export function toRelease(fields: ReleaseFieldsFragment): Release {
  return {
    ...fields,
    description: fields.description ?? '',
    createdBy: fields.createdBy?.username ?? '',
    publishedAt: fields.publishedAt ?? '',
    publishedBy: fields.publishedBy?.username ?? '',
    rolledBackAt: fields.rolledBackAt ?? '',
    rolledBackBy: fields.rolledBackBy?.username ?? '',
    scheduledAt: fields.scheduledAt ?? '',
    scheduledZone: fields.scheduledZone ?? '',
    failure: toProblems(fields.failure),
  };
}

/** A label of a host name has at most 63 characters, of which the release id takes 34. */
const previewNameMax = 29;

/** The URL of a release's preview: on its own origin if this machine has host names for it. */
export function previewAddress(
  releaseId: string,
  host: string,
  { protocol, port }: Pick<Location, 'protocol' | 'port'>,
): string {
  const [, name] = /^([^.]+)\.localhost$/.exec(host) ?? [];
  if (name === undefined) return `https://${host}/.preview/${releaseId}`;
  const end = port === '' ? '' : `:${port}`;
  return name.length <= previewNameMax
    ? `${protocol}//${releaseId}--${host}${end}/`
    : `${protocol}//${host}${end}/.preview/${releaseId}`;
}

/** Those with the text in their name, description, apps or author; all of them without a text. */
export function filterReleases(releases: readonly Release[], text: string): readonly Release[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return releases;
  return releases.filter(({ name, description, createdBy, items }) =>
    [name, description, createdBy, ...items.flatMap((item) => [item.name, item.itemId])].some((one) =>
      one.toLowerCase().includes(wanted),
    ),
  );
}

/** Whether it is the first release of the item, so that there is nothing to compare it with. */
export function isFirstOf({ changes }: Pick<ReleaseItem, 'changes'>): boolean {
  return changes.some(({ part, action }) => part === 'APP' && action === 'ADDED');
}

export type ReleaseAction = 'publish' | 'rollBack' | 'schedule' | 'cancelSchedule' | 'delete';

/** The actions available in the release's state; an app's first release has nothing to roll back to. */
export function actionsOf({ state, canRollBack }: Pick<Release, 'state' | 'canRollBack'>): readonly ReleaseAction[] {
  if (state === 'LIVE') return canRollBack ? ['rollBack'] : [];
  if (state === 'SCHEDULED') return ['publish', 'cancelSchedule', 'delete'];
  return ['publish', 'schedule', 'delete'];
}
