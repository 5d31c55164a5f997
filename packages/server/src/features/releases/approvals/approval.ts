// What a release needs to be approved, and whether it is. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import type { kindApprovalsInput } from '../../../graphql/generated/schema-types.ts';
import { say } from '../../../sentences/say.ts';
import type { ReleaseState } from '../release.ts';

/** Keep in sync with docs/limits.md. */
export const approvalsMax = 3;
export const commentMaxLength = 2_000;

/** By kind. */
export type RequiredApprovals = Readonly<Record<string, number>>;

export type Verdict = 'APPROVED' | 'REJECTED';

/** What people decided about the present items of a release. */
export interface Review {
  readonly required: number;
  /** Of people who changed nothing in it. */
  readonly approvals: number;
  /** The names of those who rejected it. */
  readonly rejectedBy: readonly string[];
  /** Whether approvals of these items were requested. */
  readonly isRequested: boolean;
}

/** The largest number of the kinds applies: people approve a release, not its items. */
export function requiredFor(kinds: readonly string[], required: RequiredApprovals): number {
  return Math.max(0, ...kinds.map((kind) => required[kind] ?? 0));
}

/** Of a release that has not been live and is not scheduled. */
export function toReviewState({ required, approvals, rejectedBy, isRequested }: Review): ReleaseState {
  if (rejectedBy.length > 0) return 'REJECTED';
  if (approvals > 0 && approvals >= required) return 'APPROVED';
  return approvals > 0 || isRequested ? 'IN_REVIEW' : 'READY';
}

/** @param possible how many approvals there would be if everyone who still may approve the release did */
export function toApprovalProblems({ required, approvals, rejectedBy }: Review, possible: number): Problem[] {
  const path = 'approvals';
  const rejections = rejectedBy.map((name): Problem => ({
    code: 'CONFLICT',
    ...say('RELEASE_REJECTED', { name }),
    path,
  }));
  if (approvals >= required) return rejections;
  const missing: Problem = { code: 'REQUIRED', ...say('RELEASE_NEEDS_APPROVALS', { required, approvals }), path };
  if (possible >= required) return [...rejections, missing];
  return [
    ...rejections,
    missing,
    { code: 'INVALID', ...say('RELEASE_APPROVERS_TOO_FEW', { required, possible }), path },
  ];
}

/** @param people the others who may approve releases of the caller */
export function validateApprovals(
  approvals: readonly kindApprovalsInput[],
  kinds: readonly string[],
  people: number,
): Problem[] {
  if (approvals.length > kinds.length) {
    return [{ code: 'INVALID', ...say('APPROVALS_ONCE_PER_KIND'), path: 'approvals' }];
  }
  const seen = new Set<string>();
  return approvals.flatMap(({ kind, count }, index): Problem[] => {
    const path = `approvals.${index}`;
    if (!kinds.includes(kind)) {
      return [
        { code: 'INVALID', ...say('APPROVALS_OF_UNKNOWN_KIND', { kinds: kinds.join(', ') }), path: `${path}.kind` },
      ];
    }
    if (seen.has(kind)) return [{ code: 'INVALID', ...say('APPROVALS_ONCE_PER_KIND'), path: `${path}.kind` }];
    seen.add(kind);
    if (count < 0 || count > approvalsMax) {
      return [{ code: 'INVALID', ...say('APPROVALS_OUT_OF_RANGE', { max: approvalsMax }), path: `${path}.count` }];
    }
    if (count <= people) return [];
    return [{ code: 'INVALID', ...say('APPROVALS_WITHOUT_PEOPLE', { count, people }), path: `${path}.count` }];
  });
}

/** The kinds that are to need fewer approvals. */
export function listLowered(
  before: RequiredApprovals,
  after: RequiredApprovals,
): readonly { readonly kind: string; readonly before: number; readonly after: number }[] {
  return Object.entries(after)
    .map(([kind, count]) => ({ kind, before: before[kind] ?? 0, after: count }))
    .filter((one) => one.after < one.before);
}

export function fewerApprovals(): Problem {
  return { code: 'REQUIRED', ...say('FEWER_APPROVALS_WITHOUT_REASON'), path: 'overrideReason' };
}

export function manifestChanged(): Problem {
  return { code: 'CONFLICT', ...say('RELEASE_ITEMS_CHANGED'), path: 'manifest' };
}

export function isLiveAlready(): Problem {
  return { code: 'CONFLICT', ...say('LIVE_RELEASE_NOT_REVIEWED'), path: 'releaseId' };
}

export function ownRelease(): Problem {
  return { code: 'FORBIDDEN', ...say('OWN_RELEASE_NOT_APPROVED'), path: 'releaseId' };
}

export function approvalsOff(): Problem {
  return { code: 'INVALID', ...say('APPROVALS_OFF'), path: 'releaseId' };
}
