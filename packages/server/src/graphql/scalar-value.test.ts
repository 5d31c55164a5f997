import { expect, test } from 'vitest';
import { fromKeyValues, fromScalarInput, toScalarValue } from './scalar-value.ts';

test('a scalar input becomes the JSON of its one field, and null without any', () => {
  expect(fromScalarInput({ stringValue: '' })).toBe('');
  expect(fromScalarInput({ numberValue: 0 })).toBe(0);
  expect(fromScalarInput({ booleanValue: false })).toBe(false);
  expect(fromScalarInput({ dateValue: '2027-01-31T00:00:00.000Z' })).toBe('2027-01-31T00:00:00.000Z');
  expect(fromScalarInput({ arrayValue: [{ numberValue: 1 }, null] })).toEqual([1, null]);
  expect(fromScalarInput({})).toBeNull();
});

test('pairs become an object in which __proto__ is an ordinary key', () => {
  const made = fromKeyValues([
    { key: '__proto__', value: { objectValue: [{ key: 'polluted', value: { booleanValue: true } }] } },
    { key: 'a', value: { numberValue: 1 } },
    { key: 'a', value: { numberValue: 2 } },
    null,
  ]);
  expect(JSON.stringify(made)).toBe('{"__proto__":{"polluted":true},"a":2}');
  expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false);
});

test('JSON is returned with one field set at each level', () => {
  expect(toScalarValue({ a: [1, 'x', null], b: { c: true } })).toEqual({
    objectValue: [
      { key: 'a', value: { arrayValue: [{ numberValue: 1 }, { stringValue: 'x' }, null] } },
      { key: 'b', value: { objectValue: [{ key: 'c', value: { booleanValue: true } }] } },
    ],
  });
  expect(toScalarValue(null)).toBeNull();
  expect(toScalarValue(Infinity)).toBeNull();
});
