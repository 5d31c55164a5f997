import { expect, it } from 'vitest';
import { readAddress, toAddress } from './cell-address.ts';

const names = ['Quote', 'Term life', "Actuary's"];

it.each([
  ['C12', { sheet: 1, row: 11, column: 2 }],
  ['quote!a1', { sheet: 0, row: 0, column: 0 }],
  ["'Term life'!$AA$7", { sheet: 1, row: 6, column: 26 }],
  ["'Actuary''s'!B2:C9", { sheet: 2, row: 1, column: 1 }],
  ['Rates!C12', undefined],
  ['C0', undefined],
  ['premium', undefined],
  ['', undefined],
])('%j resolves to %j', (text, place) => {
  expect(readAddress(text, names, 1)).toEqual(place);
});

it('addresses are formatted as in Excel', () => {
  expect(toAddress({ row: 6, column: 26 })).toBe('AA7');
  expect(toAddress({ row: 0, column: 701 })).toBe('ZZ1');
});
