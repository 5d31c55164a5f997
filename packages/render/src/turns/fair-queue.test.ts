import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

interface Item {
  readonly caller: string;
  readonly name: string;
}

function queueOf(...names: readonly string[]): FairQueue<Item> {
  const queue = new FairQueue<Item>();
  for (const name of names) queue.add({ caller: name.slice(0, 1), name });
  return queue;
}

function takeAll(queue: FairQueue<Item>, mayServe = (_caller: string) => true): string[] {
  const names: string[] = [];
  for (let item = queue.take(mayServe); item !== undefined; item = queue.take(mayServe)) names.push(item.name);
  return names;
}

it('serves callers in turn, and each in its own order', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2');
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.size).toBe(0);
});

it('passes over a caller that may not be served now, and keeps its place', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  expect(takeAll(queue, (caller) => caller !== 'a')).toEqual(['b1']);
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('b')]).toEqual([2, 2, 0]);
  expect(takeAll(queue)).toEqual(['a1', 'a2']);
});

it('forgets what is taken out of it', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  const [first, second] = queue.items();
  if (second === undefined || first === undefined) throw new Error('Two wait.');
  queue.remove(second);
  queue.remove(second);
  expect([queue.size, queue.has(first), queue.has(second)]).toEqual([2, true, false]);
  expect(takeAll(queue)).toEqual(['a1', 'b1']);
});
