import { expect, test } from 'vitest';
import { addRows, toRowsJson } from './table-rows.ts';

test('cells are read as texts, with the digits of their numbers', () => {
  const cells: string[][] = [[], [], []];
  addRows('[["asia", 118.1, true], [null, 0.0000001, "2027-01-31"]]', cells);
  expect(cells).toEqual([
    ['asia', ''],
    ['118.1', '0.0000001'],
    ['true', '2027-01-31'],
  ]);
});

test('only numbers of numeric columns are sent without quotes', () => {
  const cells = [
    ['34', ''],
    ['118.10', 'many'],
    ['007', '1234567890123456'],
  ];
  expect(toRowsJson(cells, ['text', 'number', 'percent'])).toBe('[["34",118.10,"007"],["","many","1234567890123456"]]');
});
