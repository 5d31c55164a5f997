import { readBlocks, type Block } from '@coverwright/rules/blocks';
import { expect, test } from 'vitest';
import {
  collapsedAll,
  collapsedAtFirst,
  followText,
  gapFor,
  placeAtOffset,
  reveal,
  shortLine,
  toBlockRows,
} from './block-rows.ts';

function rootOf(text: string): Block {
  const root = readBlocks(text);
  if (typeof root === 'string') throw new Error(root);
  return root;
}

const text = '{"if": [{"<": [{"var": "age"}, 18]}, {"eachKey": {"rate": 2}}, [1, 2]]}';
const root = rootOf(text);
const idsOf = (collapsed: ReadonlySet<number>) => toBlockRows(root, collapsed).map(({ id }) => id);

test('rows are the blocks in the order of the text, with their parts in the block around them', () => {
  const rows = toBlockRows(root, new Set());
  expect(rows.map(({ id, level, role }) => [id, level, role?.kind])).toEqual([
    ['', 1, undefined],
    ['0', 2, 'condition'],
    ['0.0', 3, undefined],
    ['0.1', 3, undefined],
    ['1', 2, 'result'],
    ['1.0', 3, 'member'],
    ['2', 2, 'otherwise'],
    ['2.0', 3, undefined],
    ['2.1', 3, undefined],
  ]);
  expect(rows[8]).toMatchObject({ setSize: 2, position: 2, hasBranch: false });
});

test('a collapsed block hides what is in it, until what is in it is revealed', () => {
  const collapsed = collapsedAll(root);
  expect(idsOf(collapsed)).toEqual(['', '0', '1', '2']);
  expect(idsOf(reveal(root, [1, 0], collapsed))).toEqual(['', '0', '1', '1.0', '2']);
});

test('what is collapsed remains so when the text before or after it changes', () => {
  const collapsed = new Set([root.from + text.indexOf('[1, 2]')]);
  const longer = text.replace('18', '118').replace('{"if"', ' {"if"');
  const followed = followText(collapsed, text, longer);
  expect([...followed]).toEqual([longer.indexOf('[1, 2]')]);
  expect([...followText(collapsed, text, text.replace('[1, 2]', '5'))]).toEqual([]);
});

test('more than 1,000 blocks are first shown as collapsed lines', () => {
  const large = rootOf(JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ '+': [index, 1] }))));
  expect(toBlockRows(large, collapsedAtFirst(large))).toHaveLength(401);
  expect(collapsedAtFirst(root).size).toBe(0);
  expect(shortLine(large)).toBeUndefined();
  expect(shortLine(root)).toBe('if(age < 18, {rate: 2}, [1, 2])');
});

test('a position in the text is in the innermost block around it', () => {
  expect(placeAtOffset(root, text.indexOf('age'))).toEqual([0, 0]);
  expect(placeAtOffset(root, text.indexOf('<'))).toEqual([0]);
  expect(placeAtOffset(root, 0)).toEqual([]);
});

test('a new block goes into an expanded block, and otherwise after the block', () => {
  const gapOf = (id: string, collapsed: ReadonlySet<number> = new Set()) => {
    const row = toBlockRows(root, collapsed).find((one) => one.id === id);
    return row && gapFor(row);
  };
  expect(gapOf('2')).toEqual({ parent: [2], index: 2 });
  expect(gapOf('2', collapsedAll(root))).toEqual({ parent: [], index: 3 });
  expect(gapOf('0.1')).toEqual({ parent: [0], index: 2 });
  expect(toBlockRows(rootOf('1'), new Set()).map(gapFor)).toEqual([undefined]);
});
