import { getNode } from '@coverwright/component-tree/document';
import { applyOperations } from '@coverwright/component-tree/edits';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { isResizable, resizeNode, type NewSize } from './resized-node.ts';

function resize(template: string, size: NewSize): string {
  const { document } = parseTemplate(template);
  return generateTemplate(applyOperations(document, resizeNode(getNode(document, 'n1'), size)).document);
}

test('a new size replaces the classes of the old one, and leaves the others', () => {
  expect(resize('<div class="p-4 w-full md:w-80"></div>', { width: 320.4, height: undefined })).toBe(
    '<div class="p-4 w-[320px] md:w-80"></div>',
  );
  expect(resize('<div></div>', { width: 200, height: 0 })).toBe('<div class="w-[200px] h-[1px]"></div>');
  expect(resize('<div class="w-[200px]"></div>', { width: 200, height: undefined })).toBe(
    '<div class="w-[200px]"></div>',
  );
});

test('only what has a size of its own is resized', () => {
  const node = (template: string) => getNode(parseTemplate(template).document, 'n1');
  expect(isResizable(node('<section></section>'))).toBe(true);
  for (const other of ['<span></span>', '<CwButton />', '<plan-card />', 'text']) {
    expect(isResizable(node(other))).toBe(false);
  }
});
