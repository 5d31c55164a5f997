import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { heapRoomMb, watchHeap } from './heap-watch.ts';

it('ends a thread that grows in steps that V8 would end the process for', async () => {
  const heapMb = 64;
  const script = "const lists = []; for (;;) lists.push(Array.from('a'.repeat(10_000_000)));";
  const worker = new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: heapMb + heapRoomMb } });
  const exceeded = Promise.withResolvers<void>();
  const watch = watchHeap(worker, { heapMb }, exceeded.resolve);
  await exceeded.promise;
  clearInterval(watch);
  expect(await worker.terminate()).toBe(1);
});

it('ends a thread for bytes outside its heap if they count', async () => {
  const script = 'const lists = []; for (;;) lists.push(new Uint8Array(10_000_000).fill(1));';
  const worker = new Worker(script, { eval: true });
  const exceeded = Promise.withResolvers<void>();
  const watch = watchHeap(worker, { heapMb: 256, countsExternal: true }, exceeded.resolve);
  await exceeded.promise;
  clearInterval(watch);
  expect(await worker.terminate()).toBe(1);
});
