import { expect, it } from 'vitest';
import { queryLibrary } from '../../query/query-library.ts';
import { recordListOf, recordLists } from './record-list.ts';

it.each(recordLists)('recognizes the library query for %s', (list) =>
  expect(recordListOf(queryLibrary[list])).toBe(list),
);

it('recognizes a list with an alias, and after other fields, comments and strings', () => {
  expect(recordListOf('query q($where: policyWhereInput) { mine: policies(where: $where) { list { id } } }')).toBe(
    'policies',
  );
  const commented =
    '# policies(where: $where)\nquery q($where: caseWhere) { tenant(a: "{") { id } cases(where: $where) { list { id } } }';
  expect(recordListOf(commented)).toBe('cases');
});

it('finds none if a record cannot be selected', () => {
  expect(recordListOf('')).toBeUndefined();
  expect(recordListOf('{ policies { list { id } } }')).toBeUndefined();
  expect(recordListOf('query q($where: x) { products_2(where: $where) { list { id } } }')).toBeUndefined();
  expect(recordListOf('query q($where: x) { a { policies(where: $where) { list { id } } } }')).toBeUndefined();
  expect(recordListOf('fragment q on Query { policies(where: $where) { list { id } } }')).toBeUndefined();
});

it('finds a query that follows a fragment', () =>
  expect(
    recordListOf('fragment a on policy { id }\nquery q($where: x) { policies(where: $where) { list { ...a } } }'),
  ).toBe('policies'));
