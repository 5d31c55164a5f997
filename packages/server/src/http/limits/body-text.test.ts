import { expect, test } from 'vitest';
import { BodyText } from './body-text.ts';

const text = '{"name":"保险","list":[1,[2,3]]}';
const bytes = Buffer.from(text);

function read(pieces: readonly Buffer[], shortBytes: number) {
  const body = new BodyText(shortBytes);
  for (const piece of pieces) body.add(piece);
  return body;
}

const bySingleBytes = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));

test('A short body is the text of its chunks, wherever they are split', () => {
  expect(read([bytes], bytes.length).end()).toEqual({ text, shape: undefined });
  expect(read(bySingleBytes, bytes.length).end()).toEqual({ text, shape: undefined });
  expect(read([], 10).end()).toEqual({ text: '', shape: undefined });
});

test('A body that turns out to be long is counted from its first chunk', () => {
  const shape = { nesting: 3, containers: 3, values: 6 };
  for (const shortBytes of [0, 10, bytes.length - 1]) {
    expect(read(bySingleBytes, shortBytes).end()).toEqual({ text, shape });
    expect(read([bytes], shortBytes).end()).toEqual({ text, shape });
  }
});

test('The size is in bytes', () => {
  expect(read(bySingleBytes, 10).sizeBytes).toBe(bytes.length);
});
