import { expect, test } from 'vitest';
import { validateDocumentVariables } from './document-body.ts';

const pathsOf = (...asked: Parameters<typeof validateDocumentVariables>) =>
  validateDocumentVariables(...asked).map(({ path }) => path);

test('declared variables with a value are accepted, and also none at all', () => {
  const where = { id: 'a', id_in: [], isTest: false, age: 0 };
  expect(validateDocumentVariables({ where, limit: 1 }, ['where', 'limit'])).toEqual([]);
  expect(validateDocumentVariables({}, ['where'])).toEqual([]);
  expect(validateDocumentVariables({}, [])).toEqual([]);
});

test('a name that the query does not declare is reported with the declared ones', () => {
  const [problem] = validateDocumentVariables({ were: { id: 'a' } }, ['where', 'limit']);
  expect(problem).toMatchObject({ code: 'INVALID', path: 'variables.were' });
  expect(problem?.message).toContain('Its variables are where, limit.');
  expect(validateDocumentVariables({ where: 1 }, [])[0]?.message).toContain('It has no variables.');
});

test('names are not checked if the query cannot be parsed', () => {
  expect(pathsOf({ were: 1, where: null }, undefined)).toEqual(['variables.where']);
});

test.each([
  [{ where: null }, 'variables.where'],
  [{ where: {} }, 'variables.where'],
  [{ where: '' }, 'variables.where'],
  [{ where: { id: null } }, 'variables.where.id'],
  [{ where: { id: ' ' } }, 'variables.where.id'],
  [{ where: { and: [{ id_in: ['a', ''] }] } }, 'variables.where.and.0.id_in.1'],
])('a missing value is reported with its position: %j', (variables, path) => {
  expect(pathsOf(variables, ['where'])).toEqual([path]);
});

test('only the first of very many problems are reported', () => {
  expect(validateDocumentVariables({ where: Array.from({ length: 1_000 }, () => null) }, ['where'])).toHaveLength(20);
});
