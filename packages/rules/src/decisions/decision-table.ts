/**
 * Decision tables: rows of conditions and outcomes that are part of a rule, as the second argument of `decide`. Not to be
 * confused with underwriting decisions (`decide/`), which may come from any logic.
 */
import type { Json, JsonPath } from '../json/json.ts';
import type { EnglishSentence } from '../problems/sentences.ts';
import type { KeyType } from '../tables/rate-table.ts';
import type { Condition } from './condition.ts';

/** The hit policies of DMN: which of the rows that match decide, and how. */
export const hitPolicies = [
  'unique',
  'any',
  'priority',
  'first',
  'rule order',
  'output order',
  'collect',
  'collect sum',
  'collect min',
  'collect max',
  'collect count',
] as const;
export type HitPolicy = (typeof hitPolicies)[number];

/** Their result is a list, with an element for each row that matches. */
export const listingPolicies: ReadonlySet<HitPolicy> = new Set(['rule order', 'output order', 'collect']);

/** These calculate with the outcomes of their only output. */
export const calculatingPolicies: ReadonlySet<HitPolicy> = new Set(['collect sum', 'collect min', 'collect max']);

/** These order the rows by the values of their outputs. */
export const rankingPolicies: ReadonlySet<HitPolicy> = new Set(['priority', 'output order']);

export interface DecisionColumn {
  readonly name: string;
  /** Undefined if no row has a condition for it: then it may have any value. */
  readonly type: KeyType | undefined;
}

export interface DecisionOutput {
  readonly name: string;
  /** For the ranking policies, from the highest priority to the lowest. */
  readonly values: readonly Json[] | undefined;
}

export interface DecisionRow {
  /** By column. */
  readonly conditions: readonly (Condition | undefined)[];
  /** By output. */
  readonly outcomes: readonly Json[];
  /** The outcome of the only output, or an object with those of several by name. */
  readonly result: Json;
}

export interface DecisionTable {
  readonly hit: HitPolicy;
  readonly columns: readonly DecisionColumn[];
  readonly outputs: readonly DecisionOutput[];
  readonly rows: readonly DecisionRow[];
  /** By row: a lower rank has priority. Equal ranks are in the order of the rows. */
  readonly ranks: readonly number[];
  /** The result if no row matches; undefined if that is a failure. */
  readonly default: Json | undefined;
}

export interface DecisionProblem extends EnglishSentence {
  /** In the JSON of the table. */
  readonly path: JsonPath;
}

export type ReadDecisionTable =
  | { readonly ok: true; readonly table: DecisionTable }
  | { readonly ok: false; readonly problems: readonly DecisionProblem[] };
