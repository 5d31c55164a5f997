/** Tries a code on an example premium, using the same calculation as prices. */
import { compileCode, type CodeFault } from '@coverwright/insurance/apply-code';
import type { Input } from '@coverwright/insurance/input';
import {
  evaluateRule,
  listVariables,
  parseLogicText,
  type EvaluateOptions,
  type Json,
  type Sentence,
} from '@coverwright/rules';
import type { InputField } from '../../../ui/input-fields/input-answers.ts';
import { fieldsOfLogic } from '../../../ui/input-fields/logic-fields.ts';
import type { CodeKind } from '../code-rule.ts';

export type TrialProblem =
  | { readonly code: 'noAmount' | 'negative'; readonly result: string }
  | { readonly code: 'currency'; readonly given: string }
  | { readonly code: 'tooLarge' }
  | { readonly code: 'logic'; readonly detail: Sentence };

export type Trial =
  | { readonly ok: true; readonly before: number; readonly after: number }
  | { readonly ok: false; readonly problem: TrialProblem };

export interface TrialInput {
  readonly kind: CodeKind;
  readonly logicText: string;
  readonly premium: number;
  /** Of the other variables. */
  readonly values: Json;
  readonly currency: string;
}

/** It runs on every keystroke. */
const options: EvaluateOptions = { limits: { maxIterations: 10_000 } };

/** Undefined while the logic is not valid JSON, which its own field reports. */
export function tryCode({ kind, logicText, premium, values, currency }: TrialInput): Trial | undefined {
  const parsed = parseLogicText(logicText);
  if (!parsed.ok) return undefined;
  const apply = compileCode({ kind, logic: parsed.value, compile, currencyCode: currency });
  const applied = apply(premium, values);
  return applied.ok ? { ok: true, before: premium, after: applied.newPrice } : failed(toTrialProblem(applied.fault));
}

/** The page's content security policy forbids generating code, so logic is interpreted. */
function compile(logic: Json) {
  return { evaluate: (values: Json) => evaluateRule(logic, values, options) };
}

function toTrialProblem(fault: CodeFault<Sentence>): TrialProblem {
  if (fault.code === 'logic') return { code: 'logic', detail: fault.problem };
  if (fault.code === 'noAmount') return { code: 'noAmount', result: textOf(fault.result) };
  if (fault.code === 'negative') return { code: 'negative', result: String(fault.amount) };
  if (fault.code === 'currency') return { code: 'currency', given: textOf(fault.currencyCode) };
  return { code: 'tooLarge' };
}

/** Fields for the variables other than the premium. */
export function trialFields(logicText: string, declared: readonly Input[], language: string): InputField[] {
  const parsed = parseLogicText(logicText);
  if (!parsed.ok || !listVariables(parsed.value).some(isOther)) return [];
  return fieldsOfLogic(parsed.value, declared, language).filter(({ name }) => name !== 'premium');
}

function isOther({ path, dynamic }: { readonly path: string; readonly dynamic: boolean }): boolean {
  return !dynamic && path !== '' && path !== 'premium';
}

const shownLength = 60;

function textOf(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

function failed(problem: TrialProblem): Trial {
  return { ok: false, problem };
}
