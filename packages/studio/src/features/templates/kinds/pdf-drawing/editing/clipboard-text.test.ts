import { expect, test } from 'vitest';
import { newContent, type Drawing } from '../drawing.ts';
import { readClipboardText, toClipboardText } from './clipboard-text.ts';

const drawing: Drawing = {
  ...newContent,
  id: 'a',
  page: 3,
  x: 1.5,
  y: 2,
  width: 30,
  height: 4,
  liquidSource: '{{ 保單 }}\n"',
};
const { id: _, ...copied } = drawing;

test('drawings are pasted as they were copied, without their ids', () => {
  expect(readClipboardText(toClipboardText([drawing]))).toEqual([copied]);
  expect(readClipboardText(`\n ${toClipboardText([drawing])}`)).toHaveLength(1);
});

const written = (changes: object) => JSON.stringify({ coverwrightDrawings: 1, drawings: [{ ...copied, ...changes }] });

test.each([
  ['a text', 'policy'],
  ['other JSON', '{"a":1}'],
  ['broken JSON', '{"coverwrightDrawings": 1,'],
  ['a newer format', JSON.stringify({ coverwrightDrawings: 2, drawings: [copied] })],
  ['no drawings', JSON.stringify({ coverwrightDrawings: 1, drawings: [] })],
  [
    'too many drawings',
    JSON.stringify({ coverwrightDrawings: 1, drawings: Array.from({ length: 1001 }, () => copied) }),
  ],
  ['a font size that there is not', written({ emSize: 65 })],
  ['a broken font size', written({ emSize: 11.5 })],
  ['a negative side', written({ width: -1 })],
  ['a position that is not a number', written({ x: null })],
  ['a position beyond every page', written({ y: 1e9 })],
  ['page 0', written({ page: 0 })],
  ['another alignment', written({ textAlignment: 'JUSTIFY' })],
  ['a source that is not a text', written({ liquidSource: 7 })],
])('%s is not pasted', (_name, text) => expect(readClipboardText(text)).toBeUndefined());
