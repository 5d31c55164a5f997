import { expect, test } from 'vitest';
import { findNodes } from './find-nodes.ts';
import { parseTemplate } from './parse.ts';

test('finds by tag, text, classes and other attributes, in document order', () => {
  const { document } = parseTemplate('<div class="p-4"><h1>Get your quote</h1> <CwButton label="Quote" /></div>');
  expect(findNodes(document, 'QUOTE')).toEqual(['n2', 'n5']);
  expect(findNodes(document, 'p-4')).toEqual(['n1']);
  expect(findNodes(document, 'cwbutton')).toEqual(['n5']);
  expect(findNodes(document, ' ')).toEqual([]);
});
