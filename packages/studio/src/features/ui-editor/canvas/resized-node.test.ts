import { getNode } from '@coverwright/component-tree/document';
import { applyOperations } from '@coverwright/component-tree/edits';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { boxSides, isResizable, resizeNode, spaceNode, type BoxSide, type NewSize } from './resized-node.ts';

function resize(template: string, size: NewSize): string {
  const { document } = parseTemplate(template);
  return generateTemplate(applyOperations(document, resizeNode(getNode(document, 'n1'), size)).document);
}

test("a new size replaces the old size's classes, and leaves the others", () => {
  expect(resize('<div class="p-4 w-full md:w-80"></div>', { width: 320.4, height: undefined })).toBe(
    '<div class="p-4 w-[320px] md:w-80"></div>',
  );
  expect(resize('<div></div>', { width: 200, height: 0 })).toBe('<div class="w-[200px] h-[1px]"></div>');
  expect(resize('<div class="w-[200px]"></div>', { width: 200, height: undefined })).toBe(
    '<div class="w-[200px]"></div>',
  );
});

test('spacing is written for one side or all of them, using steps of the scale if they match', () => {
  const space = (template: string, part: 'margin' | 'padding', sides: readonly BoxSide[], size: number) => {
    const { document } = parseTemplate(template);
    const operations = spaceNode(getNode(document, 'n1'), part, sides, size);
    return generateTemplate(applyOperations(document, operations).document);
  };
  expect(space('<div class="p-4 flex"></div>', 'padding', ['Top'], 8.2)).toBe(
    '<div class="px-4 pt-2 pb-4 flex"></div>',
  );
  expect(space('<div></div>', 'padding', boxSides, 16)).toBe('<div class="p-4"></div>');
  expect(space('<div></div>', 'padding', ['Left'], -9)).toBe('<div class="pl-0"></div>');
  expect(space('<div></div>', 'margin', ['Left'], -8)).toBe('<div class="-ml-2"></div>');
  expect(space('<div></div>', 'margin', ['Bottom'], 13)).toBe('<div class="mb-[13px]"></div>');
});

test('only elements that can have a size are resized', () => {
  const node = (template: string) => getNode(parseTemplate(template).document, 'n1');
  expect(isResizable(node('<section></section>'))).toBe(true);
  for (const other of ['<span></span>', '<CwButton />', '<plan-card />', 'text']) {
    expect(isResizable(node(other))).toBe(false);
  }
});
