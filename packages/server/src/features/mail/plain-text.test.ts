import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test.each([
  ['<p>One</p>\n<p>Two  words<br>Three</p>', 'One\nTwo words\nThree'],
  ['<style>p { color: red }</style><h1>Chan &amp; Co</h1>', 'Chan & Co'],
  ['<p>&lt;b&gt; &amp;lt;</p><!-- hidden <p> -->', '<b> &lt;'],
  ['<html><head><title>No</title></head><body>Yes</body></html>', 'Yes'],
  ['plain', 'plain'],
])('%s becomes %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
