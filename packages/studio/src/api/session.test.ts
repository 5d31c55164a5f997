import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createSession } from './session.ts';

test('sign-in stores tokens and tenant under the names that other tools read', () => {
  const storage = memoryStorage();
  createSession(storage).start('test', { accessToken: 'a', refreshToken: 'r' });
  expect([storage.getItem('studioToken'), storage.getItem('studioRefreshToken')]).toEqual(['a', 'r']);
  expect(storage.getItem('studioTenantId')).toBe('test');
});

test('signing out drops both tokens, keeps the tenant and tells who listens', () => {
  const session = createSession(memoryStorage());
  session.start('test', { accessToken: 'a', refreshToken: 'r' });
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  session.clear();
  expect([session.accessToken(), session.refreshToken(), session.tenantId()]).toEqual([null, null, 'test']);
  expect(listener).toHaveBeenCalledOnce();
});
