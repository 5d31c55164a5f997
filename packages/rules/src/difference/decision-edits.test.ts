import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordInChinese } from '@coverwright/insurance/sentence';
import { decisionLimits } from '../decisions/decision-limits.ts';
import { decisionSentences } from '../decisions/decision-sentences.ts';
import type { Json } from '../json/json.ts';
import {
  differenceOfLogic,
  differencesMax,
  differenceSentences,
  sentenceOfDifference,
  sentencesOfLogic,
} from './difference.ts';

interface Written {
  readonly keys?: Readonly<Record<string, Json>>;
  readonly hit?: string;
  readonly outputs?: Json;
  readonly rows?: readonly (readonly Json[])[];
  readonly rest?: Readonly<Record<string, Json>>;
}

const rows: readonly (readonly Json[])[] = [
  ['< 18', '-', ['MINOR']],
  ['[18..70)', 'asia, europe', []],
  ['[18..70)', 'worldwide', { refer: 'ZONE', reason: 'Ask where' }],
  ['>= 70', '-', ['OLD']],
];

function decide({ keys, hit = 'first', outputs, rest, ...table }: Written = {}): Json {
  return {
    decide: [
      { eachKey: keys ?? { age: { var: 'insured.age' }, zone: { var: 'zone' } } },
      { preserve: { hit, outputs: outputs ?? [{ name: 'outcome' }], rows: table.rows ?? rows, ...rest } },
    ],
  };
}

function edits(before: Json, after: Json): string[] {
  return differenceOfLogic(before, after).map((difference) => sentenceOfDifference(difference).message);
}

const added: readonly Json[] = ['< 18', 'asia', ['MINOR']];
const atPlace = (index: number, row: readonly Json[]) => rows.toSpliced(index, 0, row);
const withCell = (row: number, cell: number, value: Json) => rows.with(row, (rows[row] ?? []).with(cell, value));
const many = Array.from({ length: 500 }, (_, index): Json[] => [`${index}`, '-', '-', '-', '-', '-', '-', index]);
const manyKeys = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, { var: name }]));
const large = (changed: readonly (readonly Json[])[]): Json => decide({ keys: manyKeys, rows: changed });

describe('an edit of a decision table is described as a person would', () => {
  it.each<[name: string, before: Json, after: Json, sentences: readonly string[]]>([
    [
      'a row added',
      decide(),
      decide({ rows: atPlace(1, added) }),
      ['Row 2 added: age < 18, zone asia → decline MINOR'],
    ],
    [
      'a row added at the top',
      decide(),
      decide({ rows: atPlace(0, added) }),
      ['Row 1 added: age < 18, zone asia → decline MINOR'],
    ],
    [
      'a row added at the top, and another one changed',
      decide(),
      decide({ rows: [added, ...withCell(2, 2, [])] }),
      ['Row 1 added: age < 18, zone asia → decline MINOR', 'Row 4: outcome refer ZONE (Ask where) → accept'],
    ],
    ['a row removed', decide(), decide({ rows: rows.slice(1) }), ['Row 1 removed: age < 18 → decline MINOR']],
    [
      'an outcome',
      decide(),
      decide({ rows: withCell(1, 2, { refer: 'AGE', reason: 'Ask' }) }),
      ['Row 2: outcome accept → refer AGE (Ask)'],
    ],
    ['a condition', decide(), decide({ rows: withCell(0, 0, '< 21') }), ['Row 1: age < 18 → < 21']],
    ['a condition removed', decide(), decide({ rows: withCell(2, 1, '-') }), ['Row 3: zone worldwide → any value']],
    [
      'two cells of a row',
      decide(),
      decide({ rows: rows.with(0, ['< 21', 'asia', ['MINOR']]) }),
      ['Row 1: age < 18 → < 21; zone any value → asia'],
    ],
    [
      'the same change in two rows',
      decide(),
      decide({ rows: rows.map(([age = '', ...others]) => [age === '[18..70)' ? '[18..75]' : age, ...others]) }),
      ['Rows 2, 3: age 18 to below 70 → 18 to 75'],
    ],
    [
      'a row moved',
      decide(),
      decide({ rows: [rows[3] ?? [], ...rows.slice(0, 3)] }),
      ['Row 4 moved to row 1: age ≥ 70 → decline OLD'],
    ],
    ['the hit policy', decide(), decide({ hit: 'unique' }), ['When several rows match: first → unique']],
    ['the default', decide(), decide({ rest: { default: ['NONE'] } }), ['When no row matches: error → decline NONE']],
    [
      'a column added without conditions',
      decide(),
      decide({
        keys: { age: { var: 'insured.age' }, smoker: { var: 'smoker' }, zone: { var: 'zone' } },
        rows: rows.map((row) => row.toSpliced(1, 0, '-')),
      }),
      ['Column smoker added'],
    ],
    [
      'a column added with a condition',
      decide(),
      decide({
        keys: { age: { var: 'insured.age' }, zone: { var: 'zone' }, smoker: { var: 'smoker' } },
        rows: rows.map((row, index) => row.toSpliced(2, 0, index === 1 ? 'true' : '-')),
      }),
      ['Column smoker added', 'Row 2: smoker yes'],
    ],
    [
      'a column removed',
      decide(),
      decide({ keys: { age: { var: 'insured.age' } }, rows: rows.map((row) => row.toSpliced(1, 1)) }),
      ['Column zone removed'],
    ],
    [
      'a column renamed',
      decide(),
      decide({ keys: { years: { var: 'insured.age' }, zone: { var: 'zone' } } }),
      ['Column age renamed to years'],
    ],
    [
      'columns reordered',
      decide(),
      decide({
        keys: { zone: { var: 'zone' }, age: { var: 'insured.age' } },
        rows: rows.map(([age = null, zone = null, outcome = null]) => [zone, age, outcome]),
      }),
      ['Columns reordered: zone, age'],
    ],
    [
      'what a column decides by',
      decide(),
      decide({ keys: { age: { var: 'insureds.0.age' }, zone: { var: 'zone' } } }),
      ['Column age is now insureds.0.age instead of insured.age'],
    ],
    [
      'an outcome renamed',
      decide(),
      decide({ outputs: [{ name: 'decision' }] }),
      ['Column outcome renamed to decision'],
    ],
    [
      'an outcome added',
      decide({ rows: [['-', '-', 1]] }),
      decide({ outputs: [{ name: 'outcome' }, { name: 'note' }], rows: [['-', '-', 1, 'low']] }),
      ['Outcome note added', 'Row 1: note low'],
    ],
    [
      'a priority',
      decide({ hit: 'priority', outputs: [{ name: 'outcome', values: ['low', 'high'] }], rows: [] }),
      decide({ hit: 'priority', outputs: [{ name: 'outcome', values: ['high', 'low'] }], rows: [] }),
      ['Priority of outcome: low, high → high, low'],
    ],
    [
      'a table inside a calculation',
      { '*': [{ var: 'base' }, decide({ rows: [['< 18', '-', 0.5]] })] },
      { '*': [{ var: 'base' }, decide({ rows: [['< 18', '-', 0.6]] })] },
      ['Row 1: outcome 0.5 → 0.6'],
    ],
    [
      'every kind of condition',
      decide({ rows: [] }),
      decide({
        rows: [
          ['(1..5)', 'not(asia)', 1],
          ['(1..5]', '"a", "b"', 2],
          ['> 5, 3', '-', 3],
          ['<= 2026-01-31', 'true', 4],
          ['-', '-', 'text'],
        ],
      }),
      [
        'Row 1 added: age above 1 and below 5, zone not asia → 1',
        'Row 2 added: age above 1 to 5, zone a, b → 2',
        'Row 3 added: age > 5, 3 → 3',
        'Row 4 added: age ≤ 2026-01-31, zone yes → 4',
        'Row 5 added: any values → text',
      ],
    ],
    [
      'a row at the top of 500 with 8 columns',
      large(many),
      large([['> 900', '-', '-', '-', '-', '-', '-', 7], ...many]),
      ['Row 1 added: a > 900 → 7'],
    ],
    [
      'the same outcome in all of 500 rows, below a new one',
      large(many.map((row) => row.with(7, 1))),
      large([['> 900', '-', '-', '-', '-', '-', '-', 7], ...many.map((row) => row.with(7, 2))]),
      [
        'Row 1 added: a > 900 → 7',
        `500 rows (${Array.from({ length: 20 }, (_, index) => index + 2).join(', ')}, …): outcome 1 → 2`,
      ],
    ],
  ])('%s', (_, before, after, sentences) => {
    expect(edits(before, after)).toEqual(sentences);
  });
});

it('an edit has the position of its row', () => {
  const pathOf = (before: Json, after: Json) =>
    differenceOfLogic(before, after).map((one) => 'path' in one && one.path);
  const calculated = { '*': [{ var: 'base' }, decide()] };
  const changed = { '*': [{ var: 'base' }, decide({ rows: withCell(3, 0, '> 70') })] };
  expect(pathOf(calculated, changed)).toEqual([['*', 1, 'decide', 1, 'preserve', 'rows', 3]]);
  expect(pathOf(decide(), decide({ hit: 'any' }))).toEqual([[]]);
});

it('tables with as many rows as possible are compared by row', () => {
  const full = Array.from({ length: decisionLimits.maxRows }, (_, index): Json[] => [`${index}`, 'asia', 1]);
  expect(edits(decide({ rows: full }), decide({ rows: [['-', '-', 2], ...full] }))).toEqual([
    'Row 1 added: any values → 2',
  ]);
  const others = full.map((_, index): Json[] => [`${index + 1_000_000}`, 'europe', index]);
  expect(differenceOfLogic(decide({ rows: full }), decide({ rows: others }))).toHaveLength(differencesMax);
});

it('a table that is not valid is compared like any other logic', () => {
  const broken = decide({ rows: [['< 18']] });
  expect(edits(decide(), broken)).toHaveLength(1);
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as Json;
  expect(edits(decide(), decide({ rows: [['-', '-', deep]] }))).toHaveLength(1);
  expect(edits(decide(), decide({ rest: { other: 1 } }))).toHaveLength(1);
});

it('any edit of rows is found, and equal tables have none', () => {
  const cell = fc.constantFrom('-', '< 18', '[18..65)', 'asia', 'not(asia)');
  const table = fc.array(fc.tuple(cell, cell, fc.nat({ max: 2 })), { maxLength: 12 });
  fc.assert(
    fc.property(table, table, (before, after) => {
      const found = edits(decide({ rows: before }), decide({ rows: after }));
      expect(found.length > 0).toBe(JSON.stringify(before) !== JSON.stringify(after));
    }),
  );
});

it('has Chinese sentences with the same placeholders', () => {
  const table = { ...decisionSentences, ...differenceSentences };
  const chinese = Object.fromEntries(Object.entries(table).map(([reason, { zh }]) => [reason, zh]));
  const [difference] = differenceOfLogic(decide(), decide({ rows: atPlace(1, added) }));
  expect(difference && wordInChinese(chinese, sentenceOfDifference(difference))).toBe(
    '已加入第 2 列：age < 18、zone asia → 不接納 MINOR',
  );
  for (const { en, zh } of Object.values(table))
    expect(zh.match(/\{\{\w+\}\}/g)?.toSorted()).toEqual(en.match(/\{\{\w+\}\}/g)?.toSorted());
});

describe('logic as a whole', () => {
  const sentences = (logic: Json) => sentencesOfLogic(logic).map(({ message }) => message);
  const columns = (outcome: string) => `Conditions: age, zone. Outcomes: ${outcome}.`;

  it('is the columns, settings and rows of a table, or its short form', () => {
    expect(sentences(decide())).toEqual([
      columns('outcome'),
      'When several rows match: first',
      'If no row matches: error',
      'Row 1: age < 18 → decline MINOR',
      'Row 2: age 18 to below 70, zone asia, europe → accept',
      'Row 3: age 18 to below 70, zone worldwide → refer ZONE (Ask where)',
      'Row 4: age ≥ 70 → decline OLD',
    ]);
    expect(sentences({ '*': [{ var: 'days' }, 2] })).toEqual(['days × 2']);
  });

  it.each([
    ['any', 'any', []],
    ['collect sum', 'sum', []],
    ['priority', 'priority', ['Priority of decision: OLD, MINOR']],
  ])('names the hit policy %s, the priority and the outcome for no row', (hit, inWords, priority) => {
    const values = ['OLD', 'MINOR'];
    const outputs = [{ name: 'decision', ...(priority.length > 0 && { values }) }];
    expect(sentences(decide({ hit, outputs, rest: { default: ['OTHER'] } })).slice(0, -4)).toEqual([
      columns('decision'),
      `When several rows match: ${inWords}`,
      ...priority,
      'If no row matches: decline OTHER',
    ]);
  });

  it('shows a limited number of rows', () => {
    const long = sentences(decide({ rows: Array.from({ length: 500 }, (_, index): Json[] => [`${index}`, '-', 1]) }));
    expect([long.length, long.at(-1)]).toEqual([204, 'Further rows: 300']);
  });
});

it('outcomes are only renamed if it is certain which one became which', () => {
  const with2 = (first: string, second: string) =>
    decide({ outputs: [{ name: first }, { name: second }], rows: [['< 18', '-', 'A', 'B']] });
  expect(edits(with2('code', 'reason'), with2('rate', 'note'))).toEqual(
    expect.arrayContaining([
      'Outcome rate added',
      'Outcome note added',
      'Outcome code removed',
      'Outcome reason removed',
    ]),
  );
  expect(edits(with2('code', 'reason'), with2('code', 'note'))).toEqual(['Column reason renamed to note']);
});

it('the same edit of two equal tables is reported for each of them', () => {
  const two = (table: Json): Json => ({ merge: [table, table] });
  const differences = differenceOfLogic(two(decide()), two(decide({ rows: rows.slice(1) })));
  const sentence = 'Row 1 removed: age < 18 → decline MINOR';
  expect(differences.map((difference) => sentenceOfDifference(difference).message)).toEqual([sentence, sentence]);
});
