// Conditions as texts: ">=18", "<>", "Bas*", and SUMIFS and related functions, which use the rows that match.
import { readNumberText } from '../number-text.ts';
import { compareTexts, errors, isError, type Result, type Scalar, type Table, toNumber, toScalar } from '../values.ts';
import { toWildcards } from '../wildcards.ts';
import { asTable, type FunctionSpecification, type FunctionTable, manyMax, optionalNumber } from './specification.ts';

type Test = (value: Scalar) => boolean;

export function toTest(criterion: Scalar): Test {
  if (isError(criterion)) return (value) => isError(value) && value.error === criterion.error;
  // A blank condition means zero.
  if (criterion === null) return (value) => value === 0;
  if (typeof criterion === 'number') return (value) => value === criterion || spells(value, criterion);
  if (typeof criterion === 'boolean') return (value) => value === criterion;
  const [, operator = '', operand = ''] = /^(<=|>=|<>|<|>|=)?(.*)$/s.exec(criterion) ?? [];
  if (operator === '' || operator === '=') return equalTo(operand, operator);
  if (operator === '<>') {
    // A text that spells the number is equal to it for "=23" and not for "<>23".
    const number = readNumberText(operand);
    if (number !== undefined) return (value) => value !== number;
    const isEqual = equalTo(operand, '=');
    return (value) => !isEqual(value);
  }
  return ordered(operator, operand);
}

function spells(value: Scalar, number: number): boolean {
  return typeof value === 'string' && readNumberText(value) === number;
}

function equalTo(operand: string, operator: string): Test {
  if (operand === '') return operator === '=' ? (value) => value === null : (value) => value === null || value === '';
  const number = readNumberText(operand);
  if (number !== undefined) return (value) => value === number || spells(value, number);
  const upper = operand.toUpperCase();
  if (upper === 'TRUE' || upper === 'FALSE') return (value) => value === (upper === 'TRUE') || value === operand;
  if (operand.startsWith('#')) return (value) => isError(value) && value.error === upper;
  const wildcards = toWildcards(operand);
  if (wildcards !== undefined) return (value) => typeof value === 'string' && wildcards.matches(value);
  return (value) => typeof value === 'string' && compareTexts(value, operand) === 0;
}

function ordered(operator: string, operand: string): Test {
  const number = readNumberText(operand);
  const holds = (order: number) =>
    operator === '<' ? order < 0 : operator === '>' ? order > 0 : operator === '<=' ? order <= 0 : order >= 0;
  if (number !== undefined) return (value) => typeof value === 'number' && holds(value - number);
  return (value) => typeof value === 'string' && holds(compareTexts(value, operand));
}

/** Rows of constant ranges by searched value, so that a call does not scan all of them. */
const indexes = new WeakMap<Table, Map<string | number | boolean, number[]>>();
const indexedFrom = 16;

function rowsOf(table: Table, criterion: Scalar): readonly number[] | undefined {
  if (!table.isConstant || table.rows * table.columns < indexedFrom) return undefined;
  const key = toKey(criterion);
  if (key === undefined) return undefined;
  let index = indexes.get(table);
  if (index === undefined) {
    index = new Map();
    for (let row = 0; row < table.rows * table.columns; row++) addTo(index, table.get(row), row);
    indexes.set(table, index);
  }
  return index.get(key) ?? [];
}

function addTo(index: Map<string | number | boolean, number[]>, value: Scalar, row: number): void {
  if (value === null || isError(value)) return;
  const key = typeof value === 'string' ? (readNumberText(value) ?? value.toLowerCase()) : value;
  const rows = index.get(key);
  if (rows === undefined) index.set(key, [row]);
  else rows.push(row);
}

/** Undefined unless the criterion is a plain equality. */
function toKey(criterion: Scalar): string | number | boolean | undefined {
  if (typeof criterion === 'number') return criterion;
  if (typeof criterion !== 'string' || criterion === '' || /[*?~]|^[<>=#]|^(true|false)$/i.test(criterion))
    return undefined;
  return readNumberText(criterion) ?? criterion.toLowerCase();
}

interface Condition {
  readonly table: Table;
  readonly criterion: Scalar;
}

/** The rows that match all conditions; undefined if the ranges differ in size. */
function matching(
  conditions: readonly Condition[],
  size: { rows: number; columns: number },
): readonly number[] | undefined {
  if (conditions.some(({ table }) => table.rows !== size.rows || table.columns !== size.columns)) return undefined;
  let best: { readonly rows: readonly number[]; readonly condition: Condition } | undefined;
  for (const condition of conditions) {
    const rows = rowsOf(condition.table, condition.criterion);
    if (rows !== undefined && rows.length < (best?.rows.length ?? Infinity)) best = { rows, condition };
  }
  const tests = conditions
    .filter((condition) => condition !== best?.condition)
    .map(({ table, criterion }) => ({ table, test: toTest(criterion) }));
  const rows = best?.rows ?? Array.from({ length: size.rows * size.columns }, (_, row) => row);
  return tests.length === 0 ? rows : rows.filter((row) => tests.every(({ table, test }) => test(table.get(row))));
}

function toConditions(values: readonly Result[]): Condition[] | undefined {
  const conditions: Condition[] = [];
  for (let index = 0; index < values.length; index += 2) {
    const [range, criterion] = [values[index], values[index + 1]];
    if (range === undefined || criterion === undefined) return undefined;
    conditions.push({ table: asTable(range), criterion: toScalar(criterion) });
  }
  return conditions;
}

type Combine = (numbers: number[]) => Scalar;

const total: Combine = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const mean: Combine = (numbers) => (numbers.length === 0 ? errors.div0 : Number(total(numbers)) / numbers.length);
const largest: Combine = (numbers) => numbers.reduce((most, number) => Math.max(most, number), numbers[0] ?? 0);
const smallest: Combine = (numbers) => numbers.reduce((least, number) => Math.min(least, number), numbers[0] ?? 0);

function combine(table: Table, rows: readonly number[], how: Combine): Scalar {
  const numbers: number[] = [];
  for (const row of rows) {
    const value = table.get(row);
    if (typeof value === 'number') numbers.push(value);
    else if (isError(value)) return value;
  }
  return how(numbers);
}

/** SUMIFS, AVERAGEIFS, MAXIFS, MINIFS: the range comes first. */
function overRows(how: Combine): FunctionSpecification {
  return {
    min: 3,
    max: manyMax,
    arguments: `t${'tv'.repeat(126)}`,
    call: (...[range = null, ...values]) => {
      const table = asTable(range);
      const conditions = toConditions(values);
      const rows = conditions && matching(conditions, table);
      return rows === undefined ? errors.value : combine(table, rows, how);
    },
  };
}

/** SUMIF and AVERAGEIF: the condition comes first, and the range is optional. */
function overCells(how: Combine): FunctionSpecification {
  return {
    min: 2,
    max: 3,
    arguments: 'tvt',
    call: (...[range = null, criterion = null, sum]) => {
      const table = asTable(range);
      const added = sum === undefined ? table : asTable(sum);
      if (added.rows !== table.rows || added.columns !== table.columns) return errors.value;
      const rows = matching([{ table, criterion: toScalar(criterion) }], table);
      return rows === undefined ? errors.value : combine(added, rows, how);
    },
  };
}

/** How many cells match, including those of entire rows and columns that are not in use. */
function countMatching(conditions: readonly Condition[] | undefined): Scalar {
  const first = conditions?.[0]?.table;
  if (conditions === undefined || first === undefined) return errors.value;
  const rows = matching(conditions, first);
  if (rows === undefined) return errors.value;
  const unused = Math.min(...conditions.map(({ table }) => table.unused ?? 0));
  const matchesBlank = unused > 0 && conditions.every(({ criterion }) => toTest(criterion)(null));
  return rows.length + (matchesBlank ? unused : 0);
}

export const conditionalFunctions: FunctionTable = {
  SUMIFS: overRows(total),
  AVERAGEIFS: overRows(mean),
  MAXIFS: overRows(largest),
  MINIFS: overRows(smallest),
  SUMIF: overCells(total),
  AVERAGEIF: overCells(mean),
  COUNTIFS: {
    min: 2,
    max: manyMax,
    arguments: 'tv'.repeat(127),
    call: (...values) => countMatching(toConditions(values)),
  },
  COUNTIF: {
    min: 2,
    max: 2,
    arguments: 'tv',
    call: (...values) => countMatching(toConditions(values)),
  },
};

/** The rank of a number; shared by RANK and related functions. */
export function rankOf(value: Result, range: Result, order: Result | undefined): Scalar {
  const [wanted, ascending] = [toNumber(value), optionalNumber(order, 0)];
  if (typeof wanted !== 'number') return wanted;
  if (typeof ascending !== 'number') return ascending;
  const table = asTable(range);
  let before = 0;
  let isThere = false;
  for (let index = 0; index < table.rows * table.columns; index++) {
    const cell = table.get(index);
    if (isError(cell)) return cell;
    if (typeof cell !== 'number') continue;
    if (cell === wanted) isThere = true;
    else if (ascending === 0 ? cell > wanted : cell < wanted) before++;
  }
  return isThere ? before + 1 : errors.na;
}
