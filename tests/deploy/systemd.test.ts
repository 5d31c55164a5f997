import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../packages/server/src/config.ts';
import { stopPatienceMs } from '../../packages/server/src/database/embedded/process.ts';
import { drainMs } from '../../packages/server/src/start/start-server.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const program = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((path) => existsSync(path));

let unit: string;
let folder: string;
beforeAll(async () => {
  unit = await readFile(join(root, 'deploy/systemd/coverwright.service'), 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'coverwright-systemd-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

test('systemd waits until requests have finished and the embedded database has stopped', () => {
  const { stopDelaySeconds } = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://studio.example.com' });
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(seconds).toBeGreaterThan(stopDelaySeconds + (drainMs + stopPatienceMs) / 1000);
});

describe.skipIf(program === undefined)('where systemd-analyze is installed', () => {
  /** What systemd finds in the unit, as if this checkout were installed. */
  async function verify(text: string): Promise<string> {
    const file = join(folder, 'coverwright.service');
    await writeFile(file, text.replaceAll('/opt/coverwright', root));
    const { stdout, stderr } = await run(program ?? '', ['verify', file], {
      env: { SYSTEMD_LOG_LEVEL: 'warning' },
    }).catch((error: { stdout: string; stderr: string }) => error);
    return `${stdout}${stderr}`;
  }

  test('systemd accepts the unit', async () => {
    expect(await verify(unit)).toBe('');
    expect(await verify(unit.replace('ProtectHome=yes', 'ProtectHomes=yes'))).toContain("'ProtectHomes'");
  });
});
