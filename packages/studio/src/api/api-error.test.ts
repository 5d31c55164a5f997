import { CombinedError } from '@urql/core';
import { expect, test } from 'vitest';
import { ApiError, failureInEnvelope, isExpiredSession, toApiError } from './api-error.ts';

const answered = (status: number): Response => new Response('', { status, headers: { 'x-request-id': 'r1' } });

test('a successful envelope is no failure', () => {
  expect(failureInEnvelope({ deleteProduct: { status: 'success', errors_2: null } })).toBeUndefined();
});

test("an envelope's problems come with code, words and place", () => {
  const envelope = { status: 'failure', errors_2: [{ code: 'TOO_LONG', message: 'Too long.', path: 'l10n.value' }] };
  expect(failureInEnvelope({ upsertL10n: envelope })).toMatchObject({
    status: 'problems',
    problems: [{ code: 'TOO_LONG', message: 'Too long.', path: 'l10n.value' }],
  });
});

test('plain strings are problems too', () => {
  const failure = failureInEnvelope({ upsertL10n: { status: 'failure', errors: ['No.'] } });
  expect(failure?.problems).toEqual([{ code: 'INTERNAL', message: 'No.' }]);
});

test("a product's own status is not an envelope's", () => {
  expect(failureInEnvelope({ createProduct: { status: 'failure', name: 'Travel' } })).toBeUndefined();
});

test('top-level errors carry the problems of their extensions', () => {
  const problems = [{ code: 'ALREADY_EXISTS', message: 'There is one.', path: 'product.productId' }];
  const error = new CombinedError({
    graphQLErrors: [{ message: 'There is one.', extensions: { code: 'ALREADY_EXISTS', problems } }],
    response: answered(200),
  });
  expect(toApiError(error)).toMatchObject({ status: 'problems', problems, requestId: 'r1' });
});

test('no answer is the network, an answer that is none is the server', () => {
  expect(toApiError(new CombinedError({ networkError: new TypeError('Failed to fetch') })).status).toBe('network');
  const failed = toApiError(new CombinedError({ networkError: new Error('Bad Gateway'), response: answered(502) }));
  expect(failed).toMatchObject({ status: 'server', requestId: 'r1' });
});

test('a time-out says so', () => {
  const error = new CombinedError({ networkError: new DOMException('late', 'TimeoutError') });
  expect(toApiError(error)).toMatchObject({ status: 'network', isTimeout: true });
});

test.each([
  ['HTTP 401', new CombinedError({ networkError: new Error('Unauthorized'), response: answered(401) })],
  ['its code', new CombinedError({ graphQLErrors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] })],
  ['its words', new CombinedError({ graphQLErrors: ['Invalid or expired token'] })],
])('an expired session is known by %s', (_by, error) => {
  expect(isExpiredSession(error)).toBe(true);
  expect(toApiError(error).status).toBe('unauthenticated');
});

test('what the session exchange says is passed on', () => {
  const known = new ApiError('unauthenticated', {});
  expect(toApiError(new CombinedError({ networkError: known }))).toBe(known);
});
