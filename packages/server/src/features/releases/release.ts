// A release is an immutable snapshot of items, such as apps. Pure: states and validation.
import { createHash } from 'node:crypto';
import { isTimeZone, toInstantIn } from '@coverwright/insurance/zoned-time';
import { ofPart } from '../../errors/part-problem.ts';
import type { Problem } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { createReleaseInput, updateReleaseInput } from '../../graphql/generated/schema-types.ts';
import type { Author } from '../../request/context.ts';
import { withoutOffset } from '../../request/instant-text.ts';
import { releaseAppsMax, validateItems } from './items/release-items.ts';
import type { Difference, PartChange } from '../../snapshots/difference.ts';
import { say } from '../../sentences/say.ts';

export type ReleaseState =
  | 'APPROVED'
  | 'FAILED'
  | 'IN_REVIEW'
  | 'LIVE'
  | 'READY'
  | 'REJECTED'
  | 'SCHEDULED'
  | 'SUPERSEDED';

export interface ReleaseItem {
  readonly releaseId: string;
  readonly kind: string;
  readonly itemId: string;
  readonly name: string;
  readonly action: 'PUBLISH' | 'RETIRE';
  readonly number: number | null;
  readonly isLive: boolean;
  readonly changes: readonly PartChange[];
  readonly outsideOrigins: readonly string[];
  readonly sizeBytes: number;
}

/** Where a release was made that was moved to this tenant. */
export interface ReleaseOrigin {
  readonly tenantId: string;
  readonly releaseId: string;
  readonly manifest: string;
  readonly createdAt: string;
  /** The name of the user. */
  readonly createdBy: string | null;
  /** When it went live there. */
  readonly publishedAt: string | null;
}

export interface Release {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly state: ReleaseState;
  readonly cause: 'CREATED' | 'FIRST' | 'ROLLBACK';
  readonly rolledBackReleaseId: string | null;
  readonly origin: ReleaseOrigin | null;
  readonly liveRevision: string;
  readonly canRollBack: boolean;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly publishedAt: Date | null;
  readonly publishedBy: Author | null;
  readonly rolledBackAt: Date | null;
  readonly rolledBackBy: Author | null;
  readonly scheduledAt: Date | null;
  readonly scheduledZone: string | null;
  readonly failure: readonly Problem[] | null;
  readonly overrideReason: string | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
  readonly revision: string;
}

export const releaseNameMaxLength = 200;
export const releaseDescriptionMaxLength = 10_000;
/** For the snapshots and pages of all apps of a release, as JSON. */
export const releaseContentMaxBytes = 64 * 1024 * 1024;
export const overrideReasonMaxLength = 2_000;
export const scheduleMaxMs = 366 * 86_400_000;

export function validateNewRelease(
  { name, description, ...items }: createReleaseInput,
  kinds: readonly string[],
  path: string,
): Problem[] {
  const texts = { name, ...(description !== undefined && { description }) };
  return [...validateReleaseChange(texts, path), ...validateItems(items, kinds, path)];
}

/** If the change has no name, the release keeps its current one. */
export function validateReleaseChange({ name, description }: updateReleaseInput, path: string): Problem[] {
  const text = { name: 'description', maxLength: releaseDescriptionMaxLength };
  const called = { name: 'name', maxLength: releaseNameMaxLength, isRequired: true };
  return [
    ...(name === undefined ? [] : validateText(name, `${path}.name`, called)),
    ...validateText(description, `${path}.description`, text),
  ];
}

/** Undefined for a local time that does not exist in the zone. */
export function toScheduledInstant(at: string, zone: string): Date | undefined {
  const local = withoutOffset(at);
  const instant = local === undefined ? at : toInstantIn(zone, local);
  return instant === undefined ? undefined : new Date(instant);
}

export function validateSchedule(at: string, zone: string, now: Date): Problem[] {
  const zoneProblems = validateZone(zone);
  // A local time has no instant without its zone.
  if (zoneProblems.length > 0 && withoutOffset(at) !== undefined) return zoneProblems;
  return [...validateInstant(toScheduledInstant(at, zone), zone, now), ...zoneProblems];
}

function validateInstant(at: Date | undefined, zone: string, now: Date): Problem[] {
  if (at === undefined) {
    return [{ code: 'INVALID', ...say('TIME_NOT_IN_ZONE', { zone }), path: 'at' }];
  }
  if (at <= now) {
    return [{ code: 'INVALID', ...say('TIME_PASSED'), path: 'at' }];
  }
  if (at.getTime() - now.getTime() <= scheduleMaxMs) return [];
  return [{ code: 'INVALID', ...say('TIME_TOO_LATE'), path: 'at' }];
}

function validateZone(zone: string): Problem[] {
  if (isTimeZone(zone)) return [];
  return [{ code: 'INVALID', ...say('TIME_ZONE_UNKNOWN'), path: 'zone' }];
}

export interface ReleaseFacts {
  readonly isLive: boolean;
  readonly wasPublished: boolean;
  readonly isScheduled: boolean;
  readonly hasFailed: boolean;
}

export function toState({ isLive, wasPublished, isScheduled, hasFailed }: ReleaseFacts): ReleaseState {
  if (isScheduled) return 'SCHEDULED';
  if (isLive) return 'LIVE';
  if (hasFailed) return 'FAILED';
  return wasPublished ? 'SUPERSEDED' : 'READY';
}

/** The revisions of the live items of a release, in order; empty for those without a live release. */
export function toLiveRevision(revisions: readonly (string | null)[]): string {
  const all = revisions.map((revision) => revision ?? '').join(',');
  return revisions.length > releaseAppsMax ? createHash('sha256').update(all).digest('hex') : all;
}

export function validateExpectedLive(expected: string | null | undefined, actual: string): Problem[] {
  if (expected === null || expected === undefined || expected === actual) return [];
  return [{ code: 'CONFLICT', ...say('OTHER_RELEASE_LIVE'), path: 'expectedLive' }];
}

export function validateOverride(reason: string | null | undefined): Problem[] {
  if (reason === null || reason === undefined) return [];
  const rule = { name: 'reason', maxLength: overrideReasonMaxLength, isRequired: true };
  return validateText(reason, 'overrideReason', rule);
}

/** In the language of the other names that the server gives. */
export function toRollbackName(name: string): string {
  return `Rollback of ${name}`.slice(0, releaseNameMaxLength).toWellFormed();
}

export function noSuchRelease(): Problem {
  return { code: 'NOT_FOUND', ...say('RELEASE_UNKNOWN'), path: 'releaseId' };
}

export function releaseWasPublished(): Problem {
  return { code: 'CONFLICT', ...say('RELEASE_WAS_PUBLISHED'), path: 'releaseId' };
}

export function isLiveRelease(): Problem {
  return { code: 'CONFLICT', ...say('RELEASE_LIVE'), path: 'releaseId' };
}

export function notLive(): Problem {
  return { code: 'INVALID', ...say('RELEASE_NOT_LIVE'), path: 'releaseId' };
}

export function schedulerMayNotPublish(): Problem {
  return { code: 'FORBIDDEN', ...say('SCHEDULER_MAY_NOT_PUBLISH'), path: 'releaseId' };
}

export function isFirstRelease(): Problem {
  return { code: 'INVALID', ...say('FIRST_RELEASE_NOT_ROLLED_BACK'), path: 'releaseId' };
}

export function noEarlierRelease(name: string): Problem {
  return { code: 'INVALID', ...say('NO_EARLIER_RELEASE', { name }), path: 'releaseId' };
}

export function notScheduled(): Problem {
  return { code: 'INVALID', ...say('RELEASE_NOT_SCHEDULED'), path: 'releaseId' };
}

/** In place of the differences of an item that no earlier release contains. */
export function newItem(name: string): Difference {
  return { part: 'APP', action: 'ADDED', name };
}

/** Adds the item's name to distinguish the problems of several items in one release. */
export function ofItem(name: string, problem: Problem): Problem {
  return ofPart(name, problem);
}

/** Of a problem whose path is within the item. */
export function atItem(path: string, problem: Problem): Problem {
  return { ...problem, path: problem.path === undefined ? path : `${path}.${problem.path}` };
}

export function noSuchItem(itemId: string): Problem {
  return { code: 'NOT_FOUND', ...say('RELEASE_APP_UNKNOWN', { itemId }), path: 'input.appIds' };
}

export function tooMuchContent(): Problem {
  return { code: 'LIMIT_EXCEEDED', ...say('RELEASE_TOO_LARGE'), path: 'input.appIds' };
}

export function contentIsTooNew(): Problem {
  return { code: 'INVALID', ...say('RELEASE_CONTENT_TOO_NEW') };
}

export function contentIsDamaged(parts: readonly string[]): Problem {
  return { code: 'INVALID', ...say('RELEASE_CONTENT_DAMAGED', { parts: parts.join(', ') }) };
}
