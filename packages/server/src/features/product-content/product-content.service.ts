// Products as a kind of content, read with everything that belongs to them.
import { fromProductItemId, fromProductKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { ContentKind, StateReleasing } from '../../snapshots/content-kind.ts';
import { toStoredBenefits } from '../benefits/product-benefits.service.ts';
import { toCode } from '../codes/codes.service.ts';
import { toStoredInputs } from '../inputs/inputs.service.ts';
import { toLocale } from '../l10n/l10n.service.ts';
import type { ProductId } from '../products/products.service.ts';
import { indexLiveProducts } from '../products/released-products.service.ts';
import { toStoredTables } from '../rate-tables/content-tables.service.ts';
import { differenceOfContents } from './content-difference.service.ts';
import { namesOf, type ProductContent, productShape } from './product-content.ts';
import type { ProductPart } from './product-difference.ts';
import { productHistory } from './product-history.service.ts';
import { sumStoredBytes, sumTableBytes } from './product-sizes.store.ts';
import { type ProductParts, readProducts, toContentBenefit } from './read-products.service.ts';
import { productFileLimits } from './transfer/product-file.ts';
import { validateProducts } from './validate-products.service.ts';
import { writeProducts } from './write-products.service.ts';
import { say } from '../../sentences/say.ts';

export { type ProductContent, productShape } from './product-content.ts';

const productRelease: StateReleasing<ProductParts> = {
  form: 'state',
  right: 'products:publish',
  namedIn: ['general'],
  // A start date determines one version of a plan and type.
  names: ({ general }, id) => {
    const { plan, type } = fromProductItemId(id);
    return general?.effectiveFrom ? [`${plan}|${type}|${general.effectiveFrom}`] : [];
  },
  calledBy: (id) => [{ kind: 'product', id }],
  index: indexLiveProducts,
};

/** The id of a product is its product key. */
export const productContent: ContentKind<ProductContent, ProductPart> = {
  schema: productShape,
  read: async (keys, scope) => readProducts(keys.map(fromProductKey), scope),
  validate: validateProducts,
  write: writeProducts,
  difference: differenceOfContents,
  names: namesOf,
  title: ({ productId: { plan, type, version } }) => [plan, type, version].filter(Boolean).join(' / '),
  history: productHistory,
  release: productRelease,
};

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
    sizeBytes += await sumTableBytes(transaction, caller.tenantId, id);
    if (sizeBytes <= max) continue;
    const most = max.toLocaleString('en-US');
    const sentence =
      ids.length > 1 ? say('READ_PRODUCTS_BYTES_MAX', { most }) : say('READ_PRODUCT_BYTES_MAX', { most });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  return [];
}

/** Converts a valid product of a file to the form in which it would be read after the import. */
export function toStoredProduct(product: ProductContent): ProductContent {
  return {
    ...product,
    effectiveFrom: product.effectiveFrom || null,
    inputs: toStoredInputs(product.inputs),
    benefits: toStoredBenefits(product.benefits).map(toContentBenefit),
    codes: product.codes.map((rule) => ({ ...rule, code: toCode(rule.code) })),
    rateTables: toStoredTables(product.rateTables),
    texts: product.texts.map((text) => ({ ...text, locale: toLocale(text.locale) ?? text.locale })),
  };
}
