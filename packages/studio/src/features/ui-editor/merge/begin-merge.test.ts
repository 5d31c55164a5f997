import { generateTemplate } from '@coverwright/component-tree/generate';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { beginMerge } from './begin-merge.ts';

const source = (template: string, script = '') => ({ document: parseTemplate(template).document, script });
const base = source('<div><h1>a</h1><p>b</p></div>', 'export default {};');

test('takes the changes of each side, and asks about a script that both have changed', () => {
  const mine = source('<div><h1>mine</h1><p>b</p></div>', 'export default { a };');
  const theirs = source('<div><h1>a</h1><p>theirs</p></div>', 'export default { b };');
  const merge = beginMerge(base, mine, theirs);
  expect(merge.changes.map(({ by, kind }) => `${by} ${kind}`)).toEqual(['mine changed', 'theirs changed']);
  expect(merge.script).toBe('both');
  const merged = merge.resolve(new Map(), 'theirs');
  expect(merged?.script).toBe('export default { b };');
  expect(merged && generateTemplate(merged.document)).toBe('<div><h1>mine</h1><p>theirs</p></div>');
});

test('lists conflicts first', () => {
  const mine = source('<div><h1>mine</h1><p>mine</p></div>', base.script);
  const theirs = source('<div><h1>a</h1><p>theirs</p></div>', base.script);
  const { changes, script } = beginMerge(base, mine, theirs);
  expect(changes.map(({ by, isConflict }) => [by, isConflict])).toEqual([
    ['both', true],
    ['mine', false],
  ]);
  expect(script).toBeUndefined();
});

test("treats every difference as the user's own change if the common base is unknown", () => {
  const merge = beginMerge(undefined, source('<p class="x">b</p>'), source('<p>b</p>', 'export default {};'));
  expect(merge.changes).toMatchObject([{ kind: 'changed', by: 'mine', fields: ['@class'] }]);
  expect(merge.script).toBe('mine');
  const [change] = merge.changes;
  const merged = change && merge.resolve(new Map([[change, 'theirs']]), 'theirs');
  expect(merged && generateTemplate(merged.document)).toBe('<p>b</p>');
});
