/** Runs a pricing logic on variables, both as typed, and says where a problem lies. */
import {
  evaluateAndLocate,
  extractVariables,
  isJsonObject,
  parseJsonText,
  type Json,
  type JsonObject,
  type Sentence,
} from '@coverwright/rules';
import { placeOf } from './logic-marks.ts';
import { mergeVariables } from './merge-variables.ts';

/** The editor that a problem is in. */
export type ProblemSource = 'logic' | 'variables';

export interface LogicProblem {
  readonly source: ProblemSource;
  /** What is wrong: what the rules say, or that the variables are no object. */
  readonly sentence: Sentence | 'noObject';
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
  const outcome = evaluateAndLocate(logic.value, variables.value);
  if (outcome.ok) return outcome;
  const { reason, parameters, path } = outcome.problem;
  const place = path && placeOf(logicText, path);
  return { ok: false, problem: toProblem('logic', logicText, { reason, parameters }, place) };
}

/** The typed variables with those added that the logic reads. */
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

export function readJson(text: string, source: ProblemSource): Outcome<Json> {
  const parsed = parseJsonText(text);
  if (parsed.ok) return { ok: true, value: parsed.value };
  const { line, offset: from, endOffset: to, reason, parameters } = parsed;
  return { ok: false, problem: { source, sentence: { reason, parameters }, line, from, to } };
}

const noVariables: JsonObject = {};

function readVariables(text: string): Outcome<Json> {
  return text.trim() === '' ? { ok: true, value: noVariables } : readJson(text, 'variables');
}

function toProblem(
  source: ProblemSource,
  text: string,
  sentence: Sentence,
  place: { from: number; to: number } | undefined,
): LogicProblem {
  const { from, to } = place ?? { from: 0, to: 0 };
  return { source, sentence, line: place && lineAt(text, from), from, to };
}

/** 1-based. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
