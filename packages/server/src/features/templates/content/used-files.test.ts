import { describe, expect, test } from 'vitest';
import { createFontSearch, stylesMaxLength } from './used-files.ts';

describe('createFontSearch', () => {
  const isUsed = createFontSearch(
    [
      '<style>p { font-family: "My Sans", Arial }</style><p>Hidden Serif</p>',
      '<b style="FONT: 12px Inter">',
      '<font face="Old Face">',
    ],
    ['Footer Sans'],
  );

  test.each(['My Sans', 'my sans', 'Inter', 'Old Face', 'Footer Sans'])('finds %s', (family) =>
    expect(isUsed(family)).toBe(true),
  );

  test.each(['Sans-X', 'Hidden Serif', 'Int', 'y Sans'])('does not find %s', (family) =>
    expect(isUsed(family)).toBe(false),
  );
});

test('createFontSearch counts a style once, and stops at its maximum', () => {
  const repeated = '<b style="font-family: Inter">'.repeat(stylesMaxLength);
  const isUsed = createFontSearch([repeated, '<b style="font-family: Late">'], []);
  expect([isUsed('Inter'), isUsed('Late')]).toEqual([true, true]);
  const many = Array.from({ length: 20_000 }, (_value, index) => `<b style="font-family: Face ${index}">`).join('');
  const isOfMany = createFontSearch([many, '<b style="font-family: Late">'], []);
  expect([isOfMany('Face 0'), isOfMany('Late')]).toEqual([true, false]);
});

test('createFontSearch terminates quickly for many families with the same beginning', () => {
  const isUsed = createFontSearch([`<style>p { font: ${'a '.repeat(490)}</style>`.repeat(200)], ['a '.repeat(100_000)]);
  const families = Array.from({ length: 100 }, (_value, index) => `${'a '.repeat(20)}b${index}`);
  expect(families.some(isUsed)).toBe(false);
});
