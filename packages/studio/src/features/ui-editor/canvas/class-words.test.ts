import { applyOperation } from '@coverwright/component-tree/operations';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { createWordReader } from './class-words.ts';

test('reads classes of attributes and bindings, and reports new ones', () => {
  const { document } = parseTemplate(
    `<div class="p-4 md:p-6" :class="{ hidden: isHidden, 'bg-c3/50': on }"><p title="no-class">x</p></div>`,
  );
  const reader = createWordReader();
  expect(reader.read(document)).toBe(true);
  for (const word of ['p-4', 'md:p-6', 'hidden', 'bg-c3/50']) expect(reader.words).toContain(word);
  expect(reader.words).not.toContain('no-class');
  expect(reader.read(document)).toBe(false);
  const set = (value: string) =>
    applyOperation(document, { kind: 'set', id: 'n2', patch: { attrs: [['class', value]] } }).document;
  expect(reader.read(set('p-4 hidden'))).toBe(false);
  expect(reader.read(set('mt-[7px]'))).toBe(true);
});
