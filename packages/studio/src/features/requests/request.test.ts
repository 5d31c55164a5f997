import { expect, test } from 'vitest';
import { toRequestTemplates } from './request.ts';

test('offers the documents whose query reads cases', () => {
  const queries = [
    'query ($where: caseWhere) { cases(where: $where) { list { id } } }',
    '{ cases { totalCount } }',
    '{ policies { list { cases: id } } }',
    null,
  ];
  const list = queries.map((graphQlQuery, at) => ({
    id: `t${at}`,
    name: at === 1 ? null : `Name ${at}`,
    graphQlQuery,
  }));
  expect(toRequestTemplates({ templates: { list: [...list, null] } })).toEqual([
    { id: 't0', name: 'Name 0' },
    { id: 't1', name: 't1' },
  ]);
  expect(toRequestTemplates({ templates: null })).toEqual([]);
});
