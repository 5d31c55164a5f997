/** Tries a code on an example premium: calculated as the server does, exactly and rounded once, never below 0. */
import {
  evaluateRule,
  isJsonObject,
  listVariables,
  parseJsonText,
  type EvaluateOptions,
  type Json,
  type JsonObject,
  type Sentence,
} from '@coverwright/rules';
import type { CodeKind } from './code-rule.ts';

export type TrialProblem =
  | { readonly code: 'noAmount' | 'negative'; readonly result: string }
  | { readonly code: 'currency'; readonly given: string }
  | { readonly code: 'values' }
  | { readonly code: 'logic'; readonly detail: Sentence };

export type Trial =
  | { readonly ok: true; readonly before: number; readonly after: number }
  | { readonly ok: false; readonly problem: TrialProblem };

export interface TrialInput {
  readonly kind: CodeKind;
  readonly logicText: string;
  readonly premium: number;
  /** The other variables as JSON; empty for none. */
  readonly valuesText: string;
  readonly currency: string;
}

/** It runs at every key. */
const options: EvaluateOptions = { limits: { maxIterations: 10_000 } };

/** Undefined while the logic is no JSON, which is told at its own field. */
export function tryCode({ kind, logicText, premium, valuesText, currency }: TrialInput): Trial | undefined {
  const parsed = parseJsonText(logicText);
  if (!parsed.ok) return undefined;
  const values = readValues(valuesText);
  if (!values) return failed({ code: 'values' });
  const data: JsonObject = { ...values, premium };
  const outcome = evaluateRule(parsed.value, data, options);
  if (!outcome.ok) return failed({ code: 'logic', detail: outcome.problem });
  const pair = Array.isArray(outcome.value) && outcome.value.length === 2 ? outcome.value : undefined;
  if (pair && pair[1] !== currency) return failed({ code: 'currency', given: textOf(pair[1] ?? null) });
  const amount = pair ? pair[0] : outcome.value;
  if (typeof amount !== 'number') return failed({ code: 'noAmount', result: textOf(outcome.value) });
  if (amount < 0) return failed({ code: 'negative', result: String(amount) });
  const exact: Json = pair ? { get: [parsed.value, '0'] } : parsed.value;
  const rounded: Json = {
    round: [{ [kind === 'loading' ? '+' : '-']: [{ var: 'premium' }, exact] }, minorUnitsOf(currency)],
  };
  const after = evaluateRule(rounded, data, options);
  if (!after.ok) return failed({ code: 'logic', detail: after.problem });
  return typeof after.value === 'number'
    ? { ok: true, before: premium, after: Math.max(0, after.value) }
    : failed({ code: 'noAmount', result: textOf(after.value) });
}

/** Those beside the premium, as their paths. */
export function otherVariables(logicText: string): string[] {
  const parsed = parseJsonText(logicText);
  if (!parsed.ok) return [];
  return listVariables(parsed.value).flatMap(({ path, dynamic }) =>
    dynamic || path === '' || path === 'premium' ? [] : [path],
  );
}

function readValues(text: string): JsonObject | undefined {
  if (text.trim() === '') return {};
  const parsed = parseJsonText(text);
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : undefined;
}

const shownLength = 60;

function textOf(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

function minorUnitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function failed(problem: TrialProblem): Trial {
  return { ok: false, problem };
}
