import { readBlocks, blockAt } from '@coverwright/rules/blocks';
import { expect, test } from 'vitest';
import { changesByTyping, jsonOfPasted } from './typed-block.ts';

test('what is typed into a block changes only what differs in it', () => {
  const text = '[ 1.0, {"+" : [ 2.0,3 ]} ]';
  const root = readBlocks(text);
  const block = typeof root === 'string' ? undefined : blockAt(root, [1]);
  if (block === undefined) throw new Error(text);
  expect(changesByTyping(text, block, '2.0 + 4')).toEqual({ ok: true, changes: [{ from: 20, to: 21, insert: '4' }] });
  expect(changesByTyping(text, block, '2.0 +')).toMatchObject({ ok: false, finding: { code: 'VALUE_MISSING' } });
});

test('JSON and formulas can be pasted', () => {
  expect(jsonOfPasted(' {"+" : [1]} ')).toBe('{"+" : [1]}');
  expect(jsonOfPasted('base * 2')).toBe('{"*": [{"var": "base"}, 2]}');
  expect(jsonOfPasted('nullable')).toBe('{"var": "nullable"}');
  expect(jsonOfPasted('18 <= age < 65')).toBeUndefined();
  expect(jsonOfPasted('  ')).toBeUndefined();
});
