import { describe, expect, it } from 'vitest';
import { toFormula } from '../formula/formula.ts';
import { readBlocks } from './blocks.ts';
import { readableAs } from './readable-as.ts';

const longList = JSON.stringify(Array.from({ length: 1_001 }, () => 1));
const deep = '['.repeat(401) + ']'.repeat(401);
const texts = ['', ' \n', '{}', '{"+": [1, {"var": "a"}]}', 'null', longList, deep, '{"+": [1,', 'a + 1'];

describe('the views in which logic can be read', () => {
  it.each([
    ['', ['formula']],
    ['{}', ['formula', 'blocks']],
    ['{"+": [1, {"var": "a"}]}', ['formula', 'blocks']],
    ['{"merge": [{"preserve": {"a": 1, "b": 2}}]}', ['blocks', 'formula']],
    [longList, ['blocks']],
    [deep, []],
    ['{"+": [1,', []],
  ])('of %.20s are %j', (text, views) => {
    expect(readableAs(text)).toEqual(views);
  });

  it.each(texts)('are those that show %.20s', (text) => {
    expect(readableAs(text).includes('formula')).toBe(toFormula(text).ok);
    expect(readableAs(text).includes('blocks')).toBe(typeof readBlocks(text) !== 'string');
  });
});
