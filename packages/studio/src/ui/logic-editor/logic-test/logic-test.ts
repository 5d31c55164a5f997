/**
 * Runs a logic with variables, both as text, and reports the positions of problems and the results of all steps.
 * Independent of screen and language, since it runs in a worker. Its report is small, however large the values are.
 */
import { isLongNumber } from '@coverwright/insurance/long-number';
import {
  decideUnderwriting,
  evaluateAndLocate,
  extractVariables,
  findUnknownValues,
  FunctionAnswers,
  isJsonList,
  isJsonObject,
  listChoices,
  parseLogicText,
  toReferral,
  traceRule,
  type AnsweredCall,
  type EvaluateOptions,
  type FunctionCall,
  type Json,
  type JsonObject,
  type JsonPath,
  type RuleProblem,
  type Sentence,
  type TextRange,
  type UnknownValue,
  type Referral,
  type UnderwritingDecision,
} from '@coverwright/rules';
import {
  explainFired,
  explainValue,
  noLabels,
  type FiredReason,
  type VariableLabels,
} from '@coverwright/rules/explain';
import { previewJson } from './json-preview.ts';
import { lineAt, rangeOf, rangeOfValue } from '../text-ranges.ts';
import { mergeVariables } from './merge-variables.ts';
import { toExplanation, type TestExplanation } from './test-explanation.ts';
import { toTestSteps, type TestStep } from './test-step.ts';
import { prepareTestTables, type TestTable } from './test-tables.ts';
import { unfilledVariables } from './unfilled-variables.ts';

/** The editor that contains a problem. */
export type LogicProblemSource = 'logic' | 'variables';

export interface LogicProblem extends TextRange {
  readonly source: LogicProblemSource;
  /** The problem: as reported by the rules package, or one that only an editor can have. */
  readonly sentence: Sentence | 'noObject' | 'noLogic' | 'unfinished';
  /** Of what the problem is about, in the logic. */
  readonly path?: JsonPath;
  /** 1-based; undefined if the problem has no position. */
  readonly line: number | undefined;
  /** The logic itself is valid, but a value needed for the decision is missing, or of a wrong type. */
  readonly valueFault?: 'missing' | 'type';
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: LogicProblem };

/** Any value that the logic returns, or accept, decline or refer. */
export type TestKind = 'value' | 'decision';

export interface TestRequest {
  readonly kind: TestKind;
  readonly logicText: string;
  readonly variablesText: string;
  /** The results of function calls so far; undefined if the logic may not call functions. */
  readonly answered?: readonly AnsweredCall[];
  /** The rate tables that the logic looks up; undefined if it may not look up any. */
  readonly tables?: readonly TestTable[] | undefined;
  /** What users call the variables, in their language. */
  readonly labels?: VariableLabels;
}

export type ValueType = 'null' | 'boolean' | 'number' | 'string' | 'list' | 'object';

export interface TestedValue {
  readonly type: ValueType;
  /** Set if the value is a number. */
  readonly number: number | undefined;
  /** As JSON, truncated if very long. */
  readonly text: string;
}

export interface TestedRule {
  readonly path: JsonPath;
  readonly line: number | undefined;
  readonly valueText: string;
  /** What the value means: rejection codes and referrals; of any other value there are none. */
  readonly codes: readonly string[];
  readonly referrals: readonly Referral[];
  /** The rows or conditions that it comes from, as far as they can be said in words. */
  readonly reasons: readonly FiredReason[];
}

export interface TestedDecision {
  readonly outcome: Decision['outcome'];
  readonly rejectionCodes: readonly string[];
  readonly referrals: readonly Referral[];
  readonly firedRules: readonly TestedRule[];
}

export type TestOutcome =
  | { readonly ok: true; readonly value: TestedValue; readonly decision: TestedDecision | undefined }
  | { readonly ok: false; readonly problems: readonly LogicProblem[] };

export interface TestReport {
  readonly outcome: TestOutcome;
  /** A function call that has to be answered before there can be an outcome. */
  readonly needed?: FunctionCall;
  /** The duration of the evaluation only. */
  readonly durationMs: number;
  /** Undefined if the texts are not JSON. */
  readonly steps: readonly TestStep[];
  /** How a value came about, in words; undefined for a decision, and without a value. */
  readonly explanation: TestExplanation | undefined;
  /** The logic has more steps than are reported. */
  readonly isCut: boolean;
  /** The variables that a value was calculated without; a decision requires all of them. */
  readonly unfilled: readonly string[];
  /** Values that the logic only compares with texts of its own, and that are none of these. */
  readonly unknownValues: readonly UnknownValue[];
}

/** Of one rule. */
const shownMeanings = 20;
/** Each is traced on its own. */
const explainedRules = 20;
const shownLength = 20_000;

export function testLogic({
  kind,
  logicText,
  variablesText,
  answered,
  tables,
  labels = noLabels,
}: TestRequest): TestReport {
  const logic = readJson(logicText, 'logic');
  const variables = readVariables(variablesText);
  if (!logic.ok) return refused(logic.problem);
  if (!variables.ok) return refused(variables.problem);
  // Treated as no logic wherever a decision is requested; null would otherwise accept everyone.
  if (kind === 'decision' && isNoLogic(logic.value)) return refused({ ...atStart, sentence: 'noLogic' });
  const options = {
    ...(answered !== undefined && { functions: new FunctionAnswers(answered) }),
    ...(tables !== undefined && { tables: prepareTestTables(tables) }),
  };
  const texts = { logic: logic.value, values: variables.value, options: { labels, tables: options.tables } };
  const startedMs = performance.now();
  const result =
    kind === 'value'
      ? evaluate(logic.value, variables.value, options)
      : decide(logic.value, variables.value, { tables: options.tables });
  const durationMs = Math.round(performance.now() - startedMs);
  const outcome: TestOutcome = result.ok
    ? {
        ok: true,
        value: toTestedValue(result.value),
        decision: result.decision && toTestedDecision(result.decision, { ...texts, logicText }),
      }
    : { ok: false, problems: result.problems.map((problem) => toLogicProblem(problem, logicText)) };
  const needed = result.ok ? undefined : result.problems[0]?.call;
  const { steps, isCut } = traceRule(logic.value, variables.value, { ...options, isDecision: kind === 'decision' });
  return {
    outcome,
    ...(needed !== undefined && { needed }),
    durationMs,
    steps: toTestSteps(steps, result.ok ? [] : result.problems),
    isCut,
    explanation:
      kind === 'value' && result.ok
        ? toExplanation(explainValue(logic.value, variables.value, { ...options, labels }))
        : undefined,
    unfilled: kind === 'value' ? unfilledVariables(logic.value, variables.value) : [],
    unknownValues: findUnknownValues(kind === 'value' ? listChoices(logic.value) : [], variables.value),
  };
}

const atStart = { source: 'logic', line: 1, from: 0, to: 0 } as const;

function isNoLogic(logic: Json): boolean {
  return logic === null || (isJsonObject(logic) && Object.keys(logic).length === 0);
}

function refused(problem: LogicProblem): TestReport {
  return {
    outcome: { ok: false, problems: [problem] },
    durationMs: 0,
    steps: [],
    isCut: false,
    explanation: undefined,
    unfilled: [],
    unknownValues: [],
  };
}

type Decision = Extract<UnderwritingDecision, { readonly ok: true }>;
type RunResult =
  | { readonly ok: true; readonly value: Json; readonly decision: Decision | undefined }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] };

function evaluate(logic: Json, variables: Json, options: EvaluateOptions): RunResult {
  const outcome = evaluateAndLocate(logic, variables, options);
  return outcome.ok ? { ...outcome, decision: undefined } : { ok: false, problems: [outcome.problem] };
}

function decide(logic: Json, variables: Json, options: EvaluateOptions): RunResult {
  const decision = decideUnderwriting(logic, variables, options);
  return decision.ok ? { ok: true, value: decision.result, decision } : decision;
}

interface Decided {
  readonly logicText: string;
  readonly logic: Json;
  readonly values: Json;
  readonly options: EvaluateOptions & { readonly labels: VariableLabels };
}

function toTestedDecision(decision: Decision, { logicText, logic, values, options }: Decided): TestedDecision {
  const { outcome, rejectionCodes, referrals, firedRules } = decision;
  const fired = firedRules.map(({ path, value }, index): TestedRule => {
    const found = rangeOfValue(logicText, path);
    const line = found && lineAt(logicText, found.from);
    const reasons = index < explainedRules ? explainFired(logic, path.join('.'), values, options) : [];
    return { path, line, valueText: previewJson(value, shownLength), ...toMeaning(value), reasons };
  });
  return { outcome, rejectionCodes, referrals, firedRules: fired };
}

function toMeaning(value: Json): Pick<TestedRule, 'codes' | 'referrals'> {
  const members = (isJsonList(value) ? value : [value]).slice(0, shownMeanings);
  const codes = members.filter((member) => typeof member === 'string');
  const referrals = members.map(toReferral).filter((referral) => referral !== undefined);
  return codes.length + referrals.length === members.length ? { codes, referrals } : { codes: [], referrals: [] };
}

function toTestedValue(value: Json): TestedValue {
  const number = typeof value === 'number' ? value : undefined;
  return { type: typeOf(value), number, text: previewJson(value, shownLength) };
}

function typeOf(value: Json): ValueType {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number' || isLongNumber(value)) return 'number';
  if (typeof value === 'string') return 'string';
  return isJsonObject(value) ? 'object' : 'list';
}

/** The typed variables, plus those that the logic reads. */
export function addVariables(logicText: string, variablesText: string): Outcome<Json> {
  const logic = readJson(logicText, 'logic');
  if (!logic.ok) return logic;
  const variables = readVariables(variablesText);
  if (!variables.ok) return variables;
  if (variables.value !== null && !isJsonObject(variables.value)) {
    const problem = { source: 'variables', sentence: 'noObject', line: 1, from: 0, to: 0 } as const;
    return { ok: false, problem };
  }
  return { ok: true, value: mergeVariables(variables.value, extractVariables(logic.value)) };
}

export function readJson(text: string, source: LogicProblemSource): Outcome<Json> {
  const parsed = parseLogicText(text);
  if (parsed.ok) return { ok: true, value: parsed.value };
  const { line, offset: from, endOffset: to, reason, parameters } = parsed;
  return { ok: false, problem: { source, sentence: { reason, parameters }, line, from, to } };
}

const noVariables: JsonObject = {};

function readVariables(text: string): Outcome<Json> {
  return text.trim() === '' ? { ok: true, value: noVariables } : readJson(text, 'variables');
}

function valueFault(code: RuleProblem['code']): Pick<LogicProblem, 'valueFault'> {
  if (code === 'MISSING_VARIABLE') return { valueFault: 'missing' };
  return code === 'WRONG_TYPE' ? { valueFault: 'type' } : {};
}

function toLogicProblem({ code, reason, parameters, path }: RuleProblem, logicText: string): LogicProblem {
  const found = path && rangeOf(logicText, path);
  const line = found && lineAt(logicText, found.from);
  const range = { line, from: found?.from ?? 0, to: found?.to ?? 0 };
  return {
    source: 'logic',
    sentence: { reason, parameters },
    ...range,
    ...(path && { path }),
    ...valueFault(code),
  };
}
