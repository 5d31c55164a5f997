import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { provideAuthSecret } from './auth-secret.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverwright-lock-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

function writeLock(holder: object): Promise<void> {
  return writeFile(join(folder, 'server.lock'), JSON.stringify(holder));
}

describe('the lock of a data folder', () => {
  test('is held by one server, whose process is reported to the second one', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by the server with process id ${process.pid}`);
    await lock.release();
    await (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('is taken over by the next start if its holder was killed', async () => {
    const holder = fork(join(import.meta.dirname, '../testing/hold-lock.ts'), [folder]);
    await once(holder, 'message');
    await expect(lockFolder(folder)).rejects.toThrow(`process id ${holder.pid}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (await lockFolder(folder)).release();
  });

  test('is not held by another program with the same process id', async () => {
    await writeLock({ pid: process.pid, started: 'another time', hostname: hostname() });
    await expect(lockFolder(folder).then((lock) => lock.release())).resolves.toBeUndefined();
  });

  test('is not held by a truncated file', async () => {
    await writeFile(join(folder, 'server.lock'), '{"pid":');
    await expect(lockFolder(folder).then((lock) => lock.release())).resolves.toBeUndefined();
  });

  test('is taken by exactly one of many that find a stale one', async () => {
    for (let round = 0; round < 10; round += 1) {
      await writeLock({ pid: 1, started: 'another time', hostname: 'another' });
      const longAgo = new Date(Date.now() - 60_000);
      await utimes(join(folder, 'server.lock'), longAgo, longAgo);
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const held = results.filter((result) => result.status === 'fulfilled');
      expect(held).toHaveLength(1);
      await held[0]?.value.release();
    }
  });

  test('is respected for a while if another machine holds it, since that process is not visible here', async () => {
    await writeLock({ pid: 1, started: '1', hostname: 'another' });
    await expect(lockFolder(folder)).rejects.toThrow('in use on another');
  });
});

test('several concurrent starts get the same generated secret, which only the owner may read', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => provideAuthSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['auth-secret']);
});
