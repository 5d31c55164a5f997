// The logic of a product as texts, and compiled for calculation: in the main thread within a budget, and in
// worker threads within the full limits. Pure.
import {
  type CompiledRule,
  compileRule,
  findUnknownValues,
  type Json,
  parseLogicText,
  type PreparedTables,
} from '@coverwright/rules';
import { UserError } from '../errors/user-error.ts';
import { readForm } from './prices/code-form.ts';
import { listMissing } from './prices/missing-variables.ts';
import { type Price } from './prices/price.ts';
import { compilePricing, priceProduct } from './prices/price-product.ts';
import { type Decision, decideProduct, compileUnderwriting } from './decide-product.ts';
import type { Calculation, InputReport, Outcome, PriceTexts, ProductLogic, UnderwritingTexts } from './calculation.ts';
import { withInputs } from './declared-inputs.ts';
import { FunctionNeeded } from './function-calls.ts';
import { prepareTables } from './lookup-tables.ts';
import {
  createTypeCheck,
  describePriceVariables,
  missingVariable,
  type TypeCheck,
  unknownValue,
} from './prices/price-variables.ts';

export interface CalculatedPrice extends Price, Partial<InputReport> {
  readonly currencyCode: string;
  readonly paymentFrequency: null;
}

/** Throws a UserError with paths relative to the calculation. */
export type Calculate<Result> = (calculation: Calculation, locale: string) => Result;

type Compile = (rule: Json) => CompiledRule;

function compileWith(tables: PreparedTables | undefined): Compile {
  return (rule) => compileRule(rule, { tables });
}

export function compilePriceTexts(
  texts: PriceTexts,
  compile: Compile = compileWith(prepareTables(texts.tables)),
): Calculate<CalculatedPrice> {
  const codes = texts.codes.map((code) => ({ ...code, ...readForm(code.calculationLogic) }));
  const pricing = compilePricing(texts, codes, compile);
  let checkTypes: TypeCheck | undefined;
  const calculate: Calculate<CalculatedPrice> = (calculation, locale) => {
    const { values, discountCodes, strictness, refusesUnknownValues, skipsUnknownCodes, answered } = calculation;
    const asked = (paths: readonly string[]) => withoutUnasked(paths, calculation);
    const isComplete = strictness === 'complete';
    const unknown = refusesUnknownValues ? findUnknownValues(pricing.choices, values) : [];
    if (strictness !== undefined) {
      const logics = { pricing: pricing.logic, codes: codes.map(toLogic), tables: prepareTables(texts.tables) };
      checkTypes ??= createTypeCheck(describePriceVariables(logics));
      const missing = isComplete ? asked(listMissing(pricing.needed, values)) : [];
      const mismatches = checkTypes(values, !isComplete);
      if (missing.length > 0 || mismatches.length > 0)
        throw new UserError(...missing.map(missingVariable), ...mismatches, ...unknown.map(unknownValue));
    }
    if (unknown.length > 0) throw new UserError(...unknown.map(unknownValue));
    const request = { values, discountCodes, skipsUnknownCodes, hasNeeded: isComplete, answered };
    const outcome = priceProduct(pricing, request, locale);
    if (!outcome.ok) throw toError(outcome);
    const { unknownValues } = outcome.price;
    const missingVariables = asked(outcome.price.missingVariables);
    if (isComplete && missingVariables.length > 0) throw new UserError(...missingVariables.map(missingVariable));
    if (refusesUnknownValues && unknownValues.length > 0) throw new UserError(...unknownValues.map(unknownValue));
    return { ...outcome.price, missingVariables, currencyCode: pricing.currencyCode, paymentFrequency: null };
  };
  return withInputs(calculate, texts.inputs, compile);
}

function withoutUnasked(paths: readonly string[], { unasked }: Calculation): readonly string[] {
  return unasked === undefined || unasked.length === 0 ? paths : paths.filter((path) => !unasked.includes(path));
}

export function toError({ problems, needed }: Extract<Outcome<never>, { ok: false }>): UserError {
  return needed === undefined ? new UserError(...problems) : new FunctionNeeded(needed, problems);
}

/** null if it is not valid JSON, which is reported when the code is applied. */
function toLogic({ calculationLogic }: Pick<PriceTexts['codes'][number], 'calculationLogic'>): Json {
  const parsed = parseLogicText(calculationLogic);
  return parsed.ok ? parsed.value : null;
}

export function compileUnderwritingTexts(texts: UnderwritingTexts): Calculate<Decision> {
  const tables = prepareTables(texts.tables);
  const compiled = compileUnderwriting(texts.underwritingRules, { tables });
  const calculate: Calculate<Decision> = ({ values }) => {
    const outcome = decideProduct(compiled, values);
    if (!outcome.ok) throw new UserError(...outcome.problems);
    return outcome.decision;
  };
  return withInputs(calculate, texts.inputs, compileWith(tables));
}

export function compileLogic(logic: ProductLogic): Calculate<CalculatedPrice | Decision> {
  if (logic.kind === 'price') return compilePriceTexts(logic);
  if (logic.kind === 'underwriting') return compileUnderwritingTexts(logic);
  return () => {
    throw new UserError(logic.problem);
  };
}

/** All JSON texts of the product. */
export function textsOf(logic: ProductLogic): readonly string[] {
  if (logic.kind === 'none') return [];
  const { inputs = '' } = logic;
  if (logic.kind === 'underwriting') return [logic.underwritingRules ?? '', inputs];
  return [logic.amountLogic, ...logic.codes.map(({ calculationLogic }) => calculationLogic), inputs];
}

/** In characters, without the tables. */
export function lengthOf(logic: ProductLogic): number {
  return textsOf(logic).reduce((sum, text) => sum + text.length, 0);
}
