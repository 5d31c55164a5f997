// Lookups. Exact ones in constant ranges have an index by value, created on first use.
import { columnOf, rowOf, ValueTable, valuesOf } from '../tables.ts';
import {
  compare,
  compareTexts,
  errors,
  isError,
  isTable,
  type Result,
  type Scalar,
  type Table,
  toBoolean,
  toNumber,
  toScalar,
} from '../values.ts';
import { toWildcards } from '../wildcards.ts';
import { asTable, type FunctionTable, optionalBoolean, optionalNumber } from './specification.ts';

const sizeOf = ({ rows, columns }: Table): number => rows * columns;

/** The first position of each value; texts are case-insensitive. */
const positions = new WeakMap<Table, Map<Scalar, number>>();

function findExact(value: Scalar, table: Table, { hasWildcards }: { readonly hasWildcards: boolean }): number {
  if (value === null) return findExact(0, table, { hasWildcards });
  const wildcards = hasWildcards && typeof value === 'string' ? toWildcards(value) : undefined;
  if (wildcards !== undefined) return findWhere(table, (cell) => typeof cell === 'string' && wildcards.matches(cell));
  if (!table.isConstant) return findWhere(table, (cell) => isSame(cell, value));
  let known = positions.get(table);
  if (known === undefined) {
    known = new Map();
    for (let at = sizeOf(table) - 1; at >= 0; at--) known.set(toKey(table.get(at)), at);
    positions.set(table, known);
  }
  return known.get(toKey(value)) ?? -1;
}

function toKey(value: Scalar): Scalar {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

function isSame(cell: Scalar, value: Scalar): boolean {
  if (typeof cell === 'string' && typeof value === 'string') return compareTexts(cell, value) === 0;
  return cell === value;
}

function findWhere(table: Table, holds: (cell: Scalar) => boolean): number {
  for (let at = 0; at < sizeOf(table); at++) if (holds(table.get(at))) return at;
  return -1;
}

/** The positions of the values of a type, which must be in ascending order. */
const sorted = new WeakMap<Table, Map<string, Int32Array>>();

function positionsOfType(table: Table, type: string): Int32Array {
  const known = sorted.get(table)?.get(type);
  if (known !== undefined) return known;
  const found: number[] = [];
  for (let at = 0; at < sizeOf(table); at++) if (typeof table.get(at) === type) found.push(at);
  const list = Int32Array.from(found);
  if (!table.isConstant) return list;
  const all = sorted.get(table) ?? new Map<string, Int32Array>();
  sorted.set(table, all.set(type, list));
  return list;
}

/**
 * The last value that does not exceed the searched one, in ascending order; of equal neighbours the last. The values are
 * halved and the search ends at an equal one, as in Excel, which determines the result for values in another order.
 */
function findLastNotAfter(value: Scalar, table: Table): number {
  const wanted = value ?? 0;
  const places = positionsOfType(table, typeof wanted);
  const orderAt = (place: number): number => {
    const order = compare(table.get(places[place] ?? 0), wanted);
    return typeof order === 'number' ? order : 1;
  };
  let [from, to] = [0, places.length - 1];
  while (from <= to) {
    let middle = (from + to) >> 1;
    const order = orderAt(middle);
    if (order === 0) {
      while (middle < to && orderAt(middle + 1) === 0) middle++;
      return places[middle] ?? -1;
    }
    if (order < 0) from = middle + 1;
    else to = middle - 1;
  }
  return to < 0 ? -1 : (places[to] ?? -1);
}

/** In descending order: the last value that is not less than the searched one. */
function findLastNotBefore(value: Scalar, table: Table): number {
  const wanted = value ?? 0;
  let found = -1;
  for (const at of positionsOfType(table, typeof wanted)) {
    const order = compare(table.get(at), wanted);
    if (typeof order === 'number' && order < 0) break;
    found = at;
  }
  return found;
}

function match(value: Scalar, table: Table, type: number): number {
  if (type === 0) return findExact(value, table, { hasWildcards: true });
  return type > 0 ? findLastNotAfter(value, table) : findLastNotBefore(value, table);
}

/** VLOOKUP and HLOOKUP. */
function lookUp(direction: 'down' | 'across') {
  return (...[value = null, range = null, number = null, approximate]: Result[]): Result => {
    const [place, isApproximate] = [toNumber(number), optionalBoolean(approximate, true)];
    const wanted = toScalar(value);
    if (isError(wanted)) return wanted;
    if (typeof place !== 'number') return place;
    if (typeof isApproximate !== 'boolean') return isApproximate;
    const table = asTable(range);
    const at = Math.trunc(place) - 1;
    if (at < 0) return errors.value;
    if (at >= (direction === 'down' ? table.columns : table.rows)) return errors.ref;
    const found = match(wanted, direction === 'down' ? columnOf(table, 0) : rowOf(table, 0), isApproximate ? 1 : 0);
    if (found < 0) return errors.na;
    return table.get(direction === 'down' ? found * table.columns + at : at * table.columns + found);
  };
}

function vectorLookUp(...[value = null, range = null, result]: Result[]): Result {
  const wanted = toScalar(value);
  if (isError(wanted)) return wanted;
  const table = asTable(range);
  const isWide = table.columns > table.rows;
  const vector = isWide ? rowOf(table, 0) : columnOf(table, 0);
  const found = findLastNotAfter(wanted, vector);
  if (found < 0) return errors.na;
  if (result !== undefined) return found < sizeOf(asTable(result)) ? asTable(result).get(found) : errors.na;
  return isWide
    ? table.get((table.rows - 1) * table.columns + found)
    : table.get(found * table.columns + table.columns - 1);
}

/** A cell of a range, or an entire row or column if the other index is 0. */
function index(...[range = null, row = null, column]: Result[]): Result {
  if (isError(range)) return range;
  const table = asTable(range);
  const [first, second] = [toNumber(row), optionalNumber(column, NaN)];
  if (typeof first !== 'number') return first;
  if (typeof second !== 'number') return second;
  const isLine = Number.isNaN(second) && (table.rows === 1 || table.columns === 1);
  const [rowAt, columnAt] =
    isLine && table.rows === 1 ? [1, first] : [first, Number.isNaN(second) ? (isLine ? 1 : 0) : second];
  const [down, across] = [Math.trunc(rowAt), Math.trunc(columnAt)];
  if (down < 0 || across < 0) return errors.value;
  if (down > table.rows || across > table.columns) return errors.ref;
  if (down === 0 && across === 0) return table.rows * table.columns === 1 ? table.get(0) : table;
  if (down === 0) return table.rows === 1 ? table.get(across - 1) : columnOf(table, across - 1);
  if (across === 0) return table.columns === 1 ? table.get(down - 1) : rowOf(table, down - 1);
  return table.get((down - 1) * table.columns + across - 1);
}

/** Mode 0: exact; -1: or next smaller; 1: or next larger; 2: wildcards; searches from the end if reversed. */
function findByMode(value: Scalar, table: Table, mode: number, isReversed: boolean): number {
  if (mode === 0 && !isReversed) return findExact(value, table, { hasWildcards: false });
  if (mode === 2 && !isReversed) return findExact(value, table, { hasWildcards: true });
  const wildcards = mode === 2 && typeof value === 'string' ? toWildcards(value) : undefined;
  let best = -1;
  let bestOrder = Infinity;
  for (let step = 0; step < sizeOf(table); step++) {
    const at = isReversed ? sizeOf(table) - 1 - step : step;
    const cell = table.get(at);
    if (wildcards === undefined ? isSame(cell, value ?? 0) : typeof cell === 'string' && wildcards.matches(cell))
      return at;
    if (mode !== 1 && mode !== -1) continue;
    if (typeof cell !== typeof (value ?? 0)) continue;
    const order = compare(cell, value);
    if (typeof order !== 'number' || order * mode < 0 || order === 0) continue;
    if (best < 0 || isCloser(cell, table.get(best), mode)) [best, bestOrder] = [at, order];
  }
  return bestOrder === Infinity ? -1 : best;
}

function isCloser(cell: Scalar, best: Scalar, mode: number): boolean {
  const order = compare(cell, best);
  return typeof order === 'number' && (mode > 0 ? order < 0 : order > 0);
}

/** A blank is found in blank cells, of which entire columns always have one after those in use. */
function findBlank(table: Table, isReversed: boolean): number {
  const isBlank = (cell: Scalar): boolean => cell === null || cell === '';
  const size = sizeOf(table);
  const unused = table.unused ?? 0;
  if (!isReversed) {
    const found = findWhere(table, isBlank);
    return found < 0 && unused > 0 ? size : found;
  }
  if (unused > 0) return size + unused - 1;
  for (let at = size - 1; at >= 0; at--) if (isBlank(table.get(at))) return at;
  return -1;
}

function findCrosswise(value: Result, vector: Table, mode: Result | undefined, search: Result | undefined) {
  const wanted = toScalar(value);
  if (isError(wanted)) return wanted;
  const [matchMode, searchMode] = [optionalNumber(mode, 0), optionalNumber(search, 1)];
  if (typeof matchMode !== 'number') return matchMode;
  if (typeof searchMode !== 'number') return searchMode;
  if (vector.rows > 1 && vector.columns > 1) return errors.value;
  if (![-1, 0, 1, 2].includes(matchMode) || ![-2, -1, 1, 2].includes(searchMode)) return errors.value;
  const blank = wanted === null || wanted === '' ? findBlank(vector, searchMode < 0) : -1;
  if (blank >= 0) return blank;
  if (wanted === null && (matchMode === 0 || matchMode === 2)) return -1;
  return findByMode(wanted, vector, matchMode, searchMode === -1);
}

function xLookUp(...[value = null, range = null, result = null, missing, mode, search]: Result[]): Result {
  const vector = asTable(range);
  const table = asTable(result);
  const isDown = vector.columns === 1;
  if (isDown ? table.rows !== vector.rows : table.columns !== vector.columns) return errors.value;
  const found = findCrosswise(value, vector, mode, search);
  if (typeof found !== 'number') return found;
  if (found < 0) return missing === undefined || missing === null ? errors.na : missing;
  if (found >= sizeOf(vector)) return null;
  if (isDown) return table.columns === 1 ? table.get(found) : rowOf(table, found);
  return table.rows === 1 ? table.get(found) : columnOf(table, found);
}

function filter(...[range = null, included = null, otherwise]: Result[]): Result {
  const [table, tests] = [asTable(range), asTable(included)];
  const isDown = tests.columns === 1 && tests.rows === table.rows;
  if (!isDown && !(tests.rows === 1 && tests.columns === table.columns)) return errors.value;
  const kept: number[] = [];
  for (let at = 0; at < sizeOf(tests); at++) {
    const test = toBoolean(tests.get(at));
    if (typeof test !== 'boolean') return test;
    if (test) kept.push(at);
  }
  if (kept.length === 0) return otherwise ?? errors.calc;
  if (isDown) {
    const values = kept.flatMap((row) => valuesOf(rowOf(table, row)));
    return new ValueTable(kept.length, table.columns, values);
  }
  const values = Array.from({ length: table.rows }, (_, row) =>
    kept.map((column) => table.get(row * table.columns + column)),
  );
  return new ValueTable(table.rows, kept.length, values.flat());
}

function transpose(...[range = null]: Result[]): Result {
  const table = asTable(range);
  const values = Array.from({ length: sizeOf(table) }, (_, at) => {
    const [row, column] = [Math.floor(at / table.rows), at % table.rows];
    return table.get(column * table.columns + row);
  });
  return new ValueTable(table.columns, table.rows, values);
}

const placeOf =
  (name: 'top' | 'left') =>
  (range: Result): Result => {
    const place = isTable(range) ? range[name] : undefined;
    return place === undefined ? errors.value : place + 1;
  };

export const lookupFunctions: FunctionTable = {
  VLOOKUP: { min: 3, max: 4, arguments: 'vtvv', call: lookUp('down') },
  HLOOKUP: { min: 3, max: 4, arguments: 'vtvv', call: lookUp('across') },
  LOOKUP: { min: 2, max: 3, arguments: 'vtt', call: vectorLookUp },
  MATCH: {
    min: 2,
    max: 3,
    arguments: 'vtv',
    call: (...[value = null, range = null, type]) => {
      const [wanted, matchType] = [toScalar(value), optionalNumber(type, 1)];
      if (isError(wanted)) return wanted;
      if (typeof matchType !== 'number') return matchType;
      const table = asTable(range);
      if (table.rows > 1 && table.columns > 1) return errors.na;
      const found = match(wanted, table, matchType);
      return found < 0 ? errors.na : found + 1;
    },
  },
  XMATCH: {
    min: 2,
    max: 4,
    arguments: 'vtvv',
    call: (...[value = null, range = null, mode, search]) => {
      const found = findCrosswise(value, asTable(range), mode, search);
      if (typeof found !== 'number') return found;
      return found < 0 ? errors.na : found + 1;
    },
  },
  XLOOKUP: { min: 3, max: 6, arguments: 'vttvvv', call: xLookUp, givesTable: true },
  INDEX: { min: 2, max: 3, arguments: 'tvv', call: index, givesTable: true },
  FILTER: { min: 2, max: 3, arguments: 'ttv', call: filter, givesTable: true },
  TRANSPOSE: { min: 1, max: 1, arguments: 't', call: transpose, givesTable: true },
  ROWS: { min: 1, max: 1, arguments: 't', call: (...[range = null]) => (isError(range) ? range : asTable(range).rows) },
  COLUMNS: {
    min: 1,
    max: 1,
    arguments: 't',
    call: (...[range = null]) => (isError(range) ? range : asTable(range).columns),
  },
  ROW: { min: 1, max: 1, arguments: 't', call: (...[range = null]) => placeOf('top')(range) },
  COLUMN: { min: 1, max: 1, arguments: 't', call: (...[range = null]) => placeOf('left')(range) },
};
