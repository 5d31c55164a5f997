// Prints a formula for IronCalc from our own tree, with brackets around every part and workarounds for what IronCalc 0.8.3
// computes incorrectly: double minus signs, which its parser drops, rounding of ties in cents, and literals in formats.
import { columnsMax, rowsMax, type SheetArea, toAddress } from '../read/cells.ts';
import { argumentKindAt } from '../formula/argument-kinds.ts';
import {
  type CellsFormula,
  childrenOf,
  countLines,
  type Formula,
  isSingleCell,
  unusedCells,
} from '../formula/syntax.ts';

/** The cells with the clock of a call: the day, and the instant. */
export const clockSheet = 'Clock';
const clockCells: Readonly<Record<string, string>> = { TODAY: `${clockSheet}!$A$1`, NOW: `${clockSheet}!$A$2` };

/**
 * IronCalc truncates a number to fifteen digits before rounding it, so 1.005, stored as 1.00499…, becomes 1.00. This moves
 * such ties to the side of the decimal number, and affects no other number of fifteen digits.
 */
const awayFromTie = '(1+6E-15)';
const towardsZero = '(1-6E-15)';

/** IronCalc knows functions that need the prefix of newer versions without it. */
export function printFormula(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return printNumber(formula.value);
    case 'text':
      return `"${formula.value.replaceAll('"', '""')}"`;
    case 'boolean':
      return formula.value ? 'TRUE' : 'FALSE';
    case 'error':
      return formula.value;
    case 'missing':
      return '';
    case 'variable':
      return toVariable(formula.name);
    case 'array':
      return `{${formula.rows.map((row) => row.map(printFormula).join(',')).join(';')}}`;
    case 'cells':
      return printArea(formula.area);
    case 'sheets':
      return formula.of.map(printFormula).join(',');
    case 'single':
      return `@${printFormula(formula.of)}`;
    case 'percent':
      return `(${printFormula(formula.of)}%)`;
    case 'minus':
      return printMinus(formula.of);
    case 'binary':
      return `(${printFormula(formula.left)}${formula.operator}${printFormula(formula.right)})`;
    case 'call':
      break;
  }
  const [first] = formula.arguments;
  if ((formula.name === 'ROWS' || formula.name === 'COLUMNS') && first?.kind === 'cells') {
    return String(countLines(formula.name, first));
  }
  return (
    clockCells[formula.name] ?? printWholeCount(formula) ?? `${formula.name}(${printArguments(formula).join(',')})`
  );
}

/** A cell that is always blank. */
const blankCell = `${clockSheet}!$C$1:$C$1`;
const countingFunctions: ReadonlySet<string> = new Set(['COUNTIF', 'COUNTIFS', 'COUNTBLANK']);

/** Entire rows and columns are only printed as far as they are in use; if a blank cell counts, the others do too. */
function printWholeCount(call: CallFormula): string | undefined {
  const { name, arguments: list } = call;
  const ranges = list.filter((_, index) => argumentKindAt(name, index, list.length) === 'range');
  const unused = ranges.map((range) => (range.kind === 'cells' ? unusedCells(range) : 0));
  const least = Math.min(...unused);
  if (!countingFunctions.has(name) || ranges.length === 0 || least === 0) return undefined;
  const printed = printArguments(call);
  const blanks = printed.map((text, index) =>
    argumentKindAt(name, index, list.length) === 'range' ? blankCell : text,
  );
  return `(${name}(${printed.join(',')})+${least}*${name}(${blanks.join(',')}))`;
}

function printNumber(value: number): string {
  return value < 0 ? `(${value})` : String(value).toUpperCase();
}

/** Names in the workbook could clash with cells or functions. */
function toVariable(name: string): string {
  const spelled = Array.from(name, (character) =>
    /[A-Z0-9]/.test(character) ? character : `_${character.codePointAt(0)}_`,
  );
  return `v_${spelled.join('')}`;
}

export function sheetName(index: number): string {
  return `Sheet_${index}`;
}

function printArea(area: SheetArea): string {
  const start = `${sheetName(area.sheet)}!${toAddress(area.top, area.left)}`;
  return isSingleCell(area) ? start : `${start}:${toAddress(area.bottom, area.right)}`;
}

/** Formats of numbers with a few decimals, without their literals. */
const numberFormat = /^[#0,.%$ ()]{1,20}$/;
/** Parts of a format with a meaning, and characters that IronCalc only accepts in quotes. */
const formatParts = /"[^"]*"|\\.|\[[^\]]*\]|([A-Za-z]{1,3}\$|[^\p{ASCII}]+)/gu;

function printTextArguments([value, format, ...rest]: readonly Formula[]): string[] {
  if (value === undefined || format?.kind !== 'text') return [value, format, ...rest].flatMap(printOptional);
  const quoted = format.value.replaceAll(formatParts, (part, literal?: string) =>
    literal === undefined ? part : `"${literal}"`,
  );
  const text = printFormula(value);
  // The value is printed three times, which must not happen at every level.
  const isTied = numberFormat.test(format.value.replaceAll(formatParts, '')) && isScalar(value) && !hasText(value);
  const shown = isTied ? `IF(ISNUMBER(${text}),${text}*${awayFromTie},${text})` : text;
  return [shown, printFormula({ kind: 'text', value: quoted }), ...rest.map(printFormula)];
}

function printOptional(formula: Formula | undefined): string[] {
  return formula === undefined ? [] : [printFormula(formula)];
}

function hasText(formula: Formula): boolean {
  return (formula.kind === 'call' && formula.name === 'TEXT') || childrenOf(formula).some(hasText);
}

function withBlank({ area, whole }: CellsFormula): SheetArea {
  if (whole === 'columns') return { ...area, bottom: Math.min(area.bottom + 1, rowsMax - 1) };
  return { ...area, right: Math.min(area.right + 1, columnsMax - 1) };
}

function printRange({ sheet, top, left, bottom, right }: SheetArea): string {
  return `${sheetName(sheet)}!${toAddress(top, left)}:${toAddress(bottom, right)}`;
}

function printMinus(of: Formula): string {
  if (of.kind === 'minus') return `(0+${printFormula(of.of)})`;
  if (of.kind === 'binary') return `(-1*${printFormula(of)})`;
  return `(-${printFormula(of)})`;
}

type CallFormula = Extract<Formula, { kind: 'call' }>;

function printArguments({ name, arguments: list }: CallFormula): string[] {
  const [first, ...rest] = list;
  if (name === 'TEXT') return printTextArguments(list);
  // A blank is found in the first cell after those in use.
  if (name === 'XLOOKUP' || name === 'XMATCH') {
    return list.map((each) => (each.kind === 'cells' && each.whole ? printRange(withBlank(each)) : printFormula(each)));
  }
  // IronCalc accepts a single cell only as a range.
  if (conditionalFunctions.has(name)) {
    return list.map((each, index) =>
      each.kind === 'cells' && argumentKindAt(name, index, list.length) === 'range'
        ? printRange(each.area)
        : printFormula(each),
    );
  }
  const factor = name === 'ROUND' ? awayFromTie : name === 'ROUNDUP' ? towardsZero : undefined;
  // A range here would mean one of its cells, and a calculation with it something else.
  if (first === undefined || factor === undefined || !isScalar(first)) return list.map(printFormula);
  return [`${printFormula(first)}*${factor}`, ...rest.map(printFormula)];
}

function isScalar(formula: Formula): boolean {
  switch (formula.kind) {
    case 'cells':
      return isSingleCell(formula.area);
    case 'minus':
    case 'percent':
      return isScalar(formula.of);
    case 'binary':
      return isScalar(formula.left) && isScalar(formula.right);
    case 'call':
      return scalarFunctions.has(formula.name) || (formula.name === 'IF' && formula.arguments.every(isScalar));
    case 'number':
    case 'boolean':
    case 'text':
      return true;
    case 'array':
    case 'error':
    case 'missing':
    case 'sheets':
    case 'single':
    case 'variable':
      break;
  }
  return false;
}

const conditionalFunctions: ReadonlySet<string> = new Set([
  'SUMIF',
  'SUMIFS',
  'COUNTIF',
  'COUNTIFS',
  'AVERAGEIF',
  'AVERAGEIFS',
  'MAXIFS',
  'MINIFS',
]);

/** Their results are always single values. */
const scalarFunctions: ReadonlySet<string> = new Set([
  'SUM',
  'SUMIF',
  'SUMIFS',
  'SUMPRODUCT',
  'AVERAGE',
  'MIN',
  'MAX',
  'COUNT',
  'COUNTA',
  'COUNTIF',
  'COUNTIFS',
  'AVERAGEIF',
  'AVERAGEIFS',
  'PRODUCT',
  'PMT',
  'PV',
  'FV',
  'NPV',
  'IRR',
  'MEDIAN',
  'LARGE',
  'SMALL',
  'MATCH',
]);
