import { expect, it } from 'vitest';
import { decideUnderwriting } from '../decide/decide-underwriting.ts';
import type { Json } from '../json/json.ts';
import { explainFired } from './explain-fired.ts';
import type { VariableLabels } from './labels.ts';

const labels: VariableLabels = {
  names: new Map([
    ['insured.age', 'Age'],
    ['zone', 'Zone'],
  ]),
  choices: new Map([['zone', new Map([['asia', 'Asia']])]]),
};
const age: Json = { var: 'insured.age' };
const zone: Json = { var: 'zone' };
const rows: Json = [
  ['< 18', '-', ['MINOR']],
  ['-', 'asia', { refer: 'ASIA', reason: 'Ask' }],
  ['>= 70', '-', ['OLD']],
];
const decide = (hit: string, rest: object = { default: [] }): Json => ({
  decide: [{ eachKey: { age, zone } }, { preserve: { hit, outputs: [{ name: 'outcome' }], rows, ...rest } }],
});

/** The reasons of everything that a rule declines or refers for. */
function reasons(rule: Json, data: Json) {
  const decision = decideUnderwriting(rule, data);
  if (!decision.ok) throw new Error('There is no decision.');
  return decision.firedRules.flatMap(({ path }) =>
    explainFired(rule, path.join('.'), data, { labels }).map(({ sentence, path: at, row }) => [
      sentence.message,
      at.join('.'),
      ...(row === undefined ? [] : [row]),
    ]),
  );
}

const nested: Json = {
  if: [
    { '<': [age, 18] },
    { if: [{ '==': [zone, 'asia'] }, ['MINOR_ABROAD'], []] },
    { '>': [age, 80] },
    ['OLD'],
    { if: [{ '==': [zone, 'asia'] }, [], ['ELSEWHERE']] },
  ],
};

it.each<[name: string, rule: Json, data: Json, found: readonly (readonly (string | number)[])[]]>([
  [
    'a row of a decision table',
    decide('first'),
    { insured: { age: 9 }, zone: 'europe' },
    [['By row 1 of the decision table: Age < 18', 'decide.1.preserve.rows.0', 1]],
  ],
  [
    'a row within other logic',
    { merge: [[], { if: [{ '>': [age, 1] }, decide('first'), []] }] },
    { insured: { age: 30 }, zone: 'asia' },
    [['By row 2 of the decision table: Zone Asia', 'merge.1.if.1.decide.1.preserve.rows.1', 2]],
  ],
  [
    'every row that matches',
    decide('collect', {
      rows: [
        ['< 18', '-', 'MINOR'],
        ['-', 'asia', 'ASIA'],
        ['>= 70', '-', 'OLD'],
      ],
    }),
    { insured: { age: 75 }, zone: 'asia' },
    [
      ['By row 2 of the decision table: Zone Asia', 'decide.1.preserve.rows.1', 2],
      ['By row 3 of the decision table: Age ≥ 70', 'decide.1.preserve.rows.2', 3],
    ],
  ],
  [
    'the default of a decision table',
    decide('first', { default: ['NONE'] }),
    { insured: { age: 30 }, zone: 'europe' },
    [['As no row of the decision table matches', '']],
  ],
  [
    'nested conditions',
    nested,
    { insured: { age: 9 }, zone: 'asia' },
    [['Because Age < 18 and Zone is Asia', 'if.1.if.1']],
  ],
  ['a later condition', nested, { insured: { age: 90 }, zone: 'asia' }, [['Because Age > 80', 'if.3']]],
  [
    'no condition',
    nested,
    { insured: { age: 30 }, zone: 'europe' },
    [['Because no other condition applies and (it is not the case that Zone is Asia)', 'if.4.if.2']],
  ],
  ['logic without conditions', { merge: [['ALWAYS']] }, {}, []],
])('the reason is %s', (_, rule, data, found) => {
  expect(reasons(rule, data)).toEqual(found);
});

it('a path that does not lead anywhere has no reason', () => {
  for (const path of ['merge.0', 'if.9.x', 'if.1.if.1.0.0', '__proto__.if'])
    expect(explainFired(nested, path, {}, { labels }).length).toBeLessThan(2);
});

it('a reason of several conditions has brackets where it could be read otherwise, and shows that there are more', () => {
  const within = (conditions: readonly Json[]) =>
    conditions.reduceRight<Json>((result, condition) => ({ if: [condition, result, []] }), ['OLD']);
  const either: Json = { or: [{ '>': [age, 1] }, { '==': [zone, 'asia'] }] };
  const data = { insured: { age: 30 }, zone: 'asia' };
  const sentenceOf = (rule: Json) => reasons(rule, data)[0]?.[0];
  expect(sentenceOf(within([either]))).toBe('Because Age > 1 or Zone is Asia');
  expect(sentenceOf(within([either, { '>': [age, 2] }]))).toBe('Because (Age > 1 or Zone is Asia) and Age > 2');
  expect(sentenceOf({ if: [{ and: [{ '<': [age, 9] }, { '==': [zone, 'asia'] }] }, [], ['OLD']] })).toBe(
    'Because it is not the case that (Age < 9 and Zone is Asia)',
  );
  const six = [1, 2, 3, 4, 5, 6].map((limit): Json => ({ '>': [age, limit] }));
  expect(sentenceOf(within(six))).toBe('Because Age > 2 and Age > 3 and Age > 4 and Age > 5 and Age > 6 and others');
});
