import { expect, test } from 'vitest';
import { findFragments, positionOfText } from './text-position.ts';

const source = `<mjml><mj-body>
  <mj-text>Dear {{ name }}, your policy &amp; schedule</mj-text>
  <mj-button href="#">Read more</mj-button>
  {% if b %}<mj-text><b>Read more</b></mj-text>{% endif %}
  <mj-text>{{ only }}</mj-text>
</mj-body></mjml>`;
const fragments = findFragments(source);
const position = (text: string, occurrence = 0) => positionOfText(source, fragments, text, occurrence);

test('a text with values is located by the static text around them', () => {
  expect(position('Dear Ms Chan, your policy & schedule')).toEqual({ line: 2, column: 27 });
});

test('each of several identical texts is located', () => {
  expect(position('Read more', 0)).toEqual({ line: 3, column: 23 });
  expect(position('Read more', 1)).toEqual({ line: 4, column: 25 });
});

test('a text that consists only of Liquid output is not located', () => {
  expect(position('HKD 469.00')).toBeUndefined();
  expect(positionOfText('', [], 'a', 3)).toBeUndefined();
});
