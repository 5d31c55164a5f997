/**
 * Explains an evaluation: the value of every operator of a rule for the given data, so that a wrong result can be traced
 * to its origin. Slower than evaluateRule; for people who inspect a single evaluation.
 */
import { evaluateObserved, refuseLargeRule } from '../evaluate/evaluate-rule.ts';
import { nodeOf, toLimits, toRuleProblem, type RunObserver } from '../problems/failures.ts';
import type { Json, JsonPath } from '../json/json.ts';
import type { EvaluateOptions } from '../limits.ts';
import { visitOperators, type LocatedOperator } from './visit-operators.ts';
import type { RuleOutcome, RuleProblem } from '../problems/problems.ts';
import { copyRule } from '../json/shape.ts';
import { startTraceBudget, toTracedValue, type TraceBudget } from './trace-value.ts';

/** The maximum number of operators reported, and of values for an operator that is evaluated repeatedly. */
const maxSteps = 20_000;
const maxValues = 20;

export interface TraceStep {
  /** The operator's object in the rule; the path of its name is one longer. */
  readonly path: JsonPath;
  readonly operator: string;
  /** Number of enclosing operators. */
  readonly depth: number;
  /** How often it was evaluated; 0 if it was not reached. */
  readonly times: number;
  /** Its latest value; absent if it never returned one. */
  readonly value?: Json;
  /** Its first 20 values. */
  readonly values: readonly Json[];
  /** For `table`, the row of its latest value, from 1; absent if that is the default of the column. */
  readonly row?: { readonly table: string; readonly number: number };
  /** For `decide`, the first 20 rows that its latest value comes from, from 1; empty if that is the default of the table. */
  readonly decisionRows?: readonly number[];
  /** Why it failed, on the innermost operator that did. An enclosing `try` may have recovered. */
  readonly problem?: RuleProblem;
  /** True if the value or one of the values is shortened. */
  readonly isCut: boolean;
}

export interface RuleTrace {
  /** The outcome of evaluateRule; a problem also has the path of the operator that failed, if there is one. */
  readonly outcome: RuleOutcome;
  /** Every operator of the rule, outer ones first, in document order. */
  readonly steps: readonly TraceStep[];
  /** True if operators are omitted or values are shortened. */
  readonly isCut: boolean;
}

interface Recorder {
  readonly located: LocatedOperator;
  times: number;
  readonly values: unknown[];
  last: unknown;
  row: TraceStep['row'];
  decisionRows: TraceStep['decisionRows'];
  failure: unknown;
}

function startRecorders(rule: Json): { readonly recorders: Map<Json, Recorder>; readonly isCut: boolean } {
  const recorders = new Map<Json, Recorder>();
  let isCut = false;
  visitOperators(rule, (located) => {
    isCut = recorders.size >= maxSteps;
    if (!isCut)
      recorders.set(located.node, {
        located,
        times: 0,
        values: [],
        last: undefined,
        row: undefined,
        decisionRows: undefined,
        failure: undefined,
      });
    return !isCut;
  });
  return { recorders, isCut };
}

function watch(recorders: ReadonlyMap<Json, Recorder>): RunObserver {
  let row: TraceStep['row'];
  let decisionRows: TraceStep['decisionRows'];
  return {
    onRow(table, number) {
      row = number === undefined ? undefined : { table, number };
    },
    onDecisionRows(rows) {
      decisionRows = rows.slice(0, maxValues);
    },
    onValue(node, value) {
      const recorder = recorders.get(node);
      if (recorder === undefined) return;
      recorder.times++;
      recorder.last = value;
      if (recorder.located.operator === 'table') recorder.row = row;
      if (recorder.located.operator === 'decide') recorder.decisionRows = decisionRows;
      if (recorder.values.length < maxValues) recorder.values.push(value);
    },
    onFailure(node, error) {
      const recorder = recorders.get(node);
      if (recorder === undefined) return;
      recorder.times++;
      if (nodeOf(error) === node) recorder.failure = error;
    },
  };
}

function toStep(
  { located, times, values, last, row, decisionRows, failure }: Recorder,
  budget: TraceBudget,
): TraceStep {
  const path = [...located.path, located.operator];
  const first = values.map((value) => toTracedValue(value, budget));
  const [only] = first;
  const final = first.length === 1 && only !== undefined ? only : toTracedValue(last, budget);
  return {
    path: located.path,
    operator: located.operator,
    depth: located.depth,
    times,
    ...(first.length > 0 && { value: final.value }),
    values: first.map(({ value }) => value),
    ...(row !== undefined && { row }),
    ...(decisionRows !== undefined && { decisionRows }),
    ...(failure !== undefined && { problem: { ...toRuleProblem(failure), path } }),
    isCut: first.some(({ isCut }) => isCut) || (first.length > 0 && final.isCut),
  };
}

/**
 * Evaluates a rule on data like evaluateRule and reports the result of each operator. Never throws. A rule beyond the
 * limits is not evaluated and has no steps.
 */
export function traceRule(rule: Json, data: Json, options?: EvaluateOptions): RuleTrace {
  const limits = toLimits(options?.limits);
  try {
    refuseLargeRule(rule, limits);
  } catch (error) {
    return { outcome: { ok: false, problem: toRuleProblem(error) }, steps: [], isCut: false };
  }
  const own = copyRule(rule);
  const { recorders, isCut } = startRecorders(own);
  const outcome = evaluateObserved(own, data, { ...options, limits }, watch(recorders));
  const budget = startTraceBudget();
  const steps = Array.from(recorders.values(), (recorder) => toStep(recorder, budget));
  return { outcome, steps, isCut: isCut || steps.some((step) => step.isCut) };
}
