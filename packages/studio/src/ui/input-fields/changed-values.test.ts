import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { isJsonObject, parseLogicText, type Json } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';
import { replaceValues, toAnswers, type InputField } from './input-answers.ts';
import { fieldsOfLogic } from './logic-fields.ts';

const parsed = parseInputs([
  { path: 'days', type: 'integer' },
  { path: 'note', type: 'text' },
  { path: 'isSmoker', type: 'boolean' },
  { path: 'insureds', type: 'list', items: [{ path: 'age', type: 'integer' }] },
]);
const fields = fieldsOfLogic({}, parsed.ok ? parsed.inputs : [], 'en-US');

function fieldOf(name: string, within: readonly InputField[] = fields): InputField {
  const field = within.find((one) => one.name === name);
  if (field === undefined) throw new Error(name);
  return field;
}

function valuesOf(text: string) {
  const values = parseLogicText(text);
  if (!values.ok || !isJsonObject(values.value)) throw new Error(text);
  return values.value;
}

function typed(values: string, name: string, text: string, field = fieldOf(name)): string {
  return JSON.stringify(changedValues(valuesOf(values), { kind: 'text', field, name, text }));
}

test('one field changes its value, whatever types the others have', () => {
  const others = '"note":{"a":[1]},"isSmoker":"maybe","insureds":null,"empty":"","id":12345678901234567890123';
  expect(typed(`{"days":5,${others}}`, 'days', '1,200')).toBe(`{"days":1200,${others}}`);
  expect(typed(`{"days":5,${others}}`, 'days', '')).toBe(`{${others}}`);
  expect(typed('{"note":5}', 'days', '98765432109876543210')).toBe('{"note":5,"days":98765432109876543210}');
});

test('a value within an entry changes, and the entry has its other members', () => {
  const entries = Array.from({ length: 52 }, (_, age) => ({ age, name: `N${age}` }));
  const age = fieldOf('age', fieldOf('insureds').items);
  const changed = JSON.parse(typed(JSON.stringify({ insureds: entries }), 'insureds.1.age', '40', age)) as Json;
  expect(changed).toEqual({ insureds: entries.with(1, { age: 40, name: 'N1' }) });
  expect(typed('{"insureds":[{"age":1},{"age":2}]}', 'insureds.0.age', '', age)).toBe('{"insureds":[{},{"age":2}]}');
});

test('a name with the position of an entry leaves the list a list', () => {
  const [field] = fieldsOfLogic({ '+': [{ var: 'people.0.age' }, 1] }, [], 'en-US');
  expect(field?.name).toBe('people.0.age');
  expect(typed('{"people":[{"age":1},{"age":2}]}', 'people.0.age', '7', field)).toBe(
    '{"people":[{"age":7},{"age":2}]}',
  );
  expect(typed('{}', 'people.0.age', '7', field)).toBe('{"people":[{"age":7}]}');
  const values = { people: [{ age: 1 }, { age: 2 }] };
  expect(replaceValues(values, field ? [field] : [], { texts: { 'people.0.age': '3' }, counts: {} })).toEqual({
    people: [{ age: 3 }, { age: 2 }],
  });
});

test('entries are added and removed, also those that fields do not show', () => {
  const field = fieldOf('insureds');
  const values = { insureds: [{ age: 1 }, { name: 'B' }], days: 1 };
  const change = { field, name: 'insureds' };
  expect(changedValues(values, { ...change, kind: 'addEntry' })).toEqual({
    ...values,
    insureds: [...values.insureds, {}],
  });
  expect(changedValues(values, { ...change, kind: 'removeEntry', index: 0 })).toEqual({
    insureds: [{ name: 'B' }],
    days: 1,
  });
  expect(changedValues({ insureds: [{}] }, { ...change, kind: 'removeEntry', index: 0 })).toEqual({});
});

test('all digits of a number are in its field', () => {
  expect(toAnswers(fields, valuesOf('{"days":12345678901234567890123}')).texts).toEqual({
    days: '12345678901234567890123',
  });
});

test('a list without declared parts has an entry for each value, which remains what it is', () => {
  const known = parseInputs([{ path: 'covers', type: 'list' }]);
  const list = fieldsOfLogic({}, known.ok ? known.inputs : [], 'en-US');
  const values = valuesOf('{"covers":["ski",5,"5","true",false,"",{"a":[1]},"a, b"," x"]}');
  const answers = toAnswers(list, values);
  expect(Object.values(answers.texts)).toEqual(['ski', '5', '"5"', '"true"', 'false', '""', '{"a":[1]}', 'a, b', ' x']);
  expect(replaceValues({}, list, answers)).toEqual(values);
  const [entry] = list[0]?.items ?? [];
  const field = entry ?? fieldOf('covers', list);
  expect(typed('{"covers":["ski",5]}', 'covers.1', 'dive', field)).toBe('{"covers":["ski","dive"]}');
  const covers = fieldOf('covers', list);
  expect(changedValues({ covers: ['ski'] }, { kind: 'addEntry', field: covers, name: 'covers' })).toEqual({
    covers: ['ski', null],
  });
});
