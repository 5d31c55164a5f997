import { expect, test } from 'vitest';
import { toGates, toRelease } from './release.ts';
import { approvalCount, isReviewed, lacksOnlyApprovals, toReview, toTimeline } from './review.ts';

const release = toRelease({
  id: '1',
  name: 'Spring',
  description: null,
  state: 'READY',
  cause: 'CREATED',
  items: [],
  createdAt: '2027-12-01T10:00:00Z',
  createdBy: { username: 'mei@a.test' },
  publishedAt: '2027-12-03T10:00:00+08:00',
  publishedBy: { username: 'kai@a.test' },
  rolledBackAt: null,
  rolledBackBy: null,
  scheduledAt: null,
  scheduledZone: null,
  failure: null,
  liveRevision: 'a',
  canRollBack: false,
  revision: 'b',
});
const verdict = { user: { username: 'lee@a.test' }, comment: 'Checked', at: '2027-12-02T10:00:00Z', isCurrent: true };
const fields = {
  manifest: 'm',
  requiredApprovals: 1,
  isOwn: false,
  overrideReason: 'Urgent',
  approvals: [
    { ...verdict, verdict: 'APPROVED' as const },
    { ...verdict, verdict: 'APPROVED' as const, user: null, comment: null, isCurrent: false },
    { ...verdict, verdict: 'REJECTED' as const },
  ],
};

test('only approvals of the present items count', () => {
  expect(approvalCount(toReview(fields))).toBe(1);
});

test('people decide about what is not live and needs approvals, or was decided about', () => {
  const review = toReview(fields);
  expect(isReviewed({ state: 'READY' }, review)).toBe(true);
  expect(isReviewed({ state: 'LIVE' }, review)).toBe(false);
  expect(isReviewed({ state: 'READY' }, { ...review, required: 0 })).toBe(true);
  expect(isReviewed({ state: 'READY' }, { ...review, required: 0, verdicts: [] })).toBe(false);
});

test('missing approvals can be overridden if nothing but a return to confirm is in the way besides', () => {
  const gate = (name: 'APPROVALS' | 'ORDER' | 'REFERENCES', state: 'PASSED' | 'FAILED' = 'FAILED') => ({
    name,
    state,
    problems: [],
  });
  const lacks = (...gates: readonly ReturnType<typeof gate>[]) => lacksOnlyApprovals(toGates(gates));
  expect(lacks(gate('APPROVALS'), gate('ORDER'), gate('REFERENCES', 'PASSED'))).toBe(true);
  expect(lacks(gate('APPROVALS'), gate('REFERENCES'))).toBe(false);
  expect(lacks(gate('APPROVALS', 'PASSED'))).toBe(false);
});

test('what happened is in the order of its times, in whatever zone they are given', () => {
  const entries = toTimeline(release, toReview(fields));
  expect(entries.map(({ what }) => what)).toEqual(['created', 'APPROVED', 'APPROVED', 'REJECTED', 'published']);
  expect(entries[1]).toMatchObject({ by: 'lee@a.test', comment: 'Checked', isOutdated: false });
  expect(entries[2]).toMatchObject({ by: '', comment: '', isOutdated: true });
  expect(entries[4]).toMatchObject({ by: 'kai@a.test', comment: 'Urgent' });
});
