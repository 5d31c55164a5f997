import { expect, test } from 'vitest';
import { findUnbalancedTexts } from './unbalanced-texts.ts';

const loop = '<ul>{% for a in b %}<li>{{ a }}</li>{% endfor %}</ul>';

test('a text that lost the end of a loop is reported with its locale, the others are not', () => {
  const unbalanced = loop.replace('{% endfor %}', '');
  expect(findUnbalancedTexts({ 'en-US': loop, 'zh-HK': unbalanced }, { 'en-US': 'old', 'zh-HK': loop })).toEqual([
    { name: 'zh-HK', problems: [{ code: 'unclosed', tag: 'for', line: 1 }] },
  ]);
});

test('what was unbalanced before, and what was deleted completely, is not reported', () => {
  const unbalanced = loop.replace('{% endfor %}', '');
  expect(findUnbalancedTexts({ 'en-US': `${unbalanced} ` }, { 'en-US': unbalanced, 'zh-HK': loop })).toEqual([]);
});
