// The value of a part of a formula that is known when the file is read: constants, cells with constants, and calculations
// with them.
import { functions } from '../compile/functions/functions.ts';
import { minus, operations, percent } from '../compile/operators.ts';
import { isTable, toBoolean, toScalar } from '../compile/values.ts';
import type { CellValue } from '../values.ts';
import { countLines, type Formula, isSingleCell } from './syntax.ts';

export interface KnownCells {
  readonly row: number;
  readonly column: number;
  /** The value of a cell that no input and no clock reaches; undefined for others. */
  knownAt(sheet: number, row: number, column: number): CellValue | undefined;
}

type Call = Extract<Formula, { kind: 'call' }>;

/** Undefined if it is not known. */
export function constantOf(formula: Formula, cells: KnownCells): CellValue | undefined {
  switch (formula.kind) {
    case 'number':
    case 'text':
    case 'boolean':
      return formula.value;
    case 'error':
      return { error: formula.value };
    case 'missing':
      return null;
    case 'cells': {
      const { sheet, top, left } = formula.area;
      return isSingleCell(formula.area) ? cells.knownAt(sheet, top, left) : undefined;
    }
    case 'minus':
    case 'percent': {
      const value = constantOf(formula.of, cells);
      return value === undefined ? undefined : formula.kind === 'minus' ? minus(value) : percent(value);
    }
    case 'binary': {
      const [left, right] = [constantOf(formula.left, cells), constantOf(formula.right, cells)];
      return left === undefined || right === undefined ? undefined : operations[formula.operator](left, right);
    }
    case 'call':
      return constantOfCall(formula, cells);
    case 'array':
    case 'sheets':
    case 'single':
    case 'variable':
      break;
  }
  return undefined;
}

function constantOfCall({ name, arguments: list }: Call, cells: KnownCells): CellValue | undefined {
  const [first] = list;
  if (name === 'ROW' || name === 'COLUMN') {
    if (first === undefined) return (name === 'ROW' ? cells.row : cells.column) + 1;
    return first.kind === 'cells' ? (name === 'ROW' ? first.area.top : first.area.left) + 1 : undefined;
  }
  if ((name === 'ROWS' || name === 'COLUMNS') && first?.kind === 'cells') return countLines(name, first);
  const values: CellValue[] = [];
  for (const each of list) {
    const value = constantOf(each, cells);
    if (value === undefined) return undefined;
    values.push(value);
  }
  if (name === 'IF') return constantOfIf(values);
  const known = functions.get(name);
  if (known === undefined || values.length < known.min || values.length > known.max) return undefined;
  const result = known.call(...values);
  return isTable(result) ? toScalar(result) : result;
}

function constantOfIf([test, yes, no]: readonly CellValue[]): CellValue | undefined {
  const truth = test === undefined ? undefined : toBoolean(test);
  return typeof truth === 'boolean' ? (truth ? yes : no) : truth;
}
