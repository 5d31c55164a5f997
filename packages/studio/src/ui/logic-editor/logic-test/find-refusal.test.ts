import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { expect, test } from 'vitest';
import { findRefusal } from './find-refusal.ts';

function declare(inputs: Parameters<typeof parseInputs>[0]) {
  const parsed = parseInputs(inputs);
  return parsed.ok ? parsed.inputs : [];
}

const declared = declare([
  { path: 'age', type: 'integer', minimum: 0, maximum: 120, requiredWhen: true, level: 'refuse' },
  { path: 'zone', type: 'choice', choices: [{ value: 'asia' }], requiredWhen: true, level: 'refuse' },
  { path: 'days', type: 'integer', minimum: 1, maximum: 90, level: 'warn' },
]);
const readsAge = JSON.stringify({ '*': [{ var: 'age' }, 2] });

test.each([150, 65.5, -1])('an age of %d is refused, as by API', (age) => {
  const refusal = findRefusal(readsAge, JSON.stringify({ age }), declared);
  expect(refusal?.missing).toEqual([]);
  expect(refusal?.problems.map(({ path }) => path)).toEqual(['age']);
});

test('what the declaration only reports is not refused', () => {
  expect(findRefusal(readsAge, '{"age": 40, "days": 400}', declared)).toBeUndefined();
});

test('a required value that the logic reads is missing, and one that it does not read is not', () => {
  expect(findRefusal(readsAge, '', declared)).toEqual({ missing: ['age'], problems: [] });
});

test('texts that are not JSON are left to the test', () => {
  expect(findRefusal(readsAge, '{"age": ', declared)).toBeUndefined();
  expect(findRefusal('{', '{"age": 150}', declared)).toBeUndefined();
});
