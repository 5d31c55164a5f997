// A formula as a tree. References are resolved: names and tables are replaced by their cells.
import { columnsMax, rowsMax, type SheetArea } from '../read/cells.ts';

export type BinaryOperator = '=' | '<>' | '<' | '>' | '<=' | '>=' | '&' | '+' | '-' | '*' | '/' | '^';

export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'error'; readonly value: string }
  /** An omitted argument. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'array'; readonly rows: readonly (readonly Formula[])[] }
  /** One cell or several; entire rows or columns end at the last cell in use. */
  | { readonly kind: 'cells'; readonly area: SheetArea; readonly whole?: 'rows' | 'columns' }
  /** The same cells of several sheets. */
  | { readonly kind: 'sheets'; readonly of: readonly Formula[] }
  /** A variable of LET. */
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Formula[] }
  | { readonly kind: 'minus'; readonly of: Formula }
  | { readonly kind: 'percent'; readonly of: Formula }
  /** The single value of a range in the formula's own row or column. */
  | { readonly kind: 'single'; readonly of: Formula }
  | { readonly kind: 'binary'; readonly operator: BinaryOperator; readonly left: Formula; readonly right: Formula };

export type CellsFormula = Extract<Formula, { kind: 'cells' }>;

export function childrenOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'call':
      return formula.arguments;
    case 'minus':
    case 'percent':
    case 'single':
      return [formula.of];
    case 'binary':
      return [formula.left, formula.right];
    case 'sheets':
      return formula.of;
    case 'array':
      return formula.rows.flat();
    case 'number':
    case 'text':
    case 'boolean':
    case 'error':
    case 'missing':
    case 'cells':
    case 'variable':
      break;
  }
  return [];
}

export function isSingleCell({ top, left, bottom, right }: SheetArea): boolean {
  return top === bottom && left === right;
}

/** For ROWS and COLUMNS. */
export function countLines(name: 'ROWS' | 'COLUMNS', { area, whole }: CellsFormula): number {
  if (name === 'ROWS') return whole === 'columns' ? rowsMax : area.bottom - area.top + 1;
  return whole === 'rows' ? columnsMax : area.right - area.left + 1;
}

/** The cells of entire rows and columns after those in use. */
export function unusedCells({ area: { top, left, bottom, right }, whole }: CellsFormula): number {
  if (whole === undefined) return 0;
  const [rows, columns] = [bottom - top + 1, right - left + 1];
  return whole === 'columns' ? (rowsMax - rows) * columns : (columnsMax - columns) * rows;
}
