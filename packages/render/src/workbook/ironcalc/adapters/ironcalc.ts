// IronCalc, a native package that exists for Linux x64 only. It gets a copy that contains only the cells that the outputs
// need, never the file itself, whose styles can abort its process. Recalculates everything in each call.
import { createRequire } from 'node:module';
import type { Plan } from '../../plan/plan.ts';
import { toPlace } from '../../plan/plan.ts';
import { toKey, type Workbook } from '../../read/cells.ts';
import { type CellValue, isCellError } from '../../values.ts';
import type { Calculator } from '../../calculate/calculator.ts';
import { clockSheet, printFormula, sheetName } from '../print-formula.ts';

/** Rows and columns start at 1, sheets at 0. */
interface Model {
  newSheet(name: string): void;
  addSheet(name: string): void;
  renameSheet(sheet: number, name: string): void;
  updateCellWithNumber(sheet: number, row: number, column: number, value: number): void;
  updateCellWithText(sheet: number, row: number, column: number, value: string): void;
  updateCellWithBool(sheet: number, row: number, column: number, value: boolean): void;
  updateCellWithFormula(sheet: number, row: number, column: number, formula: string): void;
  setUserArrayFormula(sheet: number, row: number, column: number, width: number, height: number, formula: string): void;
  clearCellContents(sheet: number, row: number, column: number): void;
  evaluate(): void;
  getCellValue(sheet: number, row: number, column: number): number | string | boolean | null;
  getCellType(sheet: number, row: number, column: number): number;
}

interface IronCalc {
  readonly Model: new (name: string, locale: string, timezone: string, language: string) => Model;
}

const errorType = 16;

/** Undefined if it is not installed. */
export function loadIronCalc(): IronCalc | undefined {
  try {
    return createRequire(import.meta.url)('@ironcalc/nodejs-linux-x64-gnu') as IronCalc;
  } catch {
    return undefined;
  }
}

export function createIronCalculator({ Model }: IronCalc, plan: Plan, workbook: Workbook): Calculator {
  const model = new Model('workbook', 'en', 'UTC', 'en');
  for (const index of workbook.sheets.keys()) {
    if (index === 0) model.renameSheet(0, sheetName(0));
    else model.addSheet(sheetName(index));
  }
  model.addSheet(clockSheet);
  const clock = workbook.sheets.length;
  const formulas = new Map(plan.cells.map((cell) => [cell.id, cell]));
  const write = (id: number, value: CellValue): void => writeValue(model, id, value);
  const writeFormula = (id: number): void => {
    const planned = formulas.get(id);
    if (planned === undefined) return;
    const { sheet, row, column, formula, fills } = planned;
    const text = `=${printFormula(formula)}`;
    if (fills === undefined) model.updateCellWithFormula(sheet, row + 1, column + 1, text);
    else {
      const width = fills.right - fills.left + 1;
      const height = fills.bottom - fills.top + 1;
      model.setUserArrayFormula(sheet, row + 1, column + 1, width, height, text);
    }
  };
  const setClock = (serial: number): void => {
    model.updateCellWithNumber(clock, 1, 1, Math.floor(serial));
    model.updateCellWithNumber(clock, 2, 1, serial);
  };
  for (const id of plan.constants) if (!formulas.has(id)) write(id, storedAt(workbook, id));
  setClock(0);
  for (const id of formulas.keys()) writeFormula(id);
  return {
    calculate: (inputs, serial) => {
      setClock(serial);
      for (const [id, value] of inputs) {
        if (value !== undefined) write(id, value);
        else if (formulas.has(id)) writeFormula(id);
        else write(id, storedAt(workbook, id));
      }
      model.evaluate();
    },
    read: (id) => readValue(model, id),
  };
}

function storedAt({ sheets }: Workbook, id: number): CellValue {
  const { sheet, row, column } = toPlace(id);
  return sheets[sheet]?.cells.get(toKey(row, column))?.value ?? null;
}

function writeValue(model: Model, id: number, value: CellValue): void {
  const { sheet, row, column } = toPlace(id);
  const at = [sheet, row + 1, column + 1] as const;
  if (value === null) model.clearCellContents(...at);
  else if (isCellError(value)) model.updateCellWithFormula(...at, `=${value.error}`);
  else if (typeof value === 'number') model.updateCellWithNumber(...at, value);
  else if (typeof value === 'boolean') model.updateCellWithBool(...at, value);
  else model.updateCellWithText(...at, value);
}

function readValue(model: Model, id: number): CellValue {
  const { sheet, row, column } = toPlace(id);
  const at = [sheet, row + 1, column + 1] as const;
  const value = model.getCellValue(...at);
  if (typeof value === 'string' && model.getCellType(...at) === errorType) return { error: value };
  return value;
}
