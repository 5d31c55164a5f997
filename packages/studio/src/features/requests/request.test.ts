import { expect, test } from 'vitest';
import { readValues, toListedRequest, toRequestTemplates } from './request.ts';

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

test('lists the answers that an offer is based on by their paths', () => {
  const text = '{"trip":{"zone":"asia","days":5},"insureds":[{"age":40}],"cover":{"winterSports":false},"notes":[]}';
  expect(readValues(text)).toEqual([
    { label: 'trip.zone', value: 'asia' },
    { label: 'trip.days', value: '5' },
    { label: 'insureds.0.age', value: '40' },
    { label: 'cover.winterSports', value: 'false' },
    { label: 'notes', value: '[]' },
  ]);
  expect(readValues('{"trip":{"policy":9007199254740993}}')).toEqual([
    { label: 'trip.policy', value: '9007199254740993' },
  ]);
  expect(readValues('broken')).toEqual([]);
});

test('shows the hidden characters of names that were stored before these were refused', () => {
  const line = {
    id: 'c1',
    name: null,
    caseNumber: 'R-1',
    holder: { name: 'Chan\u202e Tai Man' },
    status: null,
    appId: null,
    assignedTo: { id: 'u1', username: 'Wong\u200b' },
    createdAt: null,
    revision: null,
  };
  expect(toListedRequest(line)).toMatchObject({ holder: 'Chan⟨U+202E⟩ Tai Man', assignedTo: 'Wong⟨U+200B⟩' });
});
