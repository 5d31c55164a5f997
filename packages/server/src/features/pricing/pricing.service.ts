import { shorten } from '@coverwright/insurance/shorten';
import { isJsonObject } from '@coverwright/rules';
import { calculateExplanation, calculatePrice } from '../../calculation/calculate.ts';
import type { PriceTexts } from '../../calculation/calculation.ts';
import { type CallFunction, functionsIn } from '../../calculation/function-calls.ts';
import { textsOf } from '../../calculation/product-logic.ts';
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import type {
  MutationcreatePriceLogicArgs,
  MutationupdatePriceLogicArgs,
  productpricingArgs,
} from '../../graphql/generated/schema-types.ts';
import { toVariables } from '../../graphql/given-values.ts';
import { listBenefits } from '../benefits/benefit-fields.service.ts';
import { type CodeRule, codeRulesOf, codesSource } from '../codes/codes.service.ts';
import { inputsOf, inputsSource, type ProductInputs } from '../inputs/inputs.service.ts';
import { requireKnownLookups } from '../rate-tables/known-lookups.service.ts';
import { lookupTablesOf, readLookupTables } from '../rate-tables/lookup-tables.service.ts';
import { callsOf, loadCalledFunctions } from '../functions/calls/called-functions.service.ts';
import {
  loadOf,
  readOf,
  savedWith,
  type Source,
  type StatedProduct,
} from '../product-states/product-states.service.ts';
import {
  type Product,
  type ProductId,
  productKey,
  requireProduct,
  touchProduct,
} from '../products/products.service.ts';
import { actedProduct } from '../products/released-products.service.ts';
import { readForm } from '../../calculation/prices/code-form.ts';
import type { PricingCode } from '../../calculation/prices/apply-codes.ts';
import { loadingCodesIn } from '../../calculation/prices/chosen-codes.ts';
import { requireCalledFunctions } from './function-callers.service.ts';
import type { ExplainedPrice } from '../../calculation/prices/explain-price.ts';
import { type Discount, type Price, toDiscount } from '../../calculation/prices/price.ts';
import {
  defaultAmountLogic,
  defaultCurrencyCode,
  type PriceLogic,
  toCurrencyCode,
  validatePriceLogic,
} from './pricing.ts';
import * as store from './pricing.store.ts';
import { say } from '../../sentences/say.ts';

export { isNoLogic, type PriceLogic, validatePriceLogic } from './pricing.ts';
export { findMissingFunctions, validateCalls } from './function-callers.service.ts';
export { type AgreedPrice, formatAmount, formatAgreedPrice } from './agreed-price.ts';

type PricingScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

export async function createPriceLogic(
  { input, productId }: MutationcreatePriceLogicArgs,
  scope: PricingScope,
): Promise<NextRevision> {
  throwIfAny(validatePriceLogic(input));
  const id = await requireProduct(productId, scope);
  await requireCalledFunctions(input.amountLogic ?? '', 'input.amountLogic', scope);
  await requireKnownLookups(id, input.amountLogic, 'input.amountLogic', scope);
  const revision = await store.insertPriceLogic(scope.transaction, toAuthorship(scope), id, {
    amountLogic: input.amountLogic ?? defaultAmountLogic,
    currencyCode: toCurrencyCode(input.currencyCode) ?? defaultCurrencyCode,
  });
  if (revision === undefined) {
    throw new UserError({ code: 'ALREADY_EXISTS', ...say('PRICING_LOGIC_TAKEN'), path: 'productId' });
  }
  return { revision };
}

/** Omitted fields remain unchanged. */
export async function updatePriceLogic(
  { input, productId, expectedRevision }: MutationupdatePriceLogicArgs,
  scope: PricingScope,
): Promise<NextRevision> {
  throwIfAny(validatePriceLogic(input));
  const id = await touchProduct(productId, scope);
  const current = await store.lockPriceLogic(scope.transaction, scope.caller.tenantId, id);
  if (current === undefined) {
    throw new UserError({ code: 'NOT_FOUND', ...say('PRICING_LOGIC_UNKNOWN'), path: 'productId' });
  }
  requireRevision(expectedRevision, current, 'pricing logic');
  await requireCalledFunctions(input.amountLogic ?? '', 'input.amountLogic', scope);
  await requireKnownLookups(id, input.amountLogic, 'input.amountLogic', scope);
  const currencyCode = toCurrencyCode(input.currencyCode);
  const revision = await store.updatePriceLogic(scope.transaction, toAuthorship(scope), id, {
    ...(typeof input.amountLogic === 'string' && { amountLogic: input.amountLogic }),
    ...(currencyCode !== undefined && { currencyCode }),
  });
  return { revision };
}

/** The source of the fields of a product's pricing. */
export interface Pricing extends PriceLogic, Partial<Price> {
  readonly productId: ProductId;
  readonly state?: StatedProduct['state'];
  /** Undefined without values. */
  readonly explain?: () => Promise<ExplainedPrice>;
}

/** The product's logic and, if the field or the list has values, the resulting price; null without any logic. */
export async function pricing(
  { givenVariables, isOneOfSeveral = false, ...shown }: Product,
  args: productpricingArgs,
  scope: Scope,
  context: RequestContext,
): Promise<Pricing | null> {
  const values = toVariables(args) ?? givenVariables;
  const isPriced = values !== undefined || hasChoices(args.benefitOptions);
  const { productId, state } = isPriced ? await actedProduct(shown, scope, context) : shown;
  const product = { productId, state };
  const [logic, declared] = await Promise.all([
    loadOf(product, logicSource(scope), scope, context),
    isPriced ? inputsOf(product, scope, context) : undefined,
  ]);
  if (logic === undefined) return null;
  const options = await readOptions(args.benefitOptions, { ...product, isOneOfSeveral }, scope, context);
  const variables =
    options && (values === undefined || isJsonObject(values)) ? { ...values, benefitOptions: options } : values;
  if (variables === undefined) return { ...logic, ...product };
  const hasCodes = (args.discountCodes ?? []).length > 0 || loadingCodesIn(variables) !== undefined;
  const rules = hasCodes ? await codeRulesOf(product, scope, context) : [];
  const discountCodes = args.discountCodes ?? undefined;
  const refusesUnknownValues = args.strict === true;
  const calculation = { values: variables, discountCodes, skipsUnknownCodes: isOneOfSeveral, refusesUnknownValues };
  const callFunction = await functionsOf(logic, scope, context);
  const texts = toPriceTexts(logic, rules, declared);
  const tables = await lookupTablesOf(product, textsOf(texts), scope, context);
  const given = { ...texts, tables };
  const { currencyCode: _same, ...price } = await calculatePrice(given, calculation, context, callFunction);
  const explain = () => calculateExplanation(given, calculation, context, callFunction);
  return { ...logic, ...product, unknownCodes: [], ...price, explain };
}

/** Undefined if the logic calls none. */
async function functionsOf(
  { amountLogic }: Pick<PriceLogic, 'amountLogic'>,
  { transaction, caller }: Scope,
  context: RequestContext,
): Promise<CallFunction | undefined> {
  const names = functionsIn(amountLogic);
  if (names.length === 0) return undefined;
  const { app, signal } = context;
  const functions = await loadCalledFunctions(names, { app, caller, transaction });
  return callsOf(functions, { app, caller, signal });
}

/**
 * The key of each chosen option by the type id of its benefit; undefined if none is chosen. Throws NOT_FOUND
 * for an option that the product does not have; in a list of products such options are ignored.
 */
async function readOptions(
  chosen: productpricingArgs['benefitOptions'],
  product: StatedProduct & Pick<Product, 'isOneOfSeveral'>,
  scope: Scope,
  context: RequestContext,
): Promise<Record<string, string> | undefined> {
  if (!chosen || !hasChoices(chosen)) return undefined;
  const benefits = new Map((await listBenefits(product, {}, scope, context)).map((one) => [one.typeId, one]));
  const options = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [index, option] of chosen.entries()) {
    if (!option) continue;
    const { benefitTypeId, key } = option;
    const isKnown = benefits.get(benefitTypeId)?.options.some((one) => one.key === key);
    if (isKnown) options.set(benefitTypeId, key);
    else if (product.isOneOfSeveral !== true)
      problems.push(noSuchOption(benefitTypeId, key, `benefitOptions.${index}`));
  }
  throwIfAny(problems);
  return Object.fromEntries(options);
}

function hasChoices(chosen: productpricingArgs['benefitOptions']): boolean {
  return chosen?.some((option) => option !== null) ?? false;
}

function noSuchOption(typeId: string, key: string, path: string): Problem {
  const sentence = say('BENEFIT_OPTION_UNKNOWN', { key: shorten(key, 100), typeId: shorten(typeId, 100) });
  return { code: 'NOT_FOUND', ...sentence, path };
}

/**
 * Every discount of the product, in the order in which they were added; empty for a price that belongs to no
 * product.
 */
export async function discounts(
  { productId, state }: Pick<Partial<Pricing>, 'productId' | 'state'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<Discount[]> {
  if (productId === undefined) return [];
  const rules = await codeRulesOf({ productId, state }, scope, context);
  return rules
    .filter(({ kind }) => kind === 'discount')
    .map((rule) => toDiscount(toPricingCode(rule), scope.facts.locales[0]));
}

/** Everything required to calculate prices of the product; undefined if it has no pricing logic. */
export async function readPriceTexts(
  product: StatedProduct,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<PriceTexts | undefined> {
  const [logic, rules, declared] = await Promise.all([
    readOf(product, logicSource(scope), scope),
    readOf(product, codesSource(scope), scope),
    readOf(product, inputsSource(scope), scope),
  ]);
  if (logic === undefined) return undefined;
  const texts = toPriceTexts(logic, rules ?? [], declared);
  return { ...texts, tables: await readLookupTables(product, textsOf(texts), scope) };
}

export function logicSource(scope: Pick<Scope, 'transaction' | 'caller'>): Source<PriceLogic> {
  return {
    name: 'pricing',
    working: (ids) => listPriceLogics(ids, scope),
    parts: ['pricing'],
    stated: ({ pricing: logic }, state) => (logic ? { ...logic, ...savedWith(state) } : undefined),
  };
}

function toPriceTexts(
  { amountLogic, currencyCode }: Pick<PriceLogic, 'amountLogic' | 'currencyCode'>,
  rules: readonly CodeRule[],
  declared: ProductInputs | undefined,
): PriceTexts {
  const codes = rules.map(({ kind, code, name, calculationLogic }) => ({ kind, code, name, calculationLogic }));
  return { kind: 'price', amountLogic, currencyCode, codes, inputs: declared?.inputsJsonString };
}

/** The pricing logic of the products that have one, by product key. */
export async function listPriceLogics(
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ReadonlyMap<string, PriceLogic>> {
  return store.readPriceLogics(transaction, caller.tenantId, ids);
}

/** Replaces the pricing logic of a locked product; null deletes it. The functions that it calls must be locked too. */
export async function replacePriceLogic(
  id: ProductId,
  logic: Pick<PriceLogic, 'amountLogic' | 'currencyCode'> | null,
  scope: PricingScope,
): Promise<void> {
  const { transaction, caller } = scope;
  if (logic === null) return store.deletePriceLogic(transaction, caller.tenantId, id);
  const authorship = toAuthorship(scope);
  if ((await store.insertPriceLogic(transaction, authorship, id, logic)) !== undefined) return;
  await store.updatePriceLogic(transaction, authorship, id, logic);
}

/**
 * Copies the pricing logic of another product, if any, to a new one. Problems are reported at the path of the
 * source.
 */
export async function copyPriceLogic(from: ProductId, to: ProductId, path: string, scope: PricingScope): Promise<void> {
  const logics = await store.readPriceLogics(scope.transaction, scope.caller.tenantId, [from]);
  const logic = logics.get(productKey(from));
  if (logic === undefined) return;
  await requireCalledFunctions(logic.amountLogic, path, scope);
  await store.insertPriceLogic(scope.transaction, toAuthorship(scope), to, logic);
}

function toPricingCode(rule: CodeRule): PricingCode {
  return { ...rule, ...readForm(rule.calculationLogic) };
}
