/** Who has approved or rejected a release, and what it needs. Pure. */
import type { ReleaseContentsQuery } from '../../api/generated/operations.ts';
import { type Gate, isObstructed, type Release } from './release.ts';

type ListedRelease = ReleaseContentsQuery['releases']['list'][number];

export interface Verdict {
  readonly verdict: ListedRelease['approvals'][number]['verdict'];
  /** Empty if the user no longer exists. */
  readonly by: string;
  readonly at: string;
  readonly comment: string;
  /** Whether it is about the present items. */
  readonly isCurrent: boolean;
}

export interface Review {
  readonly manifest: string;
  readonly required: number;
  /** Whether only others may approve it. */
  readonly isOwn: boolean;
  readonly verdicts: readonly Verdict[];
  /** Why it was last published without its approvals; empty if it had them. */
  readonly overrideReason: string;
}

type ReviewFields = Pick<ListedRelease, 'manifest' | 'requiredApprovals' | 'isOwn' | 'overrideReason' | 'approvals'>;

export function toReview({ manifest, requiredApprovals, isOwn, overrideReason, approvals }: ReviewFields): Review {
  return {
    manifest,
    required: requiredApprovals,
    isOwn,
    overrideReason: overrideReason ?? '',
    verdicts: approvals.map(({ user, comment, ...verdict }) => ({
      ...verdict,
      by: user?.username ?? '',
      comment: comment ?? '',
    })),
  };
}

/** Of the present items. */
export function approvalCount({ verdicts }: Pick<Review, 'verdicts'>): number {
  return verdicts.filter(({ verdict, isCurrent }) => isCurrent && verdict === 'APPROVED').length;
}

/** Whether people decide about the release: it is not live, and approvals are required or somebody has decided already. */
export function isReviewed({ state }: Pick<Release, 'state'>, { required, verdicts }: Review): boolean {
  return state !== 'LIVE' && (required > 0 || verdicts.length > 0);
}

export function lacksApprovals(gates: readonly Gate[]): boolean {
  return gates.some(({ name, isPassed }) => name === 'APPROVALS' && !isPassed);
}

/** Whether the missing approvals are all that prevents the publication. */
export function lacksOnlyApprovals(gates: readonly Gate[]): boolean {
  return lacksApprovals(gates) && !isObstructed(gates.filter(({ name }) => name !== 'APPROVALS'));
}

export interface TimelineEntry {
  readonly what: 'created' | 'APPROVED' | 'REJECTED' | 'published' | 'rolledBack';
  readonly at: string;
  readonly by: string;
  readonly comment: string;
  /** A verdict about earlier items. */
  readonly isOutdated: boolean;
}

/** What happened to the release, oldest first. */
export function toTimeline(release: Release, { verdicts, overrideReason }: Review): readonly TimelineEntry[] {
  const plain = { comment: '', isOutdated: false };
  const entries: readonly TimelineEntry[] = [
    { ...plain, what: 'created', at: release.createdAt, by: release.createdBy },
    ...verdicts.map(({ verdict, at, by, comment, isCurrent }) => ({
      what: verdict,
      at,
      by,
      comment,
      isOutdated: !isCurrent,
    })),
    { ...plain, what: 'published', at: release.publishedAt, by: release.publishedBy, comment: overrideReason },
    { ...plain, what: 'rolledBack', at: release.rolledBackAt, by: release.rolledBackBy },
  ];
  return entries
    .filter(({ at }) => at !== '')
    .toSorted((one, other) => new Date(one.at).getTime() - new Date(other.at).getTime());
}
