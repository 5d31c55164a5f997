/** Summarizes an answer in a few words above its JSON. */
import type { Json } from '@coverwright/rules';
import { showAmount } from '../../ui/formats/price-amount.ts';
import type { ApiAnswer } from './api-docs.api.ts';
import type { OperationName } from './openapi.ts';
import { memberOf } from './schema.ts';

export type AnswerSummary =
  | { readonly kind: 'price'; readonly currency: string; readonly amount: string; readonly missing: readonly string[] }
  | { readonly kind: 'decision'; readonly decision: 'accept' | 'decline' | 'refer' }
  | {
      readonly kind: 'list';
      readonly count: number;
      readonly failedCount: number;
      /** Prices that were calculated without some variables. */
      readonly withoutCount: number;
    }
  | { readonly kind: 'none' };

export function summarize(name: OperationName, { value, problems }: ApiAnswer): AnswerSummary {
  if (Array.isArray(value)) {
    const failedCount = problems.filter((one) => one.length > 0).length;
    const withoutCount = value.filter((one: Json) => missingOf(one).length > 0).length;
    return { kind: 'list', count: value.length, failedCount, withoutCount };
  }
  if (value === undefined || problems.some((one) => one.length > 0)) return { kind: 'none' };
  if (name === 'call') return { kind: 'none' };
  return name === 'price' ? summarizePrice(value) : summarizeDecision(value);
}

function summarizePrice(value: Json): AnswerSummary {
  const amount = memberOf(value, 'amount');
  const currency = memberOf(value, 'currencyCode');
  if (typeof amount !== 'number' && typeof amount !== 'string') return { kind: 'none' };
  const code = typeof currency === 'string' ? currency : '';
  return { kind: 'price', currency: code, amount: showAmount(Number(amount), code), missing: missingOf(value) };
}

/** The variables that the price was calculated without. */
function missingOf(value: Json): string[] {
  const names = memberOf(value, 'missingVariables');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function summarizeDecision(value: Json): AnswerSummary {
  const decision = memberOf(value, 'outcome') ?? memberOf(value, 'decision');
  const isKnown = decision === 'accept' || decision === 'decline' || decision === 'refer';
  return isKnown ? { kind: 'decision', decision } : { kind: 'none' };
}
