import { expect, test } from 'vitest';
import { findTornTexts } from './torn-texts.ts';

const loop = '<ul>{% for a in b %}<li>{{ a }}</li>{% endfor %}</ul>';

test('a text that lost the end of a loop is told with its locale, the others are not', () => {
  const torn = loop.replace('{% endfor %}', '');
  expect(findTornTexts({ 'en-US': loop, 'zh-HK': torn }, { 'en-US': 'old', 'zh-HK': loop })).toEqual([
    { name: 'zh-HK', problems: [{ code: 'unclosed', tag: 'for', line: 1 }] },
  ]);
});

test('what was torn before, and what is gone as a whole, is not told', () => {
  const torn = loop.replace('{% endfor %}', '');
  expect(findTornTexts({ 'en-US': `${torn} ` }, { 'en-US': torn, 'zh-HK': loop })).toEqual([]);
});
