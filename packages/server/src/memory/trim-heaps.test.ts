import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const mib = 1024 * 1024;
const isGlibc = 'glibcVersionRuntime' in ((process.report.getReport() as { header: object }).header ?? {});

/** Runs in a separate process, whose heaps contain nothing from other tests. Prints how many bytes were returned. */
const program = `
  import { setTimeout as delay } from 'node:timers/promises';
  import { createInflateRaw, deflateRawSync } from 'node:zlib';
  import { trimHeaps } from ${JSON.stringify(new URL('trim-heaps.ts', import.meta.url).href)};
  const { work } = trimHeaps();
  const packed = deflateRawSync(Buffer.alloc(1024, 1));
  const open = () => new Promise((resolve) => {
    const inflate = createInflateRaw();
    inflate.write(packed, () => resolve(inflate));
  });
  const burst = await Promise.all(Array.from({ length: 3_000 }, open));
  // What remains in use between them prevents the heap from shrinking.
  const ended = burst.filter((_inflate, nth) => nth % 50 > 0);
  await Promise.all(ended.map((inflate) => new Promise((resolve) => inflate.once('close', resolve).destroy())));
  const before = process.memoryUsage.rss();
  // Called like by runRegularly: the first check covers the burst.
  for (let look = 0; look < 50 && before - process.memoryUsage.rss() <= ${24 * mib}; look += 1) {
    await work();
    await delay(100);
  }
  console.log(before - process.memoryUsage.rss());
`;

test.runIf(isGlibc)('memory of a burst of small blocks is returned', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(Number(stdout)).toBeGreaterThan(24 * mib);
});
