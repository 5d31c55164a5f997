import { expect, test } from 'vitest';
import { type TestWorkbook, writeWorkbook } from '../../testing/workbook-file.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { compareWorkbooks } from './compare-workbooks.ts';

const quote = {
  A1: 'input_age',
  B1: 40,
  A2: 'output_premium',
  B2: { f: 'B1*Rates!A1', v: 40 },
  A3: 'output_levy',
  B3: { f: 'B2*Rates!A2', v: 0.4 },
  A4: 'output_fee',
  B4: { f: 'Rates!A3', v: 5 },
};
const rates = { A1: 1, A2: 0.01, A3: 5, A4: 'unused' };

function compare(before: TestWorkbook['sheets'], after: TestWorkbook['sheets']) {
  return compareWorkbooks(
    readWorkbook(writeWorkbook({ sheets: before })),
    readWorkbook(writeWorkbook({ sheets: after })),
  );
}

test('the same workbook has no changes', () => {
  expect(compare({ Quote: quote, Rates: rates }, { Quote: quote, Rates: rates })).toEqual({
    changes: [],
    counts: { ADDED: 0, REMOVED: 0, FORMULA: 0, CONSTANT: 0, NAME: 0 },
    outputs: [],
    isComplete: true,
  });
});

test('a changed constant lists the outputs that it affects through other formulas', () => {
  const { changes, counts } = compare({ Quote: quote, Rates: rates }, { Quote: quote, Rates: { ...rates, A1: 1.1 } });
  expect(changes).toEqual([
    { kind: 'CONSTANT', at: 'Rates!A1', before: '1', after: '1.1', outputs: ['output_premium', 'output_levy'] },
  ]);
  expect(counts).toMatchObject({ CONSTANT: 1, FORMULA: 0 });
});

test('formulas, added cells and removed cells are distinguished, with those that affect outputs first', () => {
  const changed = { ...quote, B4: { f: 'Rates!A3*2', v: 10 }, D1: 'a note' };
  const { A4: _unused, ...fewer } = rates;
  const { changes, outputs } = compare({ Quote: quote, Rates: rates }, { Quote: changed, Rates: fewer });
  expect(changes).toEqual([
    { kind: 'FORMULA', at: 'Quote!B4', before: '=Rates!A3', after: '=Rates!A3*2', outputs: ['output_fee'] },
    { kind: 'ADDED', at: 'Quote!D1', after: 'a note', outputs: [] },
    { kind: 'REMOVED', at: 'Rates!A4', before: 'unused', outputs: [] },
  ]);
  expect(outputs).toEqual(['output_fee']);
});

test('a formula replaced by a constant counts as a changed formula, and a change of only its result does not', () => {
  const { changes } = compare(
    { Quote: quote, Rates: rates },
    { Quote: { ...quote, B2: { f: 'B1*Rates!A1', v: 41 }, B4: 7 }, Rates: rates },
  );
  expect(changes).toEqual([
    { kind: 'FORMULA', at: 'Quote!B4', before: '=Rates!A3', after: '7', outputs: ['output_fee'] },
  ]);
});

test('a removed cell affects the outputs that used to read it', () => {
  const { A3: _gone, ...fewer } = rates;
  const { changes } = compare({ Quote: quote, Rates: rates }, { Quote: quote, Rates: fewer });
  expect(changes).toMatchObject([{ kind: 'REMOVED', at: 'Rates!A3', outputs: ['output_fee'] }]);
});

test('sheets are compared by name, regardless of their position', () => {
  expect(compare({ Quote: quote, Rates: rates }, { Rates: rates, Quote: quote }).changes).toEqual([]);
  const without = compare({ Quote: quote, Rates: rates, Notes: { A1: 'old' } }, { Quote: quote, Rates: rates });
  expect(without.changes).toMatchObject([{ kind: 'REMOVED', at: 'Notes!A1' }]);
});

test('changes beyond the list are counted', () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_value, row) => [`F${row + 1}`, row]));
  const { changes, counts } = compare({ Quote: quote, Rates: rates }, { Quote: { ...quote, ...many }, Rates: rates });
  expect(changes).toHaveLength(200);
  expect(counts.ADDED).toBe(300);
});
