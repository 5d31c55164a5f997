import { describe, expect, it } from 'vitest';
import { readQueryAnswer, toQueryProblems } from './preview.api.ts';

const query = '{ policies { lst { id } } }';

it('the result of a query keeps its digits', () => {
  const answer = readQueryAnswer('{"data":{"claim":{"number":9007199254740993}}}', query);
  expect(JSON.stringify(answer?.fetched)).toBe('{"claim":{"number":9007199254740993}}');
});

it.each(['<html>Bad gateway</html>', '[]', '7', '9007199254740993', ''])('%j is no answer to a query', (text) =>
  expect(readQueryAnswer(text, query)).toBeUndefined(),
);

describe('toQueryProblems', () => {
  it('reports each problem with its position in the query', () => {
    const message = 'Cannot query field "lst" on type "policies".';
    const extensions = { code: 'INVALID', problems: [{ code: 'INVALID', message }] };
    const answer = { errors: [{ message, locations: [{ line: 1, column: 14 }], extensions }] };
    expect(toQueryProblems(answer, query)).toEqual([
      { code: 'INVALID', message, path: 'graphQlQuery', line: 1, column: 14, excerpt: '… policies { ▸lst { id } } }' },
    ]);
  });
  it('distinguishes an invalid variable from an invalid query', () => {
    const message = 'Variable "$where" got invalid value { idd: 1 }; Field "idd" is not defined.';
    const answer = { errors: [{ message, locations: [{ line: 1, column: 7 }] }] };
    expect(toQueryProblems(answer, query)).toEqual([{ code: 'INVALID', message, path: 'input.variablesJsonString' }]);
  });
  it('reports a problem without a position', () => {
    expect(toQueryProblems({ errors: [{ message: 'Too deep' }] }, query)).toEqual([
      { code: 'INVALID', message: 'Too deep', path: 'graphQlQuery' },
    ]);
  });
  it('finds none in a response without errors', () => expect(toQueryProblems({ data: {} }, query)).toEqual([]));
});
