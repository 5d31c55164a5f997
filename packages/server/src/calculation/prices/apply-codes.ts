// Compiles the codes of a product for pricing: translates faults from the package of domain rules into
// problems.
import type { Sentence } from '@coverwright/insurance/sentence';
import { type CodeFault, type CodeKind, compileCode as compileApplication } from '@coverwright/insurance/apply-code';
import {
  type CompiledRule,
  type Json,
  listChoicesBeside,
  parseLogicText,
  type RuleProblem,
  type RuleVariable,
  type VariableChoices,
} from '@coverwright/rules';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { codeOf, toJsonSentence, toSentence } from '../../errors/rule-problem.ts';
import { say } from '../../sentences/say.ts';
import { describeResult } from './describe-result.ts';
import { listNeeded, missingHint } from './missing-variables.ts';

/** The fields of a code that pricing needs. */
export interface PricingCode {
  readonly kind: CodeKind;
  readonly code: string;
  readonly name: string;
  readonly calculationLogic: string;
  /** Set if the logic has the form of a share of the price. */
  readonly ratio: number | null;
  /** Set if the logic has the form of a fixed amount, with its currency. */
  readonly flat: number | null;
  readonly flatCurrencyCode: string | null;
}

interface Fault {
  readonly code: ErrorCode;
  /** One or more. */
  readonly why: readonly Sentence[];
}

/** The new price, or the reason why there is none. */
type AppliedCode = { readonly newPrice: number } | { readonly fault: Fault };

export interface CompiledCode {
  readonly apply: (price: number, values: Json) => AppliedCode;
  /** The variables that its logic reads from the values. */
  readonly needed: readonly RuleVariable[];
  /** Variables that its logic only compares with texts; it also knows those of the pricing logic. */
  readonly choices: readonly VariableChoices[];
}

interface Pricing {
  /** The pricing logic. */
  readonly logic: Json;
  readonly compile: (rule: Json) => CompiledRule;
  readonly currencyCode: string;
}

export function compileCode({ kind, calculationLogic }: PricingCode, pricing: Pricing): CompiledCode {
  const { compile, currencyCode } = pricing;
  const parsed = parseLogicText(calculationLogic);
  if (!parsed.ok) {
    const fault = invalid(say('CODE_LOGIC_NOT_JSON', { why: toJsonSentence(parsed) }));
    return { apply: () => ({ fault }), needed: [], choices: [] };
  }
  const logic = parsed.value;
  const needed = listNeeded(logic).filter(({ path }) => path !== 'premium');
  const applyTo = compileApplication({ kind, logic, compile, currencyCode });
  const apply = (price: number, values: Json): AppliedCode => {
    const applied = applyTo(price, values);
    if (applied.ok) return { newPrice: applied.newPrice };
    const { code, why } = describeFault(applied.fault, currencyCode);
    return { fault: { code, why: [...why, ...missingHint(needed, values)] } };
  };
  return { apply, needed, choices: listChoicesBeside(pricing.logic, logic) };
}

function describeFault(fault: CodeFault<RuleProblem>, currencyCode: string): Fault {
  if (fault.code === 'logic') return { code: codeOf(fault.problem), why: [toSentence(fault.problem)] };
  if (fault.code === 'noAmount') return invalid(say('RESULT_NOT_AN_AMOUNT', { result: describeResult(fault.result) }));
  if (fault.code === 'negative') return invalid(say('RESULT_NEGATIVE', { amount: fault.amount }));
  if (fault.code === 'tooLarge') return invalid(say('NEW_PRICE_TOO_LARGE'));
  const given = typeof fault.currencyCode === 'string' ? fault.currencyCode : describeResult(fault.currencyCode);
  return invalid(say('CODE_CURRENCY_DIFFERENT', { given, wanted: currencyCode }));
}

function invalid(sentence: Sentence): Fault {
  return { code: 'INVALID', why: [sentence] };
}
