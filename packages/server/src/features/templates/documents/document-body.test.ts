import { describe, expect, test } from 'vitest';
import { UserError } from '../../../errors/user-error.ts';
import { toDocumentRequest } from './document-body.ts';

function problemsOf(body: unknown) {
  try {
    toDocumentRequest(JSON.stringify(body));
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
  return [];
}

describe('the body of a request for a document', () => {
  const content = { a: 1 };
  const variables = { where: { id: 'x' } };

  test('may be empty', () => {
    expect(toDocumentRequest('')).toEqual({ name: 'data', content: {}, variables: {}, allowIncomplete: false });
  });

  test('is the same as objects and as their JSON text', () => {
    const texts = { contentJsonString: JSON.stringify(content), variablesJsonString: JSON.stringify(variables) };
    const asked = { name: 'data', content, variables, allowIncomplete: true };
    expect(toDocumentRequest(JSON.stringify({ content, variables, allowIncomplete: true }))).toEqual(asked);
    expect(toDocumentRequest(JSON.stringify({ ...texts, isComplete: false }))).toEqual(asked);
    expect(
      toDocumentRequest(JSON.stringify({ ...texts, content: null, allowIncomplete: true, isComplete: true })),
    ).toEqual(asked);
  });

  test('is refused if something is sent in both forms', () => {
    const both = { content, contentJsonString: '{}', variables, variablesJsonString: '{}' };
    expect(problemsOf(both).map(({ path }) => path)).toEqual(['contentJsonString', 'variablesJsonString']);
    expect(problemsOf(both)[0]?.message).toBe('Send content or contentJsonString, not both.');
  });

  test.each([
    [{ contentJsonString: '{"a": ' }, 'contentJsonString'],
    [{ variablesJsonString: '[1]' }, 'variablesJsonString'],
    [{ contentJsonString: { a: 1 } }, 'contentJsonString'],
    [{ contentJsonString: '{"a": 1e999}' }, 'contentJsonString'],
    [{ isComplete: 'yes' }, 'isComplete'],
  ])('is refused if it cannot be parsed: %j', (body, path) => {
    expect(problemsOf(body)).toMatchObject([{ code: 'INVALID', path }]);
  });
});
