import { execute } from '@graphql-tools/executor';
import { buildSchema, type GraphQLScalarType, type GraphQLSchema, parse, validate } from 'graphql';
import { expect, test, vi } from 'vitest';
import { coerceVariables, toExecution } from './variables.ts';

const schema = buildSchema(`
  scalar Amount
  input Line { amount: Amount!, currency: String = "HKD" }
  type Query { shown(lines: [Line!], limit: Int = 3): String }
`);
const coerceAmount = vi.fn<(value: unknown) => number>((value) => Number(value));
(schema.getType('Amount') as GraphQLScalarType).parseValue = coerceAmount;

const document = parse('query ($lines: [Line!], $limit: Int = 5) { shown(lines: $lines, limit: $limit) }');
const rootValue = { shown: (args: unknown) => JSON.stringify(args) };

function run(sent: Record<string, unknown>): unknown {
  const coerced = coerceVariables(schema, { document, variableValues: sent });
  if ('errors' in coerced) return coerced.errors.map(({ message }) => message);
  return execute({ ...toExecution(schema, document, coerced.values), rootValue });
}

test('values are coerced once, and passed unchanged to the field', () => {
  coerceAmount.mockClear();
  expect(run({ lines: [{ amount: '1.5' }, { amount: '2', currency: 'USD' }] })).toEqual({
    data: {
      shown: '{"lines":[{"amount":1.5,"currency":"HKD"},{"amount":2,"currency":"USD"}],"limit":5}',
    },
  });
  expect(coerceAmount).toHaveBeenCalledTimes(2);
});

test('one item counts as a list, null remains null, and omitted values are absent', () => {
  expect(run({ lines: { amount: 1 }, limit: null })).toEqual({
    data: { shown: '{"lines":[{"amount":1,"currency":"HKD"}],"limit":null}' },
  });
  expect(run({})).toEqual({ data: { shown: '{"limit":5}' } });
});

test('no document can name the type that accepts any value', () => {
  const { schema: ofExecution } = toExecution(schema, document, {});
  const errors = (known: GraphQLSchema) =>
    validate(known, parse('query ($x: CoercedValue) { shown(limit: $x) }')).map(({ message }) => message);
  expect(errors(schema)).toContain('Unknown type "CoercedValue".');
  expect(schema.getType('CoercedValue')).toBeUndefined();
  expect(ofExecution.getType('CoercedValue')).toBeDefined();
});
