import { applyChanges, createDecision } from '@coverwright/rules/decision-text';
import { expect, test } from 'vitest';
import { layOutDecide, replaceDecision } from './imported-text.ts';

const words = { accept: '接受', decline: '拒絕', refer: '轉介' };
const imported =
  '{"decide":[{"eachKey":{"age":{"var":"insured.age"}}},{"preserve":{"hit":"priority",' +
  '"outputs":[{"name":"decision","values":["AGE","Accept"]}],' +
  '"rows":[["< 18","AGE"],["> 64",{"refer":"OLD","reason":"a report"}],["-","Accept"]],"default":"接受"}}]}';

test('an imported table has a line for each row, and numbers with all digits', () => {
  const text = layOutDecide(imported, undefined);
  expect(JSON.parse(text)).toEqual(JSON.parse(imported));
  expect(text.split('\n')).toContain('      ["< 18", "AGE"],');
  const precise = imported.replace('["< 18","AGE"]', '["< 18",0.12345678901234567890]');
  expect(layOutDecide(precise, undefined)).toContain('["< 18", 0.12345678901234567890],');
});

test('in underwriting, texts are decisions as they are typed', () => {
  const [, { preserve }] = (JSON.parse(layOutDecide(imported, words)) as { decide: [unknown, { preserve: unknown }] })
    .decide;
  expect(preserve).toEqual({
    hit: 'priority',
    outputs: [{ name: 'decision', values: [['AGE'], []] }],
    rows: [
      ['< 18', ['AGE']],
      ['> 64', { refer: 'OLD', reason: 'a report' }],
      ['-', []],
    ],
    default: [],
  });
});

test('several outputs are not decisions', () => {
  const table = imported.replace('[{"name":"decision","values":["AGE","Accept"]}]', '[{"name":"a"},{"name":"b"}]');
  expect(JSON.parse(layOutDecide(table, words))).toEqual(JSON.parse(table));
});

test('an imported table replaces the chosen one, and nothing beside it', () => {
  const table = createDecision([{ name: 'zone', logic: '{"var": "trip.zone"}' }], 'factor', '1');
  const text = `{"*" : [{"var": "base"}, ${table} ,  ${table}]}`;
  const changed = applyChanges(text, replaceDecision(text, ['*', 1], imported));
  expect(changed).toBe(`{"*" : [{"var": "base"}, ${imported} ,  ${table}]}`);
});

test('an imported table replaces nothing if its table was removed in the meantime', () => {
  expect(replaceDecision('{"*": [{"var": "base"}, 2]}', ['*', 1], imported)).toEqual([]);
});
