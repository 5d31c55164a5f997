import { expect, test } from 'vitest';
import { approversOf, filterUsers, type User } from './user.ts';

const user = (username: string, email: string): User => ({
  id: email,
  username,
  email,
  role: 'VIEWER',
  state: 'ACTIVE',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
});

test('users are found by name and by email address, regardless of case', () => {
  const [mei, kai] = [user('Mei Chan', 'mc@insurer.test'), user('kai@insurer.test', 'kai@insurer.test')];
  const found = (text: string) => filterUsers([mei, kai], text);
  expect(found(' ')).toEqual([mei, kai]);
  expect(found('chan')).toEqual([mei]);
  expect(found(' KAI@')).toEqual([kai]);
  expect(found('nobody')).toEqual([]);
});

test('active administrators and approvers may approve releases', () => {
  const approver = { ...user('Mei Chan', 'mc@insurer.test'), role: 'APPROVER' as const };
  const administrator = { ...user('Kai', 'kai@insurer.test'), role: 'ADMINISTRATOR' as const };
  const left = { ...approver, state: 'DEACTIVATED' as const };
  expect(approversOf([approver, user('Lee', 'lee@insurer.test'), administrator, left])).toEqual([
    approver,
    administrator,
  ]);
});
