import { expect, test } from 'vitest';
import { fromClipboard, toClipboard } from './clipboard.ts';
import { applyOperations, insertAll, placeInside } from './edits.ts';
import { generateTemplate } from './generate.ts';
import { parseTemplate } from './parse.ts';
import { applyOperation } from './operations.ts';

let count = 0;
const newId = () => `pasted${(count += 1)}`;

test('nodes can be pasted with their labels, under new ids, into any document', () => {
  const { document } = parseTemplate('<div><p class="a">Text</p><b>{{ x }}</b></div>');
  const labelled = applyOperation(document, { kind: 'set', id: 'n2', patch: { label: 'Intro' } }).document;
  const subtrees = fromClipboard(toClipboard(labelled, ['n4', 'n2']), newId) ?? [];
  const other = parseTemplate('<section></section>').document;
  const pasted = applyOperations(other, insertAll(placeInside(other, 'n1'), subtrees)).document;
  expect(generateTemplate(pasted)).toBe('<section><p class="a">Text</p><b>{{ x }}</b></section>');
  expect(subtrees[0]?.[0]).toMatchObject({ label: 'Intro' });
  expect(subtrees.flat().every(({ id }) => id.startsWith('pasted'))).toBe(true);
});

test('any other clipboard content is not pasted', () => {
  for (const text of [
    '',
    '<p></p>',
    '{}',
    'null',
    '{"coverwright":"nodes/2","template":"<p/>"}',
    '{"coverwright":"nodes/1"}',
    '{"coverwright":"nodes/1","template":"<p>"}',
    `{"coverwright":"nodes/1","template":"<p/>","more":"${'x'.repeat(4_000_000)}"}`,
  ]) {
    expect(fromClipboard(text, newId)).toBeUndefined();
  }
});
