/** The result of the rows that match, by the hit policy. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { shorten } from '@coverwright/insurance/shorten';
import type { Json } from '../json/json.ts';
import { addExact, Exact, exactFromNumber, exactToNumber, exactZero } from '../numbers/exact.ts';
import { RuleThrow, type Run } from '../problems/failures.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { listingPolicies, type DecisionTable } from './decision-table.ts';
import { isSameOutcome } from './outcome.ts';

export interface Settled {
  readonly value: Json;
  /** The rows that the value comes from; none if it is the default. */
  readonly rows: readonly number[];
}

const maxShownLength = 40;

function noDecision(sentence: EnglishSentence): RuleThrow {
  return new RuleThrow('NO_DECISION', sentence, { type: 'NO_DECISION' });
}

function show(input: unknown): string {
  const plain = input instanceof Exact ? exactToNumber(input) + 0 : isLongNumber(input) ? input.valueOf() : input;
  if (typeof plain === 'string') return JSON.stringify(shorten(plain, maxShownLength));
  return typeof plain === 'object' && plain !== null ? '…' : String(plain);
}

function noRow({ columns }: DecisionTable, inputs: readonly unknown[]): RuleThrow {
  const values = columns.map(({ name }, index) => `${name}: ${show(inputs[index])}`).join(', ');
  return noDecision(say('NO_DECISION', { values }));
}

function ofOnlyRow(table: DecisionTable, matches: readonly number[]): readonly number[] {
  const [row = 0, otherRow] = matches;
  if (otherRow === undefined) return matches;
  throw noDecision(say('DECISION_ROWS_TWO', { row: row + 1, otherRow: otherRow + 1 }));
}

function ofAnyRow({ rows }: DecisionTable, matches: readonly number[]): readonly number[] {
  const [first = 0] = matches;
  const outcomes = rows[first]?.outcomes ?? [];
  const differing = matches.find(
    (row) => !outcomes.every((outcome, index) => isSameOutcome(outcome, rows[row]?.outcomes[index] ?? null)),
  );
  if (differing === undefined) return matches;
  throw noDecision(say('DECISION_ROWS_DIFFER', { row: first + 1, otherRow: differing + 1 }));
}

function calculate({ hit }: DecisionTable, outcomes: readonly Json[], run: Run): number {
  const numbers = outcomes.map(Number);
  if (hit === 'collect count') return numbers.length;
  if (hit !== 'collect sum') return numbers.reduce((a, b) => (hit === 'collect min' ? Math.min(a, b) : Math.max(a, b)));
  return exactToNumber(numbers.map(exactFromNumber).reduce((sum, number) => addExact(sum, number, run), exactZero));
}

/** The rows that decide, in the order of the result. */
function decidingRows(table: DecisionTable, matches: readonly number[]): readonly number[] {
  const { hit, ranks } = table;
  if (hit === 'unique') return ofOnlyRow(table, matches);
  if (hit === 'any') return ofAnyRow(table, matches);
  if (hit !== 'priority' && hit !== 'output order') return matches;
  const sorted = matches.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return hit === 'priority' ? sorted.slice(0, 1) : sorted;
}

/**
 * @param matches the rows that match, in order
 * @param inputs the values of the columns, for a failure
 * @throws RuleThrow with NO_DECISION if there is no row and no default, or rows contradict each other
 */
export function settle(
  table: DecisionTable,
  matches: readonly number[],
  inputs: readonly unknown[],
  run: Run,
): Settled {
  if (matches.length === 0) {
    if (table.default === undefined) throw noRow(table, inputs);
    return { value: table.default, rows: [] };
  }
  const rows = decidingRows(table, matches);
  const results = rows.map((row) => table.rows[row]?.result ?? null);
  if (listingPolicies.has(table.hit)) return { value: results, rows };
  if (table.hit.startsWith('collect ')) return { value: calculate(table, results, run), rows };
  return { value: results[0] ?? null, rows };
}
