import { expect, test } from 'vitest';
import { findUnbalancedTexts } from './unbalanced-texts.ts';

const loop = '<ul>{% for a in b %}<li>{{ a }}</li>{% endfor %}</ul>';

test('only the text that lost the end of a loop is reported, with its locale', () => {
  const unbalanced = loop.replace('{% endfor %}', '');
  expect(findUnbalancedTexts({ 'en-US': loop, 'zh-HK': unbalanced }, { 'en-US': 'old', 'zh-HK': loop })).toEqual([
    { name: 'zh-HK', problems: [{ code: 'unclosed', tag: 'for', line: 1 }] },
  ]);
});

test('texts that were unbalanced before, or were deleted completely, are not reported', () => {
  const unbalanced = loop.replace('{% endfor %}', '');
  expect(findUnbalancedTexts({ 'en-US': `${unbalanced} ` }, { 'en-US': unbalanced, 'zh-HK': loop })).toEqual([]);
});
