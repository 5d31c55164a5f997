import { expect, test } from 'vitest';
import { readAnswer } from './component-frame.ts';

test("accepts the frame's messages", () => {
  expect(readAnswer({ type: 'ready' })).toEqual({ type: 'ready' });
  expect(readAnswer({ type: 'pong', id: 3 })).toEqual({ type: 'pong', id: 3 });
  const problem = { component: 'QuoteForm', message: 'No number.', part: 'render', line: 3 };
  expect(readAnswer({ type: 'problem', id: 3, problem })).toEqual({ type: 'problem', id: 3, problem });
  expect(readAnswer({ type: 'rendered', id: 3, problems: [problem, { part: 'other' }] })).toEqual({
    type: 'rendered',
    id: 3,
    problems: [problem],
  });
});

test('rejects all others, and limits their size', () => {
  for (const data of [
    undefined,
    null,
    'ready',
    {},
    { type: 'pong' },
    { type: 'rendered', id: 1 },
    { type: 'run', id: 1 },
  ]) {
    expect(readAnswer(data)).toBeUndefined();
  }
  const problem = { component: 'A', message: 'x'.repeat(5000), part: 'script', line: 1.5 };
  const answer = readAnswer({ type: 'rendered', id: 1, problems: Array.from({ length: 500 }, () => problem) });
  expect(answer).toMatchObject({ problems: expect.objectContaining({ length: 50 }) });
  expect(answer).toMatchObject({
    problems: [{ message: 'x'.repeat(1000) }, ...Array.from({ length: 49 }, () => ({}))],
  });
  expect(JSON.stringify(answer)).not.toContain('"line"');
});
