// Discount and loading codes of a product. Codes are unique across both kinds; every change locks the product's
// row first, so that two users cannot add the same code simultaneously.
import { mayLookUp } from '../../calculation/lookup-tables.ts';
import { shorten } from '@coverwright/insurance/shorten';
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import type {
  codeRuleInput,
  MutationaddDiscountCodeArgs,
  MutationremoveDiscountCodeArgs,
  MutationupdateDiscountCodeArgs,
} from '../../graphql/generated/schema-types.ts';
import { say, word } from '../../sentences/say.ts';
import { loadOf, savedWith, type Source, type StatedProduct } from '../product-states/product-states.service.ts';
import { type ProductId, productKey, type ProductScope, touchProduct } from '../products/products.service.ts';
import { listRateTables } from '../rate-tables/rate-tables.service.ts';
import { type CodeKind, type CodeRule, type TableHeaders, toCode, validateCodeRule } from './code-rule.ts';
import * as store from './codes.store.ts';

export { type CodeKind, type CodeRule, toCode } from './code-rule.ts';

export const addDiscountCode = adding('discount');
export const addLoadingCode = adding('loading');
export const updateDiscountCode = updating('discount');
export const updateLoadingCode = updating('loading');
export const removeDiscountCode = removing('discount');
export const removeLoadingCode = removing('loading');
export const discountCodes = listing('discount');
export const loadingCodes = listing('loading');

function adding(kind: CodeKind) {
  return async (args: MutationaddDiscountCodeArgs, scope: ProductScope): Promise<NextRevision> => {
    const { productId } = args;
    const input = withCode(args.input);
    throwIfAny(validateCodeRule(input, 'input'));
    const id = await touchProduct(productId, scope);
    await requireTables(id, input, scope);
    await requireFree(id, input.code, scope);
    const [revision = ''] = await store.insertCodeRules(scope.transaction, toAuthorship(scope), id, [
      toNew(kind, input),
    ]);
    return { revision };
  };
}

/** An omitted description remains unchanged; null clears it. */
function updating(kind: CodeKind) {
  return async (args: MutationupdateDiscountCodeArgs, scope: ProductScope): Promise<NextRevision> => {
    const { productId, expectedRevision } = args;
    const code = toCode(args.code);
    const input = withCode(args.input);
    throwIfAny(validateCodeRule(input, 'input'));
    const id = await touchProduct(productId, scope);
    await requireTables(id, input, scope);
    await lockCodeRule(id, { kind, code }, expectedRevision, scope);
    if (input.code !== code) await requireFree(id, input.code, scope);
    const { name, description, calculationLogic } = input;
    const change = { code: input.code, name, calculationLogic, ...(description !== undefined && { description }) };
    return { revision: await store.updateCodeRule(scope.transaction, toAuthorship(scope), id, code, change) };
  };
}

function removing(kind: CodeKind) {
  return async (args: MutationremoveDiscountCodeArgs, scope: ProductScope): Promise<void> => {
    const { productId, expectedRevision } = args;
    const code = toCode(args.code);
    const id = await touchProduct(productId, scope);
    await lockCodeRule(id, { kind, code }, expectedRevision, scope);
    await store.deleteCodeRule(scope.transaction, scope.caller.tenantId, id, code);
  };
}

/** With the product whose tables its logic may look up. */
export interface ListedCode extends CodeRule {
  readonly productId: ProductId;
  readonly state?: StatedProduct['state'];
}

function listing(kind: CodeKind) {
  return async (
    product: StatedProduct,
    _args: unknown,
    scope: Scope,
    context: RequestContext,
  ): Promise<ListedCode[]> => {
    const rules = await codeRulesOf(product, scope, context);
    const { productId, state } = product;
    return rules.filter((rule) => rule.kind === kind).map((rule) => ({ ...rule, productId, state }));
  };
}

/** The codes of one product, loaded together with those of all other products of the operation. */
export async function codeRulesOf(
  product: StatedProduct,
  scope: Scope,
  context: RequestContext,
): Promise<readonly CodeRule[]> {
  return (await loadOf(product, codesSource(scope), scope, context)) ?? [];
}

export function codesSource(scope: Pick<Scope, 'transaction' | 'caller'>): Source<readonly CodeRule[]> {
  return {
    name: 'codes',
    working: (ids) => listCodeRules(ids, scope),
    parts: ['codes'],
    stated: ({ codes = [] }, state) => codes.map((rule) => ({ ...rule, ...savedWith(state) })),
  };
}

/** For products that have any, in the order in which they were added, by product key. */
export async function listCodeRules(
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ReadonlyMap<string, readonly CodeRule[]>> {
  return store.listCodeRules(transaction, caller.tenantId, ids);
}

/** Copies the codes of a product to a new one. */
export async function copyCodeRules(from: ProductId, to: ProductId, scope: ProductScope): Promise<void> {
  const rules = (await listCodeRules([from], scope)).get(productKey(from)) ?? [];
  if (rules.length > 0) await store.insertCodeRules(scope.transaction, toAuthorship(scope), to, rules);
}

/** Adds several codes to a product that has none of them. */
export async function addCodeRules(
  id: ProductId,
  rules: Readonly<Record<CodeKind, readonly codeRuleInput[]>>,
  scope: ProductScope,
): Promise<void> {
  const all = (['discount', 'loading'] as const).flatMap((kind) =>
    rules[kind].map((input) => toNew(kind, withCode(input))),
  );
  throwIfAny(all.flatMap((rule, index) => validateCodeRule(rule, `rules.${index}`)));
  if (all.length > 0) await store.insertCodeRules(scope.transaction, toAuthorship(scope), id, all);
}

/** Validates all codes of a product together. */
export function validateCodeRules(
  rules: readonly (codeRuleInput & { kind: CodeKind })[],
  path: string,
  tables: TableHeaders,
): Problem[] {
  const taken = new Set<string>();
  return rules.flatMap((input, index) => {
    const rule = withCode(input);
    const problems = validateCodeRule(rule, `${path}.${index}`, tables);
    if (!taken.has(rule.code)) taken.add(rule.code);
    else {
      const sentence = say('CODE_OCCURS_TWICE', { code: shorten(rule.code, 100) });
      problems.push({ code: 'ALREADY_EXISTS', ...sentence, path: `${path}.${index}.code` });
    }
    return problems;
  });
}

/** Replaces the codes of a locked product, in this order; equal codes remain unchanged. */
export async function replaceCodeRules(
  id: ProductId,
  inputs: readonly (codeRuleInput & { kind: CodeKind })[],
  scope: ProductScope,
): Promise<void> {
  const { transaction, caller } = scope;
  const wanted = inputs.map((input) => toNew(input.kind, withCode(input)));
  const wantedKinds = new Map(wanted.map(({ code, kind }) => [code, kind]));
  const stored = (await listCodeRules([id], scope)).get(productKey(id)) ?? [];
  const staying = new Map<string, CodeRule>();
  for (const rule of stored) {
    if (wantedKinds.get(rule.code) === rule.kind) staying.set(rule.code, rule);
    else await store.deleteCodeRule(transaction, caller.tenantId, id, rule.code);
  }
  for (const { kind: _same, ...change } of wanted) {
    const rule = staying.get(change.code);
    if (rule === undefined || isSameRule(rule, change)) continue;
    await store.updateCodeRule(transaction, toAuthorship(scope), id, change.code, change);
  }
  const added = wanted.filter(({ code }) => !staying.has(code));
  if (added.length > 0) await store.insertCodeRules(transaction, toAuthorship(scope), id, added);
  const codes = wanted.map(({ code }) => code);
  if (codes.length > 0) await store.orderCodeRules(transaction, caller.tenantId, id, codes);
}

function isSameRule(rule: CodeRule, { name, description, calculationLogic }: Omit<store.NewCodeRule, 'kind'>): boolean {
  return rule.name === name && rule.description === description && rule.calculationLogic === calculationLogic;
}

/** Throws INVALID for lookups of tables, keys or columns that a locked product does not have. */
async function requireTables(id: ProductId, input: codeRuleInput, scope: ProductScope): Promise<void> {
  if (!mayLookUp(input.calculationLogic)) return;
  const tables = (await listRateTables([id], scope)).get(productKey(id)) ?? [];
  throwIfAny(validateCodeRule(input, 'input', new Map(tables.map((table) => [table.name, table]))));
}

async function requireFree(id: ProductId, code: string, { transaction, caller }: ProductScope): Promise<void> {
  const kind = await store.findKind(transaction, caller.tenantId, id, code);
  if (kind === undefined) return;
  throw new UserError({
    code: 'ALREADY_EXISTS',
    ...say('CODE_TAKEN', { kind: word(kind), code }),
    path: 'input.code',
  });
}

async function lockCodeRule(
  id: ProductId,
  wanted: Pick<CodeRule, 'kind' | 'code'>,
  expectedRevision: string | null | undefined,
  { transaction, caller }: ProductScope,
): Promise<void> {
  const current = await store.lockCodeRule(transaction, caller.tenantId, id, wanted);
  if (current === undefined) {
    const sentence = say('CODE_UNKNOWN', { kind: word(wanted.kind), code: wanted.code });
    throw new UserError({ code: 'NOT_FOUND', ...sentence, path: 'code' });
  }
  requireRevision(expectedRevision, current, `${wanted.kind} code`);
}

function withCode(input: codeRuleInput): codeRuleInput {
  return { ...input, code: toCode(input.code) };
}

function toNew(kind: CodeKind, { code, name, description, calculationLogic }: codeRuleInput): store.NewCodeRule {
  return { kind, code, name, description: description ?? null, calculationLogic };
}
