/** What the conditions of a decision table have probably been meant to be, by cell. Pure. */
import { isJsonList, isJsonObject, type Json } from '@coverwright/insurance/json';
import type { Input } from '@coverwright/insurance/input';
import {
  correctCondition,
  typeOfCondition,
  type ConditionCorrection,
  type KeyType,
} from '@coverwright/rules/decision-text';
import { rememberResults } from '../remembered-results.ts';

/** What is known of the values of a column. */
export interface ColumnValues {
  readonly type: KeyType | undefined;
  /** The texts that are declared as choices. */
  readonly choices: ReadonlySet<string>;
}

export interface CorrectedCell extends ConditionCorrection {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

const types: Readonly<Record<Input['type'], KeyType | undefined>> = {
  text: 'text',
  choice: 'text',
  number: 'number',
  integer: 'number',
  amount: 'number',
  boolean: 'boolean',
  date: 'date',
  list: undefined,
};

/** @param logic whose value a column decides by */
export function valuesOf(logic: Json, inputs: readonly Input[]): ColumnValues {
  const [operator, argument] = isJsonObject(logic) ? (Object.entries(logic)[0] ?? []) : [];
  const isAnswer = operator === '!!' || operator === '!';
  const path = operator === 'var' ? (isJsonList(argument) ? argument[0] : argument) : undefined;
  const input = inputs.find((one) => one.path === path);
  const choices = (input?.choices ?? []).map(({ value }) => value);
  return { type: isAnswer ? 'boolean' : input && types[input.type], choices: new Set(choices) };
}

/** More than a table has cells of conditions. */
const maxRemembered = 20_000;

const typeOf = rememberResults(typeOfCondition, maxRemembered);

/** By type. */
const correctors = new Map<KeyType | undefined, (text: string) => ConditionCorrection>();

/** Most cells are the same at every check. */
function correct(text: string, type: KeyType | undefined): ConditionCorrection {
  const corrector = correctors.get(type) ?? rememberResults((cell) => correctCondition(cell, type), maxRemembered);
  correctors.set(type, corrector);
  return corrector(text);
}

/** Of the first condition that cannot be meant as another one. */
function typeOfCells(cells: readonly Json[]): KeyType | undefined {
  for (const cell of cells) {
    const type = typeof cell === 'string' ? typeOf(cell) : undefined;
    if (type !== undefined) return type;
  }
  return undefined;
}

/** The cells that have corrections, in the order of the rows. */
export function findCorrections(rows: readonly Json[], columns: readonly ColumnValues[]): readonly CorrectedCell[] {
  const cellsOf = (row: Json): readonly Json[] => (isJsonList(row) ? row : []);
  const known = columns.map(({ type }, column) => type ?? typeOfCells(rows.map((row) => cellsOf(row)[column] ?? null)));
  return rows.flatMap((row, index) =>
    columns.flatMap(({ choices }, column) => {
      const text = cellsOf(row)[column];
      if (typeof text !== 'string' || choices.has(text.trim())) return [];
      const corrected = correct(text, known[column]);
      return corrected.corrections.length === 0 ? [] : [{ ...corrected, row: index, column, text: text.trim() }];
    }),
  );
}
