import { expect, it } from 'vitest';
import { balanceOf } from './balance.ts';

const of = (operators: string) => balanceOf(Buffer.from(operators, 'latin1'));
const balanced = { before: 1, after: 1 };

it.each([
  ['nothing', '', balanced],
  ['pairs', 'q 1 0 0 1 0 0 cm q Q Q', balanced],
  ['a save too many', 'q q Q', { before: 1, after: 2 }],
  ['a restore too many', 'q Q Q', { before: 2, after: 1 }],
  ['restores before saves', 'Q Q q', { before: 3, after: 2 }],
  ['no space before a name or an array', 'q/Fm Do Q[1]0 d', balanced],
  ['operators that begin like them', 'qq QQ Qa q1', balanced],
  ['strings', '(q) Tj (\\) q (Q) q) Tj <71> Tj', balanced],
  ['a dictionary', '/Span <</MCID 0>> BDC q Q EMC', balanced],
  ['a comment', '% q q\nq Q', balanced],
  ['a name', '/q gs /Q gs', balanced],
  ['the data of an image', 'q BI /W 1 ID q q EIq\x00EI Q', balanced],
  ['a string that does not end', 'q (Q', { before: 1, after: 2 }],
  ['an image that does not end', 'q BI ID Q', { before: 1, after: 2 }],
])('counts %s', (_, operators, balance) => {
  expect(of(operators)).toEqual(balance);
});

it('reads 30 million operators without blocking others', () => {
  expect(balanceOf(Buffer.from('q '.repeat(15_000_000) + 'Q '.repeat(15_000_000)))).toEqual(balanced);
});
