import { expect, test } from 'vitest';
import type { FieldKind, InputField } from '../../../ui/input-fields/input-answers.ts';
import { valuesOfFacts } from './values-of-facts.ts';

function fieldOf(name: string, kind: FieldKind, ...choices: string[]): InputField {
  return {
    name,
    label: name,
    kind,
    choices: choices.map((value) => ({ value, label: value })),
    help: undefined,
    unit: undefined,
    fallback: undefined,
    example: undefined,
    isPersonal: false,
    items: [],
  };
}

const zone = fieldOf('trip.zone', 'choice', 'asia', 'europe');
const days = fieldOf('trip.days', 'number');

test('a fact is the value of the field of its name, or of the only field whose name ends with it', () => {
  const facts = [
    { type: 'trip.zone', value: 'asia' },
    { type: 'days', value: 5 },
    { type: 'channel', value: 'web' },
  ];
  expect(valuesOfFacts(facts, [zone, days])).toEqual({ values: { trip: { zone: 'asia', days: 5 } }, count: 2 });
});

test('the name as a whole is preferred, and a name that several fields end with is nobody’s', () => {
  const fields = [days, fieldOf('cover.days', 'number')];
  expect(valuesOfFacts([{ type: 'days', value: 5 }], fields)).toEqual({ values: {}, count: 0 });
  const facts = [
    { type: 'days', value: 5 },
    { type: 'trip.days', value: 8 },
  ];
  expect(valuesOfFacts(facts, [days]).values).toEqual({ trip: { days: 8 } });
});

test('a fact that does not fit its field is left out', () => {
  const fields = [zone, days, fieldOf('start', 'date'), fieldOf('ski', 'boolean'), fieldOf('insureds', 'json')];
  const facts = [
    { type: 'zone', value: 'Europe' },
    { type: 'days', value: 'five' },
    { type: 'start', value: 'soon' },
    { type: 'ski', value: 'yes' },
    { type: 'insureds', value: '[]' },
  ];
  expect(valuesOfFacts(facts, fields)).toEqual({ values: {}, count: 0 });
});

test('facts that contradict each other are left out, equal ones are not', () => {
  const twice = (first: number, second: number) =>
    valuesOfFacts(
      [
        { type: 'days', value: first },
        { type: 'days', value: second },
      ],
      [days],
    ).values;
  expect(twice(5, 5)).toEqual({ trip: { days: 5 } });
  expect(twice(5, 6)).toEqual({});
});

test('texts, dates and yes or no fill their fields, numbers also those of texts', () => {
  const fields = [fieldOf('start', 'date'), fieldOf('ski', 'boolean'), fieldOf('postcode', 'text')];
  const facts = [
    { type: 'start', value: '2027-01-31' },
    { type: 'ski', value: false },
    { type: 'postcode', value: 8001 },
  ];
  expect(valuesOfFacts(facts, fields)).toEqual({
    values: { start: '2027-01-31', ski: false, postcode: '8001' },
    count: 3,
  });
});

test('a name such as __proto__ is only a name', () => {
  const facts = [{ type: 'constructor', value: 'x' }];
  expect(valuesOfFacts(facts, [days])).toEqual({ values: {}, count: 0 });
});
