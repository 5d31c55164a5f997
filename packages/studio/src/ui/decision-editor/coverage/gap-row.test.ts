import { findDecisions } from '@coverwright/rules/decision-text';
import { expect, test } from 'vitest';
import { conditionFor, rowFor } from './gap-row.ts';

test('the condition for a value is written without quotes if it can be', () => {
  expect([65, true, 'asia', '2027-01-31', 'New York'].map(conditionFor)).toEqual([
    '65',
    'true',
    'asia',
    '2027-01-31',
    'New York',
  ]);
  expect(['true', 'not here', '18', 'a, b', 'x..y', ''].map(conditionFor)).toEqual([
    '"true"',
    '"not here"',
    '"18"',
    '"a, b"',
    '"x..y"',
    '""',
  ]);
});

test('a row covers the example in the columns that it has', () => {
  const [decision] = findDecisions('{"decide": [{"eachKey": {"age": 1, "any": 2, "zone": 3}}, {"preserve": {}}]}');
  if (decision === undefined) throw new Error('no decision');
  expect([...rowFor({ zone: 'asia', age: 65 }, decision).cells]).toEqual([
    [0, '"65"'],
    [2, '"asia"'],
  ]);
});
