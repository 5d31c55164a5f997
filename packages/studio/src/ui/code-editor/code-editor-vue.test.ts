import { expect, test } from 'vitest';
import { readOpenTag } from './code-editor-vue.ts';

test.each([
  ['<div>\n  <CwSlider ', 'CwSlider', ''],
  ['<CwSlider v-model="form.days" :mi', 'CwSlider', ':mi'],
  ["<CwSlider\n  disabled\n  label='Days'\n  @", 'CwSlider', '@'],
])('finds the start tag in %j', (before, tag, typed) => {
  expect(readOpenTag(before)).toEqual({ tag, typed });
});

test.each(['', 'text', '<CwSli', '<CwSlider label="Da', '<CwSlider label="Days">', '</CwSlider ', '<p>{{ a '])(
  'finds none in %j',
  (before) => {
    expect(readOpenTag(before)).toBeUndefined();
  },
);

test('handles a long start tag quickly', () => {
  expect(readOpenTag(`<a ${'b '.repeat(900)}"`)).toBeUndefined();
});
