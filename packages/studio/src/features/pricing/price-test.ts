/** Runs a pricing logic on variables, both as typed, and says where a problem lies. */
import {
  checkRule,
  evaluateRule,
  extractVariables,
  isJsonObject,
  parseJsonText,
  type Json,
  type JsonObject,
  type JsonPath,
  type RuleFinding,
  type RuleProblem,
} from '@coverwright/rules';
import { placeOf } from './logic-marks.ts';
import { mergeVariables } from './merge-variables.ts';

/** The editor that a problem is in. */
export type ProblemSource = 'logic' | 'variables';

export interface LogicProblem {
  readonly source: ProblemSource;
  /** What the interface words itself; the message is the rules' own. */
  readonly reason?: 'noObject';
  /** Without the line number when `line` is given. */
  readonly message: string;
  /** 1-based; undefined when the problem has no place. */
  readonly line: number | undefined;
  readonly from: number;
  readonly to: number;
}

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: LogicProblem };

export function testPrice(logicText: string, variablesText: string): Outcome<Json> {
  const logic = readJson(logicText, 'logic');
  if (!logic.ok) return logic;
  const variables = readVariables(variablesText);
  if (!variables.ok) return variables;
  const outcome = evaluateRule(logic.value, variables.value);
  if (outcome.ok) return outcome;
  const { message } = outcome.problem;
  const path = findPath(logic.value, outcome.problem);
  const place = path && placeOf(logicText, path);
  return { ok: false, problem: toProblem('logic', logicText, message, place) };
}

/** An evaluation does not always know where it failed; what the check finds of the same name is the place. */
function findPath(rule: Json, { code, message, path }: RuleProblem): JsonPath | undefined {
  const isSame = (finding: RuleFinding) =>
    finding.code === code && message.includes(JSON.stringify(finding.path.at(-1) ?? null));
  return path ?? checkRule(rule).find(isSame)?.path;
}

/** The typed variables with those added that the logic reads. */
export function addVariables(logicText: string, variablesText: string): Outcome<Json> {
  const logic = readJson(logicText, 'logic');
  if (!logic.ok) return logic;
  const variables = readVariables(variablesText);
  if (!variables.ok) return variables;
  if (variables.value !== null && !isJsonObject(variables.value)) {
    const problem = { source: 'variables', reason: 'noObject', message: '', line: 1, from: 0, to: 0 } as const;
    return { ok: false, problem };
  }
  return { ok: true, value: mergeVariables(variables.value, extractVariables(logic.value)) };
}

export function readJson(text: string, source: ProblemSource): Outcome<Json> {
  const parsed = parseJsonText(text);
  if (parsed.ok) return { ok: true, value: parsed.value };
  const { line, offset, endOffset } = parsed;
  const message = parsed.message.replace(/^Line \d+: /, '');
  return { ok: false, problem: { source, message, line, from: offset, to: endOffset } };
}

const noVariables: JsonObject = {};

function readVariables(text: string): Outcome<Json> {
  return text.trim() === '' ? { ok: true, value: noVariables } : readJson(text, 'variables');
}

function toProblem(
  source: ProblemSource,
  text: string,
  message: string,
  place: { from: number; to: number } | undefined,
): LogicProblem {
  const { from, to } = place ?? { from: 0, to: 0 };
  return { source, message, line: place && lineAt(text, from), from, to };
}

/** 1-based. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
