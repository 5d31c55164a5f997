import { describe, expect, it } from 'vitest';
import { nearestTexts } from './nearest-texts.ts';

describe('the nearest texts', () => {
  it.each<[string, readonly string[]]>([
    ['Europe', ['europe']],
    ['ＥＵＲＯＰＥ', ['europe']],
    [' asia  pacific', ['asia pacific']],
    ['europ', ['europe']],
    ['eurpoe', ['europe']],
    ['asai', ['asia']],
    ['mars', []],
    ['us', ['US']],
    ['up', []],
    ['', []],
    ['x'.repeat(101), []],
  ])('of %j are %j', (value, expected) => {
    expect(nearestTexts(value, ['asia', 'asia pacific', 'europe', 'US'], 3)).toEqual(expected);
  });

  it('are sorted by similarity, and limited', () => {
    expect(nearestTexts('plan-10', ['plan-222', 'plan-11', 'plan-10 ', 'plan-12'], 2)).toEqual(['plan-10 ', 'plan-11']);
  });
});
