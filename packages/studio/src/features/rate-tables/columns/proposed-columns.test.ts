import { expect, test } from 'vitest';
import { parseRows } from '../../../ui/grid/clipboard/clipboard-text.ts';
import { hasNames, proposeColumns } from './proposed-columns.ts';

function propose(text: string) {
  const rows = parseRows(text);
  const { columns, texts } = proposeColumns(rows, hasNames(rows), 'HKD');
  return { columns: columns.map(({ name, use, type, unit }) => [name, use, use === 'value' ? unit : type]), texts };
}

test('ranges are found by their names, and numbers behind the keys are values', () => {
  expect(
    propose('zone\tdays from\tdays to\tpremium\tshare\nasia\t1\t8\t118.10\t5%\neurope\t8\t\t1,236.00\t10%'),
  ).toEqual({
    columns: [
      ['zone', 'exact', 'text'],
      ['days', 'range', 'number'],
      ['premium', 'value', 'amount'],
      ['share', 'value', 'percent'],
    ],
    texts: [
      ['asia', 'europe'],
      ['1', '8'],
      ['8', ''],
      ['118.10', '1,236.00'],
      ['5%', '10%'],
    ],
  });
});

test('of numbers alone the first is the key', () => {
  expect(propose('age\tmale\tfemale\n18\t100\t90\n19\t101\t91').columns).toEqual([
    ['age', 'exact', 'number'],
    ['male', 'value', 'amount'],
    ['female', 'value', 'amount'],
  ]);
});

test('cells without names are not taken for names, and dates and yes or no are keys', () => {
  expect(propose('2027-01-31\tyes\t5\n2027-02-28\tno\t6').columns).toEqual([
    ['column1', 'exact', 'date'],
    ['column2', 'exact', 'boolean'],
    ['column3', 'value', 'amount'],
  ]);
});

test('a last column of texts is a value', () => {
  expect(propose('zone\tcover\nasia\tgold\neurope\tsilver').columns).toEqual([
    ['zone', 'exact', 'text'],
    ['cover', 'value', 'text'],
  ]);
});

test.each([
  ['Age (from)', 'Age (to)', 'Age'],
  ['From age', 'To age', 'age'],
  ['min_days', 'max_days', 'days'],
  ['Min. age', 'Max. age (exclusive)', 'age'],
  ['age lower', 'age upper', 'age'],
  ['days from', 'days to (exclusive)', 'days'],
  ['最低年齡', '最高年齡', '年齡'],
  ['年齡由', '年齡至（不包括）', '年齡'],
  ['Age', '', 'Age'],
  ['Age', 'Age', 'Age'],
])('“%s” and “%s” are a range', (from, to, name) => {
  const proposed = propose(`zone\t${from}\t${to}\tpremium\nasia\t18\t30\t118.10\neurope\t30\t66\t236`);
  expect(proposed.columns).toEqual([
    ['zone', 'exact', 'text'],
    [name, 'range', 'number'],
    ['premium', 'value', 'amount'],
  ]);
});

test('a heading for three columns, or for texts, is not a row of names', () => {
  expect(hasNames(parseRows('zone\tAge\t\t\nasia\t1\t2\t3'))).toBe(false);
  expect(hasNames(parseRows('zone\t\tAge\nasia\tgold\t3'))).toBe(false);
});
