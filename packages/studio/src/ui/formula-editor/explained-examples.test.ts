import { expect, test } from 'vitest';
import { type Json, operators } from '@coverwright/rules';
import { explainValue } from '@coverwright/rules/explain';
import { changesByFormula, toFormula } from '@coverwright/rules/formula';
import { formulaExamples } from './formula-examples.ts';

const data: Json = {
  trip: { days: 5, zone: 'asia' },
  zone: 'asia',
  age: 30,
  base: 118.105,
  extra: 20,
  discount: 5,
  total: 240,
  days: 16,
  rate: 2,
  smoker: true,
  insureds: [{ age: 30 }, { age: 80 }],
  amounts: [1, 2],
  adults: [1],
  children: [2],
  covers: { ward: 'general' },
  postcode: 'AB1',
  amount: 3,
};
const names = ['trip.days', 'trip.zone', ...Object.keys(Object(data)), 'insureds.age', 'birthday'];
const labels = {
  names: new Map(names.map((name) => [name, name.replace(/^.*\./, '').toUpperCase()])),
  choices: new Map(),
};

/** Names with parts, brackets of lists and objects, quotes, calls and operators of formulas. */
const code =
  /[[\]{}"`]|\?\?|[=!]=|&&|\|\||\w\(|[a-z]\.[a-z]|\b(?:var|val|eachKey|preserve|null|undefined|true|false)\b/;

function logicOf(name: (typeof operators)[number]['name']): Json {
  if (name === 'decide') return { decide: [{ eachKey: { age: { var: 'age' } } }, { preserve: decision }] };
  const formula = formulaExamples[name];
  const change = changesByFormula('0', formula);
  if (!change.ok) throw new Error(`${formula} is no formula.`);
  const text = change.changes.reduceRight(
    (old, { from, to, insert }) => old.slice(0, from) + insert + old.slice(to),
    '0',
  );
  return JSON.parse(text);
}

const decision = { hit: 'first', outputs: [{ name: 'factor' }], rows: [['[18..65)', 2]], default: 1 };

test.each(operators.map(({ name }) => name))('%s is explained without code', (name) => {
  const logic = logicOf(name);
  expect(toFormula(JSON.stringify(logic)).ok).toBe(true);
  const rules: readonly Json[] = [
    logic,
    { if: [logic, 1, 2] },
    { if: [{ '!': [logic] }, 1, 2] },
    { if: [{ '==': [logic, 'x'] }, 1, { '+': [logic, 1] }] },
    { try: [logic, 7] },
    { '??': [logic, 7] },
  ];
  for (const rule of rules)
    for (const values of [data, {}])
      for (const { sentence } of explainValue(rule, values, { labels }).steps)
        expect(sentence.message).not.toMatch(code);
});
