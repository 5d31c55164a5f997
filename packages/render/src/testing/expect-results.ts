// Compares the results of formulas with those of Excel.
import { expect } from 'vitest';
import type { CellValue } from '../workbook/values.ts';
import { evaluateFormulas, type FormulaCell } from './evaluate-formulas.ts';

type Expected = string | number | boolean;
type Cases = Readonly<Record<string, Expected>>;

export function expectResults(
  cases: Cases,
  cells: Readonly<Record<string, CellValue | FormulaCell>> = {},
  isArray = false,
): void {
  const formulas = Object.keys(cases).map((formula) => (isArray ? { formula, isArray } : formula)) as string[];
  const found = evaluateFormulas(formulas, cells);
  const wrong = Object.entries(cases).flatMap(([formula, expected], index) => {
    const result = found[index] ?? '';
    const isSame =
      typeof expected === 'number'
        ? result !== '' && Math.abs(Number(result) - expected) <= Math.abs(expected) * 1e-9
        : result === (typeof expected === 'boolean' ? String(expected).toUpperCase() : expected);
    return isSame ? [] : [`${formula} is ${result}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
}
