import { readBlocks } from '@coverwright/rules/blocks';
import { expect, test } from 'vitest';
import { noWords } from '../logic-editor/views/logic-words.ts';
import { choicesAround, choicesForNew, searchChoices } from './block-choices.ts';

const words = {
  ...noWords,
  inputs: [{ path: 'trip.zone', label: 'Zone' }],
  tables: [{ name: 'travel_base', keys: ['zone'], columns: ['amount'] }],
};

test('every choice is a block', () => {
  for (const { json } of [...choicesForNew(words), ...choicesAround()]) expect(readBlocks(json)).toBeTypeOf('object');
});

test('inputs and rate tables are offered as they are declared', () => {
  const choices = choicesForNew(words);
  expect(choices.find(({ kind }) => kind === 'variable')).toMatchObject({
    json: '{"var": "trip.zone"}',
    detail: 'Zone',
  });
  expect(choices.find(({ kind }) => kind === 'table')?.json).toBe(
    '{"table": ["travel_base", {"eachKey": {"zone": null}}, "amount"]}',
  );
});

test('choices are found by any words of their name or description, names first', () => {
  const choices = choicesForNew(words);
  const texts = new Map([
    ['cat', 'Joins texts'],
    ['round', 'Rounds a number'],
  ]);
  const found = (typed: string) =>
    searchChoices(choices, typed, ({ name }) => texts.get(name) ?? '').map(({ name }) => name);
  expect(found('JOINS cat')).toEqual(['cat']);
  expect(found('round').slice(0, 1)).toEqual(['round']);
  expect(found('no such words')).toEqual([]);
});
