import { readFileSync } from 'node:fs';
import { Kind, buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { choiceOf, queryChoices, queryLibrary, queryOf } from './query-library.ts';

const schema = buildSchema(readFileSync(new URL('../../../../../../schema.graphql', import.meta.url), 'utf8'));

describe.each(Object.entries(queryLibrary))('the query for %s', (name, query) => {
  it('matches the schema', () => expect(validate(schema, parse(query))).toEqual([]));
  it('is a single named operation with the same arguments as the list', () => {
    const [operation, ...others] = parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    expect(others).toEqual([]);
    expect(operation).toMatchObject({ operation: 'query', name: { value: name } });
    const variables = operation?.variableDefinitions?.map(({ variable }) => variable.name.value);
    expect(variables).toEqual(['where', 'limit', 'skip', 'sort']);
  });
});

describe('choiceOf', () => {
  it.each(queryChoices)('recognizes %s, regardless of whitespace', (choice) => {
    expect(choiceOf(`\n ${queryOf(choice).replaceAll('\n', '\n  ')} `)).toBe(choice);
  });
  it('does not recognize a query that was edited by hand', () => {
    expect(choiceOf(queryOf('policies').replace('issuerNumber', ''))).toBeUndefined();
    expect(choiceOf('{ policies { totalCount } }')).toBeUndefined();
  });
});
