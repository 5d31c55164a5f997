import { expect, test } from 'vitest';
import { accountDelayMs, attemptSubjects, tooManyAttempts } from './attempt-limits.ts';

test('an account under attack is slowed down by at most three seconds', () => {
  expect([0, 20, 21, 25, 1_000_000].map(accountDelayMs)).toEqual([0, 0, 200, 1000, 3000]);
});

test('the waiting time is spelled out', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  const after = (seconds: number) => tooManyAttempts(new Date(now.getTime() + seconds * 1000), now).message;
  expect(after(61)).toBe('Too many attempts. Wait 2 minutes, then try again.');
  expect(after(1)).toBe('Too many attempts. Wait a minute, then try again.');
});

test('the typed account name is not stored', () => {
  const subjects = attemptSubjects('sign-in', { address: '::1', account: 'Secret typed here', tenantId: 't' });
  expect(JSON.stringify(subjects)).not.toContain('ecret');
  expect(attemptSubjects('sign-in', { address: '::1', account: 'secret TYPED here', tenantId: 't' })).toEqual(subjects);
  expect(attemptSubjects('sign-in', { address: '::1', account: 'secret typed here', tenantId: 'u' })).not.toEqual(
    subjects,
  );
});
