import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, lineMaxBytes, readLines } from './read-lines.ts';

async function* inChunks(bytes: Uint8Array, sizeBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += sizeBytes) yield bytes.subarray(at, at + sizeBytes);
}

async function linesOf(text: string, sizeBytes: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readLines(inChunks(Buffer.from(text), sizeBytes))) lines.push(line);
  return lines;
}

test('lines are the same wherever the file is split into chunks', async () => {
  const text = '\uFEFF{"a":"陳大文"}\r\n\n  \r\n{"b":"\uFEFF😀"}\n{"c":1}';
  const expected = [
    { number: 1, text: '{"a":"陳大文"}' },
    { number: 4, text: '{"b":"\uFEFF😀"}' },
    { number: 5, text: '{"c":1}' },
  ];
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (sizeBytes) => {
      expect(await linesOf(text, sizeBytes)).toEqual(expected);
    }),
  );
});

test('a line of the maximum length is read, and a longer one is reported and skipped', async () => {
  const longest = 'x'.repeat(lineMaxBytes);
  const lines = await linesOf(`${longest}\n${longest}y\nlast`, 65_536);
  expect(lines.map(({ number, text, fault }) => [number, text?.length, fault?.slice(0, 34)])).toEqual([
    [1, lineMaxBytes, undefined],
    [2, undefined, 'The line has 1,048,577 bytes; at m'],
    [3, 4, undefined],
  ]);
});
