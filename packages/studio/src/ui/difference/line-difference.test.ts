import { expect, it } from 'vitest';
import { compareLines, type Line } from './line-difference.ts';

/** One text for each line, with changed words in brackets. */
function shown(before: string, after: string): readonly string[] {
  const signs = { same: ' ', removed: '-', added: '+' };
  return compareLines(before, after).map((line: Line) =>
    line.kind === 'skipped'
      ? `… ${line.count}`
      : signs[line.kind] + line.pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );
}

it('changed lines are marked by word, in Chinese too', () => {
  expect(shown('a\nThe price is 12.\n', 'a\nThe price is 15.\n')).toEqual([
    ' a',
    '-The price is [12].',
    '+The price is [15].',
  ]);
  expect(shown('保費為十二元', '保費為十五元')).toEqual(['-保費為十[二]元', '+保費為十[五]元']);
});

it('added and removed lines have no counterpart', () => {
  expect(shown('a\nb\n', 'a\nb\nc\n')).toEqual([' a', ' b', '+c']);
  expect(shown('a\nb\nc\n', 'a\nc\n')).toEqual([' a', '-b', ' c']);
  expect(shown('', 'a')).toEqual(['+a']);
});

it('more removed than added lines are all shown', () => {
  expect(shown('one\ntwo\n', 'three\n')).toEqual(['-[one]', '-two', '+[three]']);
});

it('unchanged lines far from a change are left out', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const changed = lines.with(10, 'other');
  expect(shown(lines.join('\n'), changed.join('\n'))).toEqual([
    '… 7',
    ' line 7',
    ' line 8',
    ' line 9',
    '-[line 10]',
    '+[other]',
    ' line 11',
    ' line 12',
    ' line 13',
    '… 6',
  ]);
});

it('very long lines are not compared by word', () => {
  expect(shown('a'.repeat(2000), `${'a'.repeat(2000)}b`)).toEqual([`-${'a'.repeat(2000)}`, `+${'a'.repeat(2000)}b`]);
});
