import { expect, it } from 'vitest';
import { FairQueue, type TurnCaller } from './fair-queue.ts';

interface Item {
  readonly caller: TurnCaller;
  readonly name: string;
}

/** `a1x` is the item x of user 1 of tenant a. */
function toItem(name: string): Item {
  return { caller: { tenantId: name.slice(0, 1), userId: name.slice(1, 2) }, name };
}

function queueOf(...names: readonly string[]): FairQueue<Item> {
  const queue = new FairQueue<Item>();
  for (const name of names) queue.add(toItem(name));
  return queue;
}

function takeAll(queue: FairQueue<Item>, mayServe: (caller: TurnCaller) => boolean = () => true): string[] {
  const names: string[] = [];
  for (let item = queue.take(mayServe); item !== undefined; item = queue.take(mayServe)) names.push(item.name);
  return names;
}

it('serves tenants in turn, and the items of a user in their order', () => {
  const queue = queueOf('a1x', 'a1y', 'a1z', 'b1x', 'c1x', 'b1y');
  expect(takeAll(queue)).toEqual(['a1x', 'b1x', 'c1x', 'a1y', 'b1y', 'a1z']);
  expect(queue.size).toBe(0);
});

it('serves users in turn within their tenant, however many users a tenant has', () => {
  const queue = queueOf('a1x', 'a1y', 'a1z', 'a2x', 'a3x', 'b1x', 'b1y');
  expect(takeAll(queue)).toEqual(['a1x', 'b1x', 'a2x', 'b1y', 'a3x', 'a1y', 'a1z']);
});

it('skips a caller that cannot be served at the moment, and keeps its turn', () => {
  const queue = queueOf('a1x', 'a2x', 'b1x');
  expect(takeAll(queue, ({ tenantId }) => tenantId !== 'a')).toEqual(['b1x']);
  const [first] = queue.items();
  if (first === undefined) throw new Error('Two are waiting.');
  expect([queue.size, queue.sizeOfTenant(first.caller), queue.sizeOfUser(first.caller)]).toEqual([2, 2, 1]);
  expect(takeAll(queue, ({ userId }) => userId !== '1')).toEqual(['a2x']);
  expect(takeAll(queue)).toEqual(['a1x']);
});

it('puts a tenant that was served behind those that arrived in the meantime', () => {
  const queue = queueOf('a1x');
  expect(takeAll(queue)).toEqual(['a1x']);
  for (const name of ['b1x', 'a1y']) queue.add(toItem(name));
  expect(takeAll(queue)).toEqual(['b1x', 'a1y']);
});

it('forgets removed callers', () => {
  const queue = queueOf('a1x', 'a1y', 'b1x');
  const [first, second] = queue.items();
  if (second === undefined || first === undefined) throw new Error('Two are waiting.');
  queue.remove(second);
  queue.remove(second);
  expect([queue.size, queue.has(first), queue.has(second)]).toEqual([2, true, false]);
  expect(takeAll(queue)).toEqual(['a1x', 'b1x']);
});
