/** An answer in a word, before its JSON. */
import type { Json } from '@coverwright/rules';
import type { ApiAnswer } from './api-docs.api.ts';
import type { OperationName } from './openapi.ts';
import { memberOf } from './schema.ts';

export type AnswerSummary =
  | { readonly kind: 'price'; readonly currency: string; readonly amount: string }
  | { readonly kind: 'decision'; readonly decision: 'accept' | 'decline' }
  | { readonly kind: 'list'; readonly count: number; readonly failedCount: number }
  | { readonly kind: 'none' };

export function summarize(name: OperationName, { value, problems }: ApiAnswer): AnswerSummary {
  if (Array.isArray(value)) {
    return { kind: 'list', count: value.length, failedCount: problems.filter((one) => one.length > 0).length };
  }
  if (value === undefined || problems.some((one) => one.length > 0)) return { kind: 'none' };
  return name === 'price' ? summarizePrice(value) : summarizeDecision(value);
}

function summarizePrice(value: Json): AnswerSummary {
  const amount = memberOf(value, 'amount');
  const currency = memberOf(value, 'currencyCode');
  if (typeof amount !== 'number' && typeof amount !== 'string') return { kind: 'none' };
  return { kind: 'price', currency: typeof currency === 'string' ? currency : '', amount: String(amount) };
}

function summarizeDecision(value: Json): AnswerSummary {
  const decision = memberOf(value, 'decision');
  return decision === 'accept' || decision === 'decline' ? { kind: 'decision', decision } : { kind: 'none' };
}
