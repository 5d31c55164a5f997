import { operators } from '@coverwright/rules';
import { changesByFormula } from '@coverwright/rules/formula';
import { expect, test } from 'vitest';
import { noWords } from '../logic-editor/views/logic-words.ts';
import { proposeFormulaWords } from './formula-completions.ts';
import { rankProposals } from './formula-proposal.ts';
import { formulaExamples } from './formula-examples.ts';

const labelsOf = (kind: string, logic: string, variables = '') =>
  proposeFormulaWords(logic, variables, noWords).flatMap((one) => (one.kind === kind ? [one.label] : []));

test('the variables of the logic and of its test are proposed, if they can be written as words', () => {
  const logic = '{"+": [{"var": "base"}, {"var": "trip-days"}, {"var": ""}]}';
  expect(labelsOf('variable', logic, '{"base": 1, "trip": {"days": 3}, "and": {"a b": 1}}')).toEqual([
    'base',
    'trip',
    'trip.days',
  ]);
});

test('the tables and functions of the logic are proposed, and those that it does not use yet', () => {
  const logic = '[{"table": ["rates", {"eachKey": {}}, "amount"]}, {"function": ["life", {"eachKey": {}}]}]';
  expect(labelsOf('table', logic)).toEqual(['table("rates")', 'table']);
  expect(labelsOf('function', logic)).toEqual(['function("life")', 'function']);
});

test('declared inputs are proposed with their labels, and lookups with the keys that an input can be', () => {
  const words = {
    ...noWords,
    inputs: [
      { path: 'trip.zone', label: 'Zone' },
      { path: 'trip.days', label: '' },
    ],
    tables: [{ name: 'travel_base', keys: ['zone', 'insured age', 'days'], columns: ['amount', 'tax'] }],
  };
  const proposals = proposeFormulaWords('{"table": ["travel_base", {"eachKey": {}}, "amount"]}', '', words);
  expect(proposals.find(({ label }) => label === 'trip.zone')?.detail).toBe('Zone');
  const tables = proposals.filter(({ kind }) => kind === 'table');
  expect(tables.map(({ label }) => label)).toEqual(['table("travel_base", "amount")', 'table("travel_base", "tax")']);
  const lookup = tables[0];
  expect(lookup?.insert).toBe('table("travel_base", {zone: trip.zone, "insured age": , days: trip.days}, "amount")');
  expect(lookup?.insert.slice(0, lookup.cursor)).toBe('table("travel_base", {zone: trip.zone, "insured age": ');
});

test.each([
  ['', ['trip.zone', 'trip.days', 'table("travel_base", "amount")', 'if', 'and', 'or', 'max', 'min', 'round']],
  ['t', ['trip.zone', 'trip.days', 'table("travel_base", "amount")', 'travelled', 'try']],
  ['r', ['round', 'rate', 'round_half_even', 'round_to', 'reduce', 'trip.zone', 'trip.days']],
  ['days', ['trip.days', 'table("travel_base", "amount")']],
  ['length of', ['trip.days']],
  ['rate', []],
])('for %j, what prices are made of comes first', (typed, first) => {
  const words = {
    ...noWords,
    inputs: [
      { path: 'trip.zone', label: 'Zone' },
      { path: 'trip.days', label: 'Length of the trip' },
    ],
    tables: [{ name: 'travel_base', keys: ['zone', 'days'], columns: ['amount'] }],
  };
  const proposals = proposeFormulaWords('{"+": [{"var": "rate"}, {"var": "travelled"}]}', '', words);
  const ranked = rankProposals(proposals, typed).map(({ label }) => label);
  expect(first.length === 0 ? ranked : ranked.slice(0, first.length)).toEqual(first);
});

test('operators are proposed while the logic is not JSON, and leave the cursor where the arguments are', () => {
  const proposals = proposeFormulaWords('{', '{', noWords);
  const round = proposals.find(({ label }) => label === 'round');
  expect(round?.insert.slice(0, round.cursor)).toBe('round(');
  expect(proposals.find(({ label }) => label === 'and')?.insert).toBe('and ');
});

test.each(operators.map(({ name }) => [name, formulaExamples[name]] as const))(
  'the example of %s is a formula with it: %s',
  (name, example) => {
    const written = changesByFormula('null', example);
    expect(written).toMatchObject({ ok: true });
    if (written.ok) expect(JSON.stringify(written.changes)).toContain(JSON.stringify(`"${name}"`).slice(1, -1));
  },
);
