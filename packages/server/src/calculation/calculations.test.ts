import { expect, test } from 'vitest';
import { UserError } from '../errors/user-error.ts';
import { calculationMaxSeconds, createCalculations } from './calculations.ts';
import { say } from '../sentences/say.ts';

/** Calculations that each take this long on a fake clock. */
function slowCalculations(durationMs: number) {
  let now = 0;
  const read = () => now;
  const calculations = createCalculations({ clock: read, processor: read });
  return (work: () => unknown) =>
    calculations.run(() => {
      now += durationMs;
      return work();
    });
}

test('one failing calculation does not affect the others', async () => {
  const run = slowCalculations(1);
  const results = await Promise.allSettled([run(() => 1), run(() => JSON.parse('{')), run(() => 3)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[2]).toMatchObject({ value: 3 });
});

test('others have a turn between calculations that were requested simultaneously', async () => {
  const run = slowCalculations(20);
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  await Promise.all(['a', 'b', 'c'].map((name) => run(() => order.push(name))));
  expect(order).toEqual(['a', 'other', 'b', 'c']);
});

test('nothing is started once the document’s time is used up', async () => {
  const run = slowCalculations(calculationMaxSeconds * 1000 + 1);
  let begun = 0;
  const results = await Promise.allSettled([1, 2, 3].map(() => run(() => (begun += 1))));
  expect(begun).toBe(1);
  expect(results[2]).toMatchObject({ reason: { problems: [{ code: 'LIMIT_EXCEEDED' }] } });
});

test('beyond the first second only the processor time counts', async () => {
  const now = { clock: 0, processor: 0 };
  const calculations = createCalculations({ clock: () => now.clock, processor: () => now.processor });
  const run = () =>
    calculations.run(() => {
      now.clock += 60_000;
      now.processor += 1_000;
    });
  await calculations.run(() => (now.clock += 1_000));
  for (let count = 0; count <= calculationMaxSeconds - 1; count += 1) await run();
  await expect(run()).rejects.toMatchObject({ problems: [{ code: 'LIMIT_EXCEEDED' }] });
});

test('a calculation that found the server busy uses up no time', async () => {
  let now = 0;
  const read = () => now;
  const calculations = createCalculations({ clock: read, processor: read });
  const busy = new UserError({ code: 'BUSY', ...say('BUSY_CANCELED') });
  const refused = calculations.runElsewhere(() => {
    now += 60_000;
    return Promise.reject(busy);
  });
  await expect(refused).rejects.toBe(busy);
  expect(await calculations.run(() => 'calculated')).toBe('calculated');
});
