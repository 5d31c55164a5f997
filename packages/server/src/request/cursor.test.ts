import { expect, test } from 'vitest';
import { readCursor, type Sort, toCursor } from './cursor.ts';

const by = (kind: Sort<string>['kind']): Sort<string> => ({ field: 'value', isDescending: false, kind });

test.each([
  ['text', '保單 "7"'],
  ['text', ''],
  ['text', null],
  ['time', '2028-02-29T23:59:59.123456Z'],
  ['day', '2028-02-29'],
  ['number', '-0.0000001'],
  ['number', '9007199254740991'],
] as const)('a cursor contains the %s %j', (kind, value) => {
  const position = { value, id: 'p-1/ä' };
  expect(readCursor(toCursor(by(kind), position), by(kind))).toEqual(position);
});

test.each([
  ['text', 'a\0'],
  ['text', '\ud800'],
  ['time', '2027-02-29T00:00:00.000000Z'],
  ['time', '2027-01-31T24:00:00.000000Z'],
  ['time', '2027-01-31'],
  ['time', '0000-01-01T00:00:00.000000Z'],
  ['day', '2027-02-29'],
  ['day', 'infinity'],
  ['number', '1e9'],
  ['number', 'NaN'],
  ['number', '1'.repeat(401)],
] as const)('a cursor with the %s %j, which PostgreSQL would refuse, is invalid', (kind, value) => {
  expect(readCursor(toCursor(by(kind), { value, id: 'p' }), by(kind))).toBeUndefined();
});

test.each([
  'null',
  '"value"',
  '{}',
  '[]',
  '["value",false,"a"]',
  '["value",false,"a","p","q"]',
  '["value",false,1,"p"]',
  '["value",false,"a",1]',
  String.raw`["value",false,"a","\u0000"]`,
  '["value",true,"a","p"]',
  '["other",false,"a","p"]',
  '["value",false,"a","p"',
])('%s is not a cursor of the order', (json) => {
  expect(readCursor(Buffer.from(json).toString('base64url'), by('text'))).toBeUndefined();
});
