import { expect, test } from 'vitest';
import { readCanvasAnswer } from './canvas-answers.ts';

const rect = { x: 0, y: 1, width: 2, height: 3 };
const sides = { top: 1, right: 2, bottom: 3, left: 4 };

test("accepts the canvas's messages", () => {
  const node = { mark: 'a', rect, outer: rect, axis: 'row', outerAxis: 'column', children: [{ mark: 'b', rect }] };
  for (const answer of [
    { type: 'drawn', id: 1 },
    { type: 'picture', address: '/api/v1/files/a.png' },
    { type: 'fault', id: 1, chunk: '', part: 'template', message: 'wrong', line: 2 },
    { type: 'rects', rects: [{ mark: 'a', rects: [rect, rect], space: { margin: sides, padding: sides } }] },
    { type: 'within', id: 3, marks: ['a', 'b'] },
    { type: 'hit', id: 2, node },
    { type: 'hit', id: 2, node: null },
  ]) {
    expect(readCanvasAnswer(answer)).toEqual(answer);
  }
});

test('rejects all others, and limits their size', () => {
  for (const data of [
    null,
    'drawn',
    {},
    { type: 'drawn' },
    { type: 'drawn', id: 1.5 },
    { type: 'fault', id: 1 },
    { type: 'picture', address: 'x'.repeat(2001) },
  ]) {
    expect(readCanvasAnswer(data)).toBeUndefined();
  }
  const wrong = { ...rect, width: Number.NaN };
  expect(readCanvasAnswer({ type: 'rects', rects: [{ mark: 'a', rects: [wrong, rect] }, 'x', { mark: 1 }] })).toEqual({
    type: 'rects',
    rects: [{ mark: 'a', rects: [rect], space: null }],
  });
  expect(readCanvasAnswer({ type: 'hit', id: 1, node: { mark: 'a', rect: wrong, children: [] } })).toMatchObject({
    node: null,
  });
  const wrongSides = [{ mark: 'a', rects: [], space: { margin: { top: 1 }, padding: sides } }];
  expect(readCanvasAnswer({ type: 'rects', rects: wrongSides })).toMatchObject({ rects: [{ space: null }] });
  expect(readCanvasAnswer({ type: 'within', id: 1, marks: [1, 'a', null] })).toMatchObject({ marks: ['a'] });
  const many = { type: 'rects', rects: Array.from({ length: 5000 }, () => ({ mark: 'a', rects: [] })) };
  expect(readCanvasAnswer(many)).toMatchObject({ rects: { length: 400 } });
  const long = { type: 'fault', id: 1, chunk: '', part: 'render', message: 'x'.repeat(5000), line: -1 };
  expect(readCanvasAnswer(long)).toEqual({
    type: 'fault',
    id: 1,
    chunk: '',
    part: 'render',
    message: 'x'.repeat(1000),
  });
});
