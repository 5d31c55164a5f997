import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdfEngine } from '@coverwright/render/html-pdf';
import { ThreadPool } from '@coverwright/render/thread-pool';
import { expect, onTestFinished, test, vi } from 'vitest';
import { choosePrinterLocation } from './printer-location.ts';

const isRoot = process.getuid?.() === 0;

async function folderFor(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `coverwright-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

test.skipIf(isRoot)('the printer runs as the server’s account, from next to its packages', async () => {
  const preferred = join(await folderFor('place'), '.cache');
  expect(await choosePrinterLocation('/nonexistent', { preferred })).toMatchObject({
    browserFolder: preferred,
    account: undefined,
  });
});

test.runIf(isRoot)(
  'for root, the printer runs as another account, from next to the packages if it can enter there',
  async () => {
    const preferred = join(await folderFor('place'), '.cache');
    const { browserFolder, account } = await choosePrinterLocation('/nonexistent', { preferred });
    expect(browserFolder).toBe(preferred);
    expect(account?.uid).toBeGreaterThan(0);
  },
);

test.runIf(isRoot)('for root, the printer works even if the checkout is closed to every other account', async () => {
  const folder = await folderFor('closed');
  const checkout = join(folder, 'checkout');
  await mkdir(checkout, { mode: 0o700 });
  const standby = join(folder, 'cache');
  const place = await choosePrinterLocation('/nonexistent', { preferred: join(checkout, '.cache'), standby });
  const warn = vi.fn<(message: string) => void>();
  const engine = createPdfEngine({ threads: new ThreadPool(), ...place, warn });
  await engine.warm();
  expect(engine.state).toBe('ready');
  await engine.close();
  expect(await readdir(join(checkout, '.cache'))).toEqual([]);
  expect(warn.mock.calls.flat().filter((message) => message.includes('as root'))).toEqual([]);
});
