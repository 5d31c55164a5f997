import { expect, test } from 'vitest';
import { checkLiquidBalance } from './liquid-balance.ts';

const loop = '<p>a</p>\n{% for b in bs %}<p>{{ b }}</p>{% endfor %}';

test('deleting a block completely is intended', () => {
  expect(checkLiquidBalance(loop, '<p>a</p>')).toEqual([]);
  expect(checkLiquidBalance(loop, loop + loop)).toEqual([]);
});

test('deleting one half of a block is reported with its line', () => {
  expect(checkLiquidBalance(loop, '<p>a</p>\n{% for b in bs %}<p>b</p>')).toEqual([
    { code: 'unclosed', tag: 'for', line: 2 },
  ]);
  expect(checkLiquidBalance(loop, '<p>a</p>\n\n<p>b</p>{% endfor %}')).toEqual([
    { code: 'unopened', tag: 'endfor', line: 3 },
  ]);
  expect(checkLiquidBalance(loop, `${loop}{% else %}`)).toEqual([{ code: 'unopened', tag: 'else', line: 2 }]);
});

test('end tags in the wrong order are reported', () => {
  const after = '{% if a %}{% for b in c %}{% endif %}{% endfor %}';
  expect(checkLiquidBalance('', after).map(({ code, tag }) => `${code} ${tag}`)).toEqual([
    'unclosed if',
    'unopened endif',
  ]);
});

test('a loop around half of a table is reported', () => {
  const before = '<table><tbody>{% for b in bs %}<tr><td>1</td></tr>{% endfor %}</tbody></table>';
  const after = '<table><tbody>{% for b in bs %}<tr><td>1{% endfor %}</td></tr></tbody></table>';
  expect(checkLiquidBalance(before, after)).toEqual([{ code: 'apart', tag: 'for', line: 1 }]);
});

test('an unclosed delimiter is reported', () => {
  expect(checkLiquidBalance('', '<p>{{ a </p>')).toEqual([{ code: 'unfinished', tag: '', line: 1 }]);
});

test('problems that existed before are not reported', () => {
  const before = '{% if a %}<div class=x>{% else %}<div>{% endif %}</div>{% endfor %}';
  expect(checkLiquidBalance(before, `${before}<p>a</p>`)).toEqual([]);
  expect(checkLiquidBalance(before, `${before}{% endfor %}`)).toHaveLength(1);
});
