import { GraphQLSchema, GraphQLScalarType, Kind } from 'graphql';
import { describe, expect, test } from 'vitest';
import { addScalarMethods } from './scalars.ts';

const types = ['Decimal', 'Date', 'DateTime', 'DateTimeOffset'].map((name) => new GraphQLScalarType({ name }));
addScalarMethods(new GraphQLSchema({ types }));
const [decimal, date, dateTime] = types as [GraphQLScalarType, GraphQLScalarType, GraphQLScalarType];

describe('Decimal', () => {
  test.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['-0.000001', -0.000001],
    ['1e21', 1e21],
    ['0', 0],
    ['123456789012345', 123456789012345],
  ])('parses %j as %j', (input, value) => {
    expect(decimal.parseValue(input)).toBe(value);
    expect(decimal.serialize(input)).toBe(value);
  });

  test.each(['', 'x', '1,5', '0x10', '1e999', '9007199254740993', '0.1234567890123456789', true, null, {}, Number.NaN])(
    'refuses %j',
    (input) => {
      expect(() => decimal.parseValue(input)).toThrow(/Decimal/);
    },
  );

  test('parses a literal by its digits', () => {
    expect(decimal.parseLiteral({ kind: Kind.FLOAT, value: '0.10' })).toBe(0.1);
    expect(() => decimal.parseLiteral({ kind: Kind.INT, value: '9007199254740993' })).toThrow(/digits/);
  });
});

describe('DateTime', () => {
  test.each([
    ['2027-01-31T08:00:00+08:00', '2027-01-31T00:00:00.000Z'],
    ['2027-01-31T08:00:00Z', '2027-01-31T08:00:00.000Z'],
    ['2027-01-31T08:00', '2027-01-31T08:00:00.000Z'],
    ['2027-01-31', '2027-01-31T00:00:00.000Z'],
  ])('parses %s as an instant in UTC', (input, value) => {
    expect(dateTime.parseValue(input)).toBe(value);
  });

  test.each(['', 'today', '2027-02-30T00:00:00Z', '31/01/2027', 1_800_000_000, null])('refuses %j', (input) => {
    expect(() => dateTime.parseValue(input)).toThrow(/ISO 8601/);
  });

  test('returns the times of the database and the clock in UTC', () => {
    expect(dateTime.serialize('2026-11-21 13:00:00.123456+00')).toBe('2026-11-21T13:00:00.123Z');
    expect(dateTime.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});

test('Date is a calendar day', () => {
  expect(date.parseValue('2028-02-29')).toBe('2028-02-29');
  expect(() => date.parseValue('2027-02-29')).toThrow(/calendar/);
  expect(() => date.parseValue('2027-01-01T00:00:00Z')).toThrow(/calendar/);
});
