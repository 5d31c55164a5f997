// Reads products with everything that belongs to them, or only some parts of it.
import { productKey } from '@coverwright/insurance/translation-keys';
import type { Scope } from '../../request/context.ts';
import { type Benefit, listBenefitRows } from '../benefits/product-benefits.service.ts';
import { listProductTextKeys } from '../benefits/product-texts.service.ts';
import { listCodeRules } from '../codes/codes.service.ts';
import { listProductInputs } from '../inputs/inputs.service.ts';
import { listTexts } from '../l10n/l10n.service.ts';
import {
  type ContentTable,
  listContentTables,
  listOutlinedTables,
  type OutlinedTable,
  toTableParts,
} from '../rate-tables/content-tables.service.ts';
import { listPriceLogics } from '../pricing/pricing.service.ts';
import { listProductFacts } from '../products/product-rows.service.ts';
import type { ProductId } from '../products/products.service.ts';
import { pickParts } from '../../snapshots/item-history.ts';
import { type ProductBenefit, type ProductCode, type ProductContent, toCurrencyCode } from './product-content.ts';

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

export const productParts = [
  'general',
  'pricing',
  'underwriting',
  'inputs',
  'rateTables',
  'benefits',
  'codes',
  'texts',
] as const;

/** What each part consists of. */
export interface ProductParts {
  readonly general: Pick<ProductContent, 'status' | 'insurer'> & {
    /** Absent if there is none, as in parts of earlier formats, so that those have the same hash. */
    readonly effectiveFrom?: string | null;
  };
  readonly pricing: ProductContent['pricing'];
  readonly underwriting: ProductContent['underwritingRules'];
  readonly inputs: ProductContent['inputs'];
  /** Their names: each table is a part of its own beside this one. */
  readonly rateTables: readonly string[];
  readonly benefits: ProductContent['benefits'];
  readonly codes: ProductContent['codes'];
  readonly texts: ProductContent['texts'];
}

interface FoundProduct {
  readonly productId: ProductId;
  readonly parts: ProductParts;
  readonly tables: readonly OutlinedTable[];
}

/** Of the existing products, by product key. Parts that are not wanted are empty. */
async function readParts(
  ids: readonly ProductId[],
  wanted: readonly string[],
  scope: ReadScope,
): Promise<Map<string, FoundProduct>> {
  const none = new Map<string, never>();
  // Sent together, whichever of the products exist.
  const [facts, prices, inputs, tables, benefits, codes] = await Promise.all([
    listProductFacts(scope.transaction, scope.caller.tenantId, ids),
    wanted.includes('pricing') ? listPriceLogics(ids, scope) : none,
    wanted.includes('inputs') ? listProductInputs(ids, scope) : none,
    wanted.includes('rateTables') ? listOutlinedTables(ids, scope) : none,
    wanted.includes('benefits') ? listBenefitRows(ids, scope) : none,
    wanted.includes('codes') ? listCodeRules(ids, scope) : none,
  ]);
  const contents = new Map<string, FoundProduct>();
  for (const { productId, status, effectiveFrom, insurer, underwritingRules } of facts) {
    const key = productKey(productId);
    const price = prices.get(key);
    const parts: ProductParts = {
      general: { status, ...(effectiveFrom !== null && { effectiveFrom }), insurer },
      pricing: price === undefined ? null : { amountLogic: price.amountLogic, currencyCode: price.currencyCode },
      underwriting: underwritingRules,
      inputs: inputs.get(key)?.inputsJsonString ?? null,
      rateTables: (tables.get(key) ?? []).map(({ name }) => name),
      benefits: (benefits.get(key) ?? []).map(toContentBenefit),
      codes: (codes.get(key) ?? []).map(toContentCode),
      texts: wanted.includes('texts') ? await readProductTexts(productId, scope) : [],
    };
    contents.set(key, { productId, parts, tables: tables.get(key) ?? [] });
  }
  return contents;
}

/** Undefined if the product does not exist. */
export async function readProductParts(
  id: ProductId,
  wanted: readonly string[],
  scope: ReadScope,
): Promise<Partial<ProductParts> | undefined> {
  const found = (await readParts([id], wanted, scope)).get(productKey(id));
  if (found === undefined) return undefined;
  const tables = wanted.includes('rateTables') ? toTableParts(found.tables) : {};
  return { ...pickParts(found.parts, wanted), ...tables };
}

export async function readProducts(ids: readonly ProductId[], scope: ReadScope): Promise<Map<string, ProductContent>> {
  const tables = await listContentTables(ids, scope);
  const contents = await readParts(ids, otherParts, scope);
  return new Map(
    [...contents].map(([key, { productId, parts }]) => [key, toProductContent(productId, parts, tables.get(key))]),
  );
}

/** Without the rows of rate tables, which can be far larger than everything else. */
export async function readProductWithoutTables(id: ProductId, scope: ReadScope): Promise<ProductContent | undefined> {
  const found = (await readParts([id], otherParts, scope)).get(productKey(id));
  return found && toProductContent(id, found.parts);
}

const otherParts = productParts.filter((part) => part !== 'rateTables');

export function toProductContent(
  { plan, type, version }: ProductId,
  { general, underwriting, pricing, inputs, benefits, codes, texts }: ProductParts,
  rateTables: readonly ContentTable[] = [],
): ProductContent {
  const productId = { plan, type, version };
  return {
    productId,
    status: general.status,
    effectiveFrom: general.effectiveFrom ?? null,
    insurer: general.insurer,
    underwritingRules: underwriting,
    pricing,
    inputs,
    benefits,
    codes,
    rateTables,
    texts,
  };
}

async function readProductTexts(id: ProductId, scope: ReadScope): Promise<ProductContent['texts']> {
  const texts = await listTexts(await listProductTextKeys(id, scope), scope);
  const start = productKey(id).length + 1;
  return texts.map(({ key, locale, value }) => ({ key: key.slice(start), locale, value }));
}

export function toContentBenefit(row: Benefit): ProductBenefit {
  return {
    typeId: row.typeId,
    optionKey: row.optionKey || null,
    parentTypeId: row.parentTypeId,
    parentOptionKeys: row.parentOptionKeys === null ? null : [...row.parentOptionKeys],
    currencyCode: toCurrencyCode(row.currencyCode),
    isValueInput: row.isValueInput,
    valueJsonString: row.valueJson,
  };
}

function toContentCode({ kind, code, name, description, calculationLogic }: ProductCode): ProductCode {
  return { kind, code, name, description, calculationLogic };
}
