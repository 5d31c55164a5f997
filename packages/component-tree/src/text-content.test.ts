import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getNode } from './document.ts';
import { generateTemplate } from './generate.ts';
import { applyOperation } from './operations.ts';
import { parseTemplate } from './parse.ts';
import { getText, setText } from './text-content.ts';

function open(template: string) {
  const { document } = parseTemplate(template);
  return { document, node: getNode(document, document.roots[0] ?? '') };
}

function write(template: string, text: string): string {
  const { document, node } = open(template);
  const operations = setText(document, node, text, () => 'new');
  return generateTemplate(operations.reduce((one, operation) => applyOperation(one, operation).document, document));
}

const read = (template: string) => getText(open(template).document, open(template).node);

test('is that of an element with no other content', () => {
  expect(read('<p>a &amp; b {{ x < 1 }}</p>')).toBe('a & b {{ x < 1 }}');
  expect([read('<p></p>'), read('<p>a<b>c</b></p>'), read('<br>'), read('<p><b></b></p>')]).toEqual([
    '',
    undefined,
    undefined,
    undefined,
  ]);
  expect(read('just text')).toBe('just text');
});

test('is replaced in place, added, or removed', () => {
  expect(write('<p>a</p>', 'b < c {{ d && e }}')).toBe('<p>b &lt; c {{ d && e }}</p>');
  expect(write('<p></p>', 'b')).toBe('<p>b</p>');
  expect(write('<p>a</p>', '')).toBe('<p></p>');
  expect(write('<p>a &copy;</p>', 'b &copy; & d')).toBe('<p>b &copy; &amp; d</p>');
  expect(setText(open('<p>a</p>').document, open('<p>a</p>').node, 'a', () => 'new')).toEqual([]);
});

test('of any kind is read back as it was written', () => {
  const words = fc.array(
    fc.constantFrom('<', '>', '&', 'amp;', 'lt;', '"', '{{ a < b }}', '{{', '}}', '\u00A0', '保險', ' '),
  );
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join('');
      expect(read(write('<p>old</p>', text)) ?? '').toBe(text);
    }),
  );
});
