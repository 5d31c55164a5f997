import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { heapRoomMb, watchHeap } from './heap-watch.ts';

it('ends a thread that grows in steps that V8 would end the process for', async () => {
  const heapMb = 64;
  const script = "const lists = []; for (;;) lists.push(Array.from('a'.repeat(10_000_000)));";
  const worker = new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: heapMb + heapRoomMb } });
  const exceeded = Promise.withResolvers<void>();
  const watch = watchHeap(worker, heapMb, exceeded.resolve);
  await exceeded.promise;
  clearInterval(watch);
  expect(await worker.terminate()).toBe(1);
});
