import { expect, test } from 'vitest';
import { writeWorkbook } from '../../testing/workbook-file.ts';
import { compile } from '../compile/compile.ts';
import { planOutputs, toId } from '../plan/plan.ts';
import { findFields } from '../read/fields.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { showWindow } from './sheet-window.ts';

const workbook = readWorkbook(
  writeWorkbook({
    sheets: {
      Quote: {
        A1: 'input_age',
        B1: 40,
        A2: 'output_premium',
        B2: { f: 'B1*Rates!A1', v: 40 },
        A3: 'output_fee',
        B3: { f: 'Rates!A2', v: 5 },
      },
      Rates: { A1: 1, A2: 5 },
    },
  }),
);
const { fields } = findFields(workbook);
const inputs = fields.filter(({ kind }) => kind === 'input');
const outputs = fields.filter(({ kind }) => kind === 'output');
const plan = planOutputs(workbook, inputs, outputs);
const premium = outputs.find(({ variable }) => variable === 'output_premium');
const quote = { top: 0, left: 1, bottom: 2, right: 1 };

test('a window shows values, formulas and fields', () => {
  expect(showWindow(workbook, 0, quote, { plan, calculator: undefined, fields, output: undefined })).toEqual([
    { row: 0, column: 1, text: '40', isNumber: true, field: 'input_age' },
    { row: 1, column: 1, text: '40', isNumber: true, formula: '=B1*Rates!A1', field: 'output_premium' },
    { row: 2, column: 1, text: '5', isNumber: true, formula: '=Rates!A2', field: 'output_fee' },
  ]);
});

test('a window after a call shows the changes, and marks the cells that one output needs', () => {
  const calculator = compile(plan, workbook);
  if (!('calculate' in calculator)) throw new Error('The workbook is not compiled.');
  calculator.calculate(new Map([[toId(0, 0, 1), 50]]), 46_000);
  const parts = { plan, calculator, fields, output: premium };
  expect(showWindow(workbook, 0, quote, parts)).toMatchObject([
    { text: '40', after: '50', isNeeded: true },
    { text: '40', after: '50', isNeeded: true },
    { text: '5' },
  ]);
  expect(showWindow(workbook, 1, { top: 0, left: 0, bottom: 5, right: 5 }, parts)).toEqual([
    { row: 0, column: 0, text: '1', isNumber: true, isNeeded: true },
    { row: 1, column: 0, text: '5', isNumber: true },
  ]);
});

test('a sheet that does not exist has no cells', () => {
  expect(showWindow(workbook, 7, quote, { plan, calculator: undefined, fields, output: undefined })).toEqual([]);
});

test('values are shown in the number formats of their cells, and columns in their widths', () => {
  const formatted = readWorkbook(
    writeWorkbook({
      sheets: {
        S: {
          A1: { v: 1234.5, z: '#,##0.00' },
          A2: { v: 46_053, z: 'd mmm yyyy' },
          A3: { v: 0.145, z: '0%' },
          A4: { v: 12, z: '_("HK$"* #,##0_)' },
          A5: { v: 5, z: 'General' },
          A6: { v: 46_053, z: 'm/d/yy' },
          A7: 'text',
        },
      },
      widths: { S: [30, undefined, 5] },
    }),
  );
  const nothing = { plan: planOutputs(formatted, [], []), calculator: undefined, fields: [], output: undefined };
  const cells = showWindow(formatted, 0, { top: 0, left: 0, bottom: 9, right: 0 }, nothing);
  expect(cells.map(({ text, shown }) => [text, shown])).toEqual([
    ['1234.5', '1,234.50'],
    ['2026-01-31', '31 Jan 2026'],
    ['0.145', '15%'],
    ['12', 'HK$12'],
    ['5', undefined],
    ['2026-01-31', undefined],
    ['text', undefined],
  ]);
  expect(formatted.sheets[0]?.columnWidths).toMatchObject([
    { from: 0, to: 0 },
    { from: 2, to: 2 },
  ]);
  const [wide, narrow] = formatted.sheets[0]?.columnWidths ?? [];
  // Excel adds the padding of a cell.
  expect(Math.floor(wide?.characters ?? 0)).toBe(30);
  expect(Math.floor(narrow?.characters ?? 0)).toBe(5);
});
