import { expect, test } from 'vitest';
import { filterUsers, type User } from './user.ts';

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
