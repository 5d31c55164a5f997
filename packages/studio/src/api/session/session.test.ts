import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { tokenOf } from '../../testing/token.ts';
import { createSession } from './session.ts';

test('sign-in stores tokens and tenant under the names that other tools use', () => {
  const storage = memoryStorage();
  createSession(storage).start('test', { accessToken: 'a', refreshToken: 'r' });
  expect([storage.getItem('studioToken'), storage.getItem('studioRefreshToken')]).toEqual(['a', 'r']);
  expect(storage.getItem('studioTenantId')).toBe('test');
});

test('signing out discards both tokens, keeps the tenant and notifies the listeners', () => {
  const session = createSession(memoryStorage());
  session.start('test', { accessToken: 'a', refreshToken: 'r' });
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  session.clear();
  expect([session.accessToken(), session.refreshToken(), session.tenantId()]).toEqual([null, null, 'test']);
  expect(listener).toHaveBeenCalledOnce();
});

test('a page belongs to the user who was signed in when it started, even after that session ends', () => {
  const storage = memoryStorage();
  createSession(storage).start('test', { accessToken: tokenOf('test', 'ada'), refreshToken: 'r' });
  const session = createSession(storage);
  session.clear();
  expect(session.owner()).toBe('test/ada');
});

test("another user's session is recognized, and not ended", () => {
  const storage = memoryStorage();
  const [here, otherTab] = [createSession(storage), createSession(storage)];
  here.start('test', { accessToken: tokenOf('test', 'ada'), refreshToken: 'r' });
  here.renew({ accessToken: tokenOf('test', 'ada'), refreshToken: 'r2' });
  expect(here.isForeign()).toBe(false);
  otherTab.start('test_uat', { accessToken: tokenOf('test_uat', 'ada'), refreshToken: 'r3' });
  expect([here.isForeign(), otherTab.isForeign()]).toEqual([true, false]);
  here.logOut();
  expect(otherTab.refreshToken()).toBe('r3');
});

test('a failing listener does not affect the others', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const session = createSession(memoryStorage());
  session.subscribe(() => {
    throw new Error('full');
  });
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  session.clear();
  expect(listener).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
