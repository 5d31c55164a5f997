import { readFileSync } from 'node:fs';
import { Kind, buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { choiceOf, queryChoices, queryLibrary, queryOf } from './query-library.ts';

const schema = buildSchema(readFileSync(new URL('../../../../../../schema.graphql', import.meta.url), 'utf8'));

describe.each(Object.entries(queryLibrary))('the query for %s', (name, query) => {
  it('fits the schema', () => expect(validate(schema, parse(query))).toEqual([]));
  it('is one named operation that takes what the list takes', () => {
    const [operation, ...others] = parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    expect(others).toEqual([]);
    expect(operation).toMatchObject({ operation: 'query', name: { value: name } });
    const variables = operation?.variableDefinitions?.map(({ variable }) => variable.name.value);
    expect(variables).toEqual(['where', 'limit', 'skip', 'sort']);
  });
});

describe('choiceOf', () => {
  it.each(queryChoices)('knows %s again, however it is spaced', (choice) => {
    expect(choiceOf(`\n ${queryOf(choice).replaceAll('\n', '\n  ')} `)).toBe(choice);
  });
  it('knows nothing of a query that was changed by hand', () => {
    expect(choiceOf(queryOf('policies').replace('issuerNumber', ''))).toBeUndefined();
    expect(choiceOf('{ policies { totalCount } }')).toBeUndefined();
  });
});
