import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browsersOf } from '../../packages/render/src/testing/browser-processes.ts';
import { launchServer } from '../server-process.ts';

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot && process.platform === 'linux')(
  'the browser of a server that is root has the user of PostgreSQL, no secrets, and no way to the data',
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'coverwright-confined-'));
    await chmod(parent, 0o755);
    // As administrators create it, accessible to everybody.
    const dataDir = join(parent, 'data');
    await mkdir(dataDir, { mode: 0o755 });
    const secret = 'the secret of this test, long enough';
    const server = launchServer({ DATA_DIR: dataDir, AUTH_SECRET: secret, SMTP_URL: 'smtp://u:p4ss@127.0.0.1:1' });
    onTestFinished(async () => {
      server.child.kill('SIGTERM');
      await server.exitCode;
      await rm(parent, { recursive: true, force: true });
    });
    expect(await server.url, server.said()).toBeDefined();
    const { uid } = await stat(join(dataDir, 'postgres'));
    expect(uid).toBeGreaterThan(0);
    const browsers = await vi.waitUntil(
      () => {
        const found = browsersOf(server.child.pid ?? 0).flat();
        return found.some(({ isRenderer }) => isRenderer) ? found : undefined;
      },
      { timeout: 60_000, interval: 50 },
    );
    for (const { pid } of browsers) {
      expect(await readFile(`/proc/${pid}/status`, 'utf8')).toMatch(new RegExp(`^Uid:(\t${uid}){4}$`, 'm'));
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
      for (const word of [secret, 'p4ss', 'DATA_DIR']) expect(environment).not.toContain(word);
    }
    const [browser] = browsers;
    const gid = Number(/^Gid:\t(\d+)/m.exec(await readFile(`/proc/${browser?.pid}/status`, 'utf8'))?.[1]);
    const canRead = (program: string, path: string) => spawnSync(program, [path], { uid, gid }).status === 0;
    expect(canRead('/bin/ls', dataDir)).toBe(false);
    expect(canRead('/bin/ls', join(dataDir, 'postgres'))).toBe(false);
    for (const name of await readdir(dataDir)) expect(canRead('/bin/cat', join(dataDir, name))).toBe(false);
    // PostgreSQL has the folder open, and the same user.
    const [postmaster = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    expect(canRead('/bin/ls', `/proc/${postmaster}/`)).toBe(true);
    for (const way of ['cwd/', 'root/', 'map_files/'])
      expect(canRead('/bin/ls', `/proc/${postmaster}/${way}`)).toBe(false);
  },
);
