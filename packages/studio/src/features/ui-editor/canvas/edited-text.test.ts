import { applyOperations } from '@coverwright/component-tree/edits';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { editedText, editText } from './edited-text.ts';

function edit(template: string, text: string): string {
  const { document } = parseTemplate(template);
  return generateTemplate(
    applyOperations(
      document,
      editText(document, 'n1', text, () => 'new'),
    ).document,
  );
}

test('the text of an element is edited as it appears on the page', () => {
  expect(editedText(parseTemplate('<p>Tom &amp; {{ name }}</p>').document, 'n1')).toBe('Tom & {{ name }}');
  expect(edit('<p>a</p>', 'a < b')).toBe('<p>a &lt; b</p>');
  expect(edit('<h2></h2>', 'Title')).toBe('<h2>Title</h2>');
});

test("a widget's label is edited, and an element with child elements has no text to edit", () => {
  expect(edit('<CwButton label="Go" size="lg" />', 'Continue')).toBe('<CwButton label="Continue" size="lg" />');
  expect(editedText(parseTemplate('<CwSelect :label="name" />').document, 'n1')).toBeUndefined();
  expect(editedText(parseTemplate('<div><b>a</b>c</div>').document, 'n1')).toBeUndefined();
});
