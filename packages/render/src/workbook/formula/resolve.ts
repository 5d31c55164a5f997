// What a formula refers to, once its position is known: implicit intersection, references that functions calculate, and
// ranges that take their shape from another. Afterwards the formula means the same for every calculation.
import { say } from '../../sentences/say.ts';
import { columnsMax, rowsMax, type SheetArea, type Workbook } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import { argumentKindAt, takesArrays } from './argument-kinds.ts';
import { constantOf, type KnownCells } from './constants.ts';
import { readRelativeArea } from './relative-references.ts';
import { type CellsFormula, type Formula, isSingleCell } from './syntax.ts';
import { toVisibleAreas } from './visible-areas.ts';

export interface FormulaPlace extends KnownCells {
  readonly workbook: Workbook;
  readonly sheet: number;
  /** Entered as an array formula, which calculates with complete ranges. */
  readonly isArray: boolean;
  /** Throws a Refusal. */
  parse(text: string): Formula;
}

type Call = Extract<Formula, { kind: 'call' }>;

/** Throws a Refusal. */
export function resolveFormula(formula: Formula, place: FormulaPlace): Formula {
  return new Resolver(place).resolve(formula, { isValue: !place.isArray, isArray: place.isArray });
}

interface Wanted {
  /** Whether a single value belongs there. */
  readonly isValue: boolean;
  /** Whether calculations use complete ranges. */
  readonly isArray: boolean;
}

class Resolver {
  readonly #place: FormulaPlace;

  constructor(place: FormulaPlace) {
    this.#place = place;
  }

  resolve(formula: Formula, wanted: Wanted): Formula {
    switch (formula.kind) {
      case 'cells':
        return wanted.isValue ? this.#intersect(formula) : formula;
      case 'single':
        return this.#single(formula.of);
      case 'minus':
      case 'percent':
        return { kind: formula.kind, of: this.#operand(formula.of, wanted) };
      case 'binary':
        return {
          ...formula,
          left: this.#operand(formula.left, wanted),
          right: this.#operand(formula.right, wanted),
        };
      case 'call':
        return this.#call(formula, wanted);
      case 'sheets':
        throw new Refusal('FORMULA', say('FORMULA_SHEETS_UNSUPPORTED'));
      case 'number':
      case 'text':
      case 'boolean':
      case 'error':
      case 'missing':
      case 'array':
      case 'variable':
        break;
    }
    return formula;
  }

  #operand(formula: Formula, { isArray }: Wanted): Formula {
    return this.resolve(formula, { isValue: !isArray, isArray });
  }

  /** The cell of a row or column of cells in the formula's own column or row. */
  #intersect(cells: CellsFormula): Formula {
    const { area, whole } = cells;
    if (isSingleCell(area)) return cells;
    const { row, column } = this.#place;
    const { sheet, top, left, bottom, right } = area;
    const isInRows = (row >= top && row <= bottom) || whole === 'columns';
    const isInColumns = (column >= left && column <= right) || whole === 'rows';
    if (left === right && isInRows) return cellsAt({ sheet, top: row, bottom: row, left, right });
    if (top === bottom && isInColumns) return cellsAt({ sheet, top, bottom, left: column, right: column });
    return { kind: 'error', value: '#VALUE!' };
  }

  #single(formula: Formula): Formula {
    const of = this.resolve(formula, { isValue: true, isArray: false });
    return of.kind === 'call' || of.kind === 'variable' ? { kind: 'single', of } : of;
  }

  #call(call: Call, wanted: Wanted): Formula {
    const { name, arguments: list } = call;
    if (name === 'SINGLE' && list[0] !== undefined) return this.#single(list[0]);
    if (name === 'OFFSET') return this.resolve(this.#offset(call), wanted);
    if (name === 'INDIRECT') return this.resolve(this.#indirect(call), wanted);
    if (name === 'SUBTOTAL') return this.#subtotal(call);
    const isArray = wanted.isArray || takesArrays(name);
    const given = acrossSheets.has(name) ? list.flatMap((each) => (each.kind === 'sheets' ? each.of : [each])) : list;
    const resolved = given.map((each, index) => {
      const kind = argumentKindAt(name, index, list.length);
      if (kind === 'range') return this.resolve(each, { isValue: false, isArray });
      if (kind === 'value') return this.resolve(each, { isValue: !isArray, isArray });
      // What the function returns is one of its arguments, or nothing is known about it.
      return kind === 'result' ? this.resolve(each, wanted) : this.resolve(each, { isValue: false, isArray: true });
    });
    return { ...call, arguments: name === 'SUMIF' || name === 'AVERAGEIF' ? inShape(resolved) : resolved };
  }

  #offset({ name, arguments: list }: Call): Formula {
    const [base, ...numbers] = list;
    if (base === undefined || numbers.length < 2 || numbers.length > 4) throw wrongCount(name);
    const start = this.resolve(base, { isValue: false, isArray: false });
    if (start.kind === 'error') return start;
    if (start.kind !== 'cells') throw unknownArguments(name);
    const { sheet, top, left, bottom, right } = start.area;
    const sizes = [0, 0, bottom - top + 1, right - left + 1];
    const [down = 0, across = 0, height = 1, width = 1] = sizes.map((otherwise, index) => {
      const formula = numbers[index];
      return formula === undefined || formula.kind === 'missing' ? otherwise : this.#number(name, formula);
    });
    // A negative size extends upwards or to the left.
    const [firstRow, firstColumn] = [top + down + Math.min(height + 1, 0), left + across + Math.min(width + 1, 0)];
    const [lastRow, lastColumn] = [firstRow + Math.abs(height) - 1, firstColumn + Math.abs(width) - 1];
    const isOnSheet = firstRow >= 0 && firstColumn >= 0 && lastRow < rowsMax && lastColumn < columnsMax;
    if (!isOnSheet || height === 0 || width === 0) return noReference;
    return cellsAt({ sheet, top: firstRow, left: firstColumn, bottom: lastRow, right: lastColumn });
  }

  #number(name: string, formula: Formula): number {
    const value = this.#known(name, formula);
    const number = typeof value === 'boolean' ? Number(value) : value;
    if (typeof number === 'string' || typeof number === 'object') {
      if (number === null) return 0;
      throw new Refusal('FORMULA', say('FORMULA_ARGUMENT_NOT_A_NUMBER', { name }));
    }
    return Math.trunc(number);
  }

  #known(name: string, formula: Formula) {
    const resolved = this.resolve(formula, { isValue: true, isArray: false });
    const value = constantOf(resolved, this.#place);
    if (value === undefined) throw unknownArguments(name);
    return value;
  }

  #indirect({ name, arguments: list }: Call): Formula {
    const [reference, style] = list;
    if (reference === undefined || list.length > 2) throw wrongCount(name);
    const text = this.#known(name, reference);
    if (typeof text !== 'string')
      return typeof text === 'object' && text !== null ? { kind: 'error', value: text.error } : noReference;
    const isRelative = style !== undefined && style.kind !== 'missing' && this.#number(name, style) === 0;
    const spelled = isRelative ? readRelativeArea(text, this.#place) : text;
    const found = spelled === undefined ? undefined : this.#reference(spelled);
    return found?.kind === 'cells' ? found : noReference;
  }

  #reference(text: string): Formula | undefined {
    try {
      return this.#place.parse(text.trim());
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  /** The function selected by its first argument, applied to the cells that it counts. */
  #subtotal({ name, arguments: list }: Call): Formula {
    const [kind, ...ranges] = list;
    if (kind === undefined || ranges.length === 0) throw wrongCount(name);
    const number = this.#number(name, kind);
    const combines = subtotalFunctions[number % 100];
    if (combines === undefined || number < 1 || number > 111) return { kind: 'error', value: '#VALUE!' };
    const areas = ranges.flatMap((each) => {
      const cells = this.resolve(each, { isValue: false, isArray: false });
      if (cells.kind !== 'cells') throw new Refusal('FORMULA', say('FORMULA_SUBTOTAL_NOT_CELLS'));
      return toVisibleAreas(cells, this.#place.workbook, { withHidden: number < 100 });
    });
    if (areas.length === 0) throw new Refusal('FORMULA', say('FORMULA_SUBTOTAL_EMPTY'));
    return { kind: 'call', name: combines, arguments: areas };
  }
}

const subtotalFunctions: Readonly<Record<number, string>> = {
  1: 'AVERAGE',
  2: 'COUNT',
  3: 'COUNTA',
  4: 'MAX',
  5: 'MIN',
  6: 'PRODUCT',
  7: 'STDEV.S',
  8: 'STDEV.P',
  9: 'SUM',
  10: 'VAR.S',
  11: 'VAR.P',
};

/** They combine any number of ranges, so that each sheet is an argument. */
const acrossSheets: ReadonlySet<string> = new Set([
  ...Object.values(subtotalFunctions),
  'STDEV',
  'STDEVP',
  'VAR',
  'VARP',
  'MEDIAN',
  'SUMSQ',
  'MODE',
  'MODE.SNGL',
]);
const noReference: Formula = { kind: 'error', value: '#REF!' };

function cellsAt(area: SheetArea): CellsFormula {
  return { kind: 'cells', area };
}

/** What is added begins in the first cell of the third argument and has the shape of the first one. */
function inShape(list: readonly Formula[]): readonly Formula[] {
  const [range, criterion, added] = list;
  if (range?.kind !== 'cells' || criterion === undefined || added?.kind !== 'cells') return list;
  const { top, left, bottom, right } = range.area;
  const area = {
    ...added.area,
    bottom: added.area.top + bottom - top,
    right: added.area.left + right - left,
  };
  return area.bottom < rowsMax && area.right < columnsMax ? [range, criterion, { ...added, area }] : list;
}

function wrongCount(name: string): Refusal {
  return new Refusal('FORMULA', say('FORMULA_ARGUMENTS_COUNT_WRONG', { name }));
}

function unknownArguments(name: string): Refusal {
  return new Refusal('FORMULA', say('FORMULA_ARGUMENTS_NOT_KNOWN', { name }));
}
