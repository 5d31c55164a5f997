import { describe, expect, it } from 'vitest';
import { operators } from '../operators/operators.ts';
import { applyChanges } from '../formula/text-changes.ts';
import { blockLimits } from './block-limits.ts';
import {
  blockAt,
  gapBeside,
  insertBlock,
  moveBlock,
  newBlock,
  pathOfPlace,
  placeOfPath,
  readBlocks,
  removeBlock,
  renameBlock,
  renameMember,
  replaceBlock,
  unwrapBlock,
  wrapBlock,
  wrapperOf,
  type Block,
  type BlockEdit,
} from './blocks.ts';

function rootOf(text: string): Block {
  const root = readBlocks(text);
  if (typeof root === 'string') throw new Error(root);
  return root;
}

/** The text after an edit, with the text of the block at the place that the edit reports. */
function after(text: string, edit: BlockEdit | undefined): readonly [string, string] | undefined {
  if (edit === undefined) return undefined;
  const changed = applyChanges(text, edit.changes);
  const block = blockAt(rootOf(changed), edit.place);
  return [changed, block === undefined ? '' : changed.slice(block.from, block.to)];
}

const text = '{ "if" : [ {"<":[{"var":"age"}, 18.0]},\n  0.50,   {"max": {"var": "rates"}} ] }';
const root = rootOf(text);

describe('an edit of a block changes only its text', () => {
  it('when a literal, a variable or a piece is replaced', () => {
    expect(after(text, replaceBlock(root, [1], '0.75'))).toEqual([text.replace('0.50', '0.75'), '0.75']);
  });

  it('when an operator or a variable gets another name', () => {
    expect(after(text, renameBlock(root, [0], '<='))?.[0]).toBe(text.replace('"<"', '"<="'));
    expect(after(text, renameBlock(root, [0, 0], 'a"b'))?.[0]).toBe(text.replace('"age"', String.raw`"a\"b"`));
    expect(renameBlock(root, [1], 'x')).toBeUndefined();
  });

  it('when a block is added before, between, after, or to an argument that is not in a list', () => {
    const added = (parent: readonly number[], index: number) =>
      after(text, insertBlock(text, root, { parent, index }, '7'));
    expect(added([], 0)).toEqual([text.replace('{"<"', '7,\n  {"<"'), '7']);
    expect(added([], 2)).toEqual([text.replace('0.50', '0.50,\n  7'), '7']);
    expect(added([], 3)).toEqual([text.replace('}} ]', '}},\n  7 ]'), '7']);
    expect(added([2], 1)).toEqual([text.replace('{"var": "rates"}', '[{"var": "rates"}, 7]'), '7']);
    expect(added([2], 0)).toEqual([text.replace('{"var": "rates"}', '[7, {"var": "rates"}]'), '7']);
    expect(added([1], 0)).toBeUndefined();
    expect(added([], 4)).toBeUndefined();
  });

  it('when a block is removed', () => {
    expect(after(text, removeBlock(root, [0]))).toEqual([text.replace('{"<":[{"var":"age"}, 18.0]},\n  ', ''), '0.50']);
    expect(after(text, removeBlock(root, [2]))?.[0]).toBe(text.replace(',   {"max": {"var": "rates"}}', ''));
    expect(after(text, removeBlock(root, [2, 0]))).toEqual([text.replace('{"var": "rates"}', '[]'), '{"max": []}']);
    expect(after(text, removeBlock(root, []))).toEqual(['{}', '{}']);
  });

  it('when a block moves among others, which leaves the space between them', () => {
    expect(after(text, moveBlock(text, root, [0], { parent: [], index: 2 }))).toEqual([
      '{ "if" : [ 0.50,\n  {"<":[{"var":"age"}, 18.0]},   {"max": {"var": "rates"}} ] }',
      '{"<":[{"var":"age"}, 18.0]}',
    ]);
    expect(moveBlock(text, root, [0], { parent: [], index: 1 })).toBeUndefined();
    expect(moveBlock(text, root, [0], { parent: [0], index: 0 })).toBeUndefined();
  });

  it('when a block moves into another one', () => {
    expect(after(text, moveBlock(text, root, [1], { parent: [2], index: 1 }))).toEqual([
      '{ "if" : [ {"<":[{"var":"age"}, 18.0]},\n  {"max": [{"var": "rates"}, 0.50]} ] }',
      '0.50',
    ]);
    expect(after(text, moveBlock(text, root, [0, 1], { parent: [], index: 1 }))).toEqual([
      '{ "if" : [ {"<":[{"var":"age"}]},\n  18.0,\n  0.50,   {"max": {"var": "rates"}} ] }',
      '18.0',
    ]);
  });

  it('when a block is written around another one, and when it is removed again', () => {
    const wrapper = wrapperOf('round') ?? { before: '', after: '' };
    const wrapped = after(text, wrapBlock(root, [2], wrapper)) ?? ['', ''];
    expect(wrapped[1]).toBe('{"round": [{"max": {"var": "rates"}}, 2]}');
    expect(after(wrapped[0], unwrapBlock(rootOf(wrapped[0]), [2, 0]))).toEqual([text, '{"max": {"var": "rates"}}']);
    expect(unwrapBlock(root, [])).toBeUndefined();
  });

  it('when a member of an object gets a name that no other has, also by moving there', () => {
    const object = '[{"eachKey": {"a": 1,  "b":2}}, {"eachKey": {"a": 3}}]';
    const tree = rootOf(object);
    expect(after(object, renameMember(tree, [0, 1], 'c'))?.[0]).toBe(object.replace('"b"', '"c"'));
    expect(renameMember(tree, [0, 1], 'a')).toBeUndefined();
    expect(after(object, moveBlock(object, tree, [1, 0], { parent: [0], index: 2 }))).toEqual([
      '[{"eachKey": {"a": 1,  "b":2,  "a_2": 3}}, {"eachKey": {}}]',
      '3',
    ]);
    expect(after(object, removeBlock(tree, [0, 0]))?.[0]).toBe('[{"eachKey": {"b":2}}, {"eachKey": {"a": 3}}]');
  });
});

describe('a block', () => {
  it('moves by a step up, down, into the block before it, and out of the one around it', () => {
    expect(gapBeside(root, [1], 'up')).toEqual({ parent: [], index: 0 });
    expect(gapBeside(root, [1], 'down')).toEqual({ parent: [], index: 3 });
    expect(gapBeside(root, [1], 'in')).toEqual({ parent: [0], index: 2 });
    expect(gapBeside(root, [0, 1], 'out')).toEqual({ parent: [], index: 1 });
    expect(gapBeside(root, [0], 'up')).toBeUndefined();
    expect(gapBeside(root, [2], 'down')).toBeUndefined();
    expect(gapBeside(root, [2], 'in')).toBeUndefined();
    expect(gapBeside(root, [2], 'out')).toBeUndefined();
    expect(gapBeside(root, [], 'down')).toBeUndefined();
  });

  it('is found by its path in the JSON', () => {
    expect(pathOfPlace(root, [2, 0])).toEqual(['if', 2, 'max']);
    expect(placeOfPath(root, ['if', 2, 'max', 'var'])).toEqual([2, 0]);
    expect(placeOfPath(root, ['if'])).toEqual([]);
  });

  it('can be an unknown operator, and a piece of JSON that has no other notation', () => {
    expect(blockAt(rootOf('[{"rond": [1]}, {"a": 1, "b": 2}, {"preserve": []}]'), [0])).toMatchObject({ name: 'rond' });
    expect(rootOf('{"a": 1, "b": 2}')).toMatchObject({ kind: 'piece' });
    expect(rootOf('{"preserve": []}')).toMatchObject({ kind: 'piece' });
  });

  it('can be one of many more than a formula has', () => {
    const { nodes, textLength, nesting } = blockLimits;
    const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));
    expect(rootOf(list(nodes - 1))).toMatchObject({ kind: 'list' });
    expect(readBlocks(list(nodes))).toBe('TOO_LARGE');
    expect(readBlocks('['.repeat(nesting + 1))).toBe('TOO_DEEP');
    expect(readBlocks(JSON.stringify('x'.repeat(textLength)))).toBe('TOO_LONG');
    expect(readBlocks('{"+": [')).toBe('NOT_JSON');
  });

  it.each(operators.map(({ name }) => name))('of the operator %s is new, or around another one', (name) => {
    expect(Object.keys(JSON.parse(newBlock(name)) as object)).toEqual([name]);
    const wrapper = wrapperOf(name);
    if (wrapper === undefined) return;
    const wrapped = rootOf(`${wrapper.before}"inner"${wrapper.after}`);
    expect(blockAt(wrapped, [0])).toMatchObject({ written: '"inner"' });
  });
});
