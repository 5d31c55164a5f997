import { expect, test } from 'vitest';
import { expectSafe } from '../../../testing/keystrokes.ts';
import { listVariantUses } from './variant-uses.ts';

const using = (template: string) => [{ name: 'Page', template }];

test('a variant is used by its name, and in an expression as a word', () => {
  expect(listVariantUses(using('<CwButton variant="big" />'), 'button', 'big')).toEqual(['Page']);
  expect(listVariantUses(using('<CwButton variant="bigger" />'), 'button', 'big')).toEqual([]);
  expect(listVariantUses(using(`<CwButton :variant="isOn ? 'big' : 'small'" />`), 'button', 'big')).toEqual(['Page']);
  expect(listVariantUses(using(`<CwButton :variant="isOn ? 'bigger' : 'small'" />`), 'button', 'big')).toEqual([]);
  expect(listVariantUses(using(`<CwButton :variant="on ? 'big(1)' : ''" />`), 'button', 'big(1)')).toEqual(['Page']);
});

test('a name that is not a pattern can be typed', () => {
  expectSafe(['primary', 'big (1', 'a|b', 'c++', '[x'], (typed) =>
    listVariantUses(using(`<CwButton :variant="'${typed}'" />`), 'button', typed),
  );
});
