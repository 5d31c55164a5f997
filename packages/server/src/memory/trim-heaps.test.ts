import { createInflateRaw, deflateRawSync, type InflateRaw } from 'node:zlib';
import { expect, test } from 'vitest';
import { trimHeaps } from './trim-heaps.ts';

const mib = 1024 * 1024;
const isGlibc = 'glibcVersionRuntime' in ((process.report.getReport() as { header: object }).header ?? {});

test.runIf(isGlibc)('what a burst of small blocks left behind is returned', async () => {
  // What other tests left behind goes first.
  const earlier = trimHeaps();
  const held = Buffer.alloc(64 * mib, 1);
  await earlier.work();
  const { work } = trimHeaps();
  const packed = deflateRawSync(Buffer.alloc(1024, 1));
  const open = async (): Promise<InflateRaw> => {
    const inflate = createInflateRaw();
    await new Promise((resolve) => inflate.write(packed, resolve));
    return inflate;
  };
  const burst = await Promise.all(Array.from({ length: 3_000 }, open));
  // What stays in use between them keeps the heap from shrinking.
  const left = burst.filter((_inflate, nth) => nth % 50 === 0);
  await Promise.all(
    burst
      .filter((inflate) => !left.includes(inflate))
      .map(
        (inflate) =>
          new Promise<void>((resolve) => {
            inflate.once('close', resolve).destroy();
          }),
      ),
  );
  const before = process.memoryUsage.rss();
  await work();
  expect(before - process.memoryUsage.rss()).toBeGreaterThan(24 * mib);
  for (const inflate of left) inflate.destroy();
  expect(held).toHaveLength(64 * mib);
});
