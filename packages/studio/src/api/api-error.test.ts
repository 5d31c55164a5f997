import { expect, test } from 'vitest';
import { failureInEnvelope, failureOfAnswer, type GraphqlAnswer, isExpiredSession } from './api-error.ts';

const answered = (status: number, errors: readonly unknown[] = []): GraphqlAnswer => ({
  response: new Response('', { status, headers: { 'x-request-id': 'r1' } }),
  errors,
  data: undefined,
});

test('a successful envelope is not a failure', () => {
  expect(failureInEnvelope({ deleteProduct: { status: 'success', errors_2: null } })).toBeUndefined();
});

test("an envelope's problems have code, message and path", () => {
  const envelope = { status: 'failure', errors_2: [{ code: 'TOO_LONG', message: 'Too long.', path: 'l10n.value' }] };
  expect(failureInEnvelope({ upsertL10n: envelope })).toMatchObject({
    status: 'problems',
    problems: [{ code: 'TOO_LONG', message: 'Too long.', path: 'l10n.value' }],
  });
});

test('plain strings are problems, too', () => {
  const failure = failureInEnvelope({ upsertL10n: { status: 'failure', errors: ['No.'] } });
  expect(failure?.problems).toEqual([{ code: 'INTERNAL', message: 'No.' }]);
});

test("a product's own status is not mistaken for an envelope's", () => {
  expect(failureInEnvelope({ createProduct: { status: 'failure', name: 'Travel' } })).toBeUndefined();
});

test('top-level errors include the problems in their extensions', () => {
  const problems = [{ code: 'ALREADY_EXISTS', message: 'There is one.', path: 'product.productId' }];
  const answer = answered(200, [{ message: 'There is one.', extensions: { code: 'ALREADY_EXISTS', problems } }]);
  expect(failureOfAnswer(answer)).toMatchObject({ status: 'problems', problems, requestId: 'r1' });
});

test('an error without problems becomes one with its code and message', () => {
  const answer = answered(200, [{ message: 'No.', extensions: { code: 'NOT_FOUND' } }, { message: 'Broken.' }]);
  expect(failureOfAnswer(answer)?.problems).toEqual([
    { code: 'NOT_FOUND', message: 'No.' },
    { code: 'INTERNAL', message: 'Broken.' },
  ]);
});

test('an answer with neither data nor errors is a server failure', () => {
  expect(failureOfAnswer(answered(502))).toMatchObject({ status: 'server', requestId: 'r1' });
  expect(failureOfAnswer({ ...answered(200), data: {} })).toBeUndefined();
});

test.each([
  ['HTTP 401', answered(401)],
  ['its code', answered(200, [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }])],
  ['its message', answered(200, [{ message: 'Invalid or expired token' }])],
])('an expired session is recognized by %s', (_by, answer) => {
  expect(isExpiredSession(answer)).toBe(true);
  expect(failureOfAnswer(answer)?.status).toBe('unauthenticated');
});
