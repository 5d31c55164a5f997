import { expect, test } from 'vitest';
import { problemsOfAnswer, toRestError } from './rest-answer.ts';

const problem = { code: 'REQUIRED', message: 'Days are missing.', path: 'values.trip.days' };

test("an answer's problems have code, message and path", () => {
  expect(problemsOfAnswer({ status: 'failure', errors: ['Days are missing.'], errors_2: [problem] })).toEqual([
    problem,
  ]);
  expect(problemsOfAnswer({ status: 'success', errors: null, errors_2: null, amount: 1 })).toEqual([]);
});

test('a refusal before the server looks at the URL has problems, too', () => {
  const answer = { errors: [{ message: 'Too large.', extensions: { code: 'LIMIT_EXCEEDED' } }] };
  expect(problemsOfAnswer(answer)).toEqual([{ code: 'LIMIT_EXCEEDED', message: 'Too large.' }]);
});

test.each([null, 'text', 7, [], {}, { errors: 'x' }])('%j has no problems', (answer) => {
  expect(problemsOfAnswer(answer)).toEqual([]);
});

test('an unsuccessful answer without problems is a server failure', () => {
  const response = new Response('', { status: 502, headers: { 'x-request-id': 'r1' } });
  expect(toRestError(response, null, 'GET /x')).toMatchObject({ status: 'server', requestId: 'r1', request: 'GET /x' });
  expect(toRestError(response, { status: 'failure', errors_2: [problem] }, 'GET /x').status).toBe('problems');
});
