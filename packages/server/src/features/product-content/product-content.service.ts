// Products as a kind of content, read with everything that belongs to them.
import { fromProductKey, productKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { ContentKind } from '../../snapshots/content-kind.ts';
import { type Benefit, listBenefitRows, toStoredBenefits } from '../benefits/product-benefits.service.ts';
import { listProductTextKeys } from '../benefits/product-texts.service.ts';
import { listCodeRules, toCode } from '../codes/codes.service.ts';
import { listTexts, toLocale } from '../l10n/l10n.service.ts';
import { listPriceLogics } from '../pricing/pricing.service.ts';
import { listUnderwritingRules } from '../products/product-fields.service.ts';
import { findProducts } from '../products/product-rows.service.ts';
import type { ProductId } from '../products/products.service.ts';
import {
  namesOf,
  type ProductBenefit,
  type ProductContent,
  productShape,
  referencesOf,
  toCurrencyCode,
} from './product-content.ts';
import { differenceOfProducts, type ProductPart } from './product-difference.ts';
import { sumStoredBytes } from './product-sizes.store.ts';
import { productFileLimits } from './transfer/product-file.ts';
import { validateProducts } from './validate-products.service.ts';
import { writeProducts } from './write-products.service.ts';
import { say } from '../../sentences/say.ts';

/** The id of a product is its product key. */
export const productContent: ContentKind<ProductContent, ProductPart> = {
  schema: productShape,
  read: async (keys, scope) => readProducts(keys.map(fromProductKey), scope),
  validate: validateProducts,
  write: writeProducts,
  difference: differenceOfProducts,
  references: referencesOf,
  names: namesOf,
  title: ({ productId: { plan, type, version } }) => [plan, type, version].filter(Boolean).join(' / '),
};

type ReadScope = Pick<Scope, 'transaction' | 'caller' | 'facts'>;

/**
 * Checked before reading any content: a tenant's products together can be a hundred times as large as a file
 * may be.
 */
export async function validateStoredSize(
  ids: readonly ProductId[],
  path: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<Problem[]> {
  const { storedBytes: max } = productFileLimits;
  let sizeBytes = 0;
  for (const id of ids) {
    sizeBytes += await sumStoredBytes(transaction, caller.tenantId, id);
    if (sizeBytes <= max) continue;
    const most = max.toLocaleString('en-US');
    const sentence =
      ids.length > 1 ? say('READ_PRODUCTS_BYTES_MAX', { most }) : say('READ_PRODUCT_BYTES_MAX', { most });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  return [];
}

async function readProducts(ids: readonly ProductId[], scope: ReadScope): Promise<Map<string, ProductContent>> {
  const { transaction, caller, facts } = scope;
  const products = await findProducts({ transaction, tenantId: caller.tenantId, locales: facts.locales }, ids);
  const known = products.map(({ productId }) => productId);
  const rules = await listUnderwritingRules(known, scope);
  const prices = await listPriceLogics(known, scope);
  const benefits = await listBenefitRows(known, scope);
  const codes = await listCodeRules(known, scope);
  const contents = new Map<string, ProductContent>();
  for (const { productId, status, insurer } of products) {
    const key = productKey(productId);
    const price = prices.get(key);
    contents.set(key, {
      productId,
      status,
      insurer: insurer && { id: insurer.id, name: insurer.name },
      underwritingRules: rules.get(key) ?? null,
      pricing: price === undefined ? null : { amountLogic: price.amountLogic, currencyCode: price.currencyCode },
      benefits: (benefits.get(key) ?? []).map(toContentBenefit),
      codes: (codes.get(key) ?? []).map(({ kind, code, name, description, calculationLogic }) => ({
        kind,
        code,
        name,
        description,
        calculationLogic,
      })),
      texts: await readProductTexts(productId, scope),
    });
  }
  return contents;
}

async function readProductTexts(id: ProductId, scope: ReadScope): Promise<ProductContent['texts']> {
  const texts = await listTexts(await listProductTextKeys(id, scope), scope);
  const start = productKey(id).length + 1;
  return texts.map(({ key, locale, value }) => ({ key: key.slice(start), locale, value }));
}

/** Converts a valid product of a file to the form in which it would be read after the import. */
export function toStoredProduct(product: ProductContent): ProductContent {
  return {
    ...product,
    benefits: toStoredBenefits(product.benefits).map(toContentBenefit),
    codes: product.codes.map((rule) => ({ ...rule, code: toCode(rule.code) })),
    texts: product.texts.map((text) => ({ ...text, locale: toLocale(text.locale) ?? text.locale })),
  };
}

function toContentBenefit(row: Benefit): ProductBenefit {
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
