// Makes products of the tenant equal to those of a file: read, compare, validate, and only then write. A
// preview stops before the last step, so both always agree.
import { setOrigin } from '../../../recording/recorder.ts';
import { productKey } from '@coverwright/insurance/translation-keys';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type {
  MutationimportProductArgs,
  QuerypreviewProductImportArgs,
} from '../../../graphql/generated/schema-types.ts';
import { listInsurers } from '../../insurers/insurers.service.ts';
import * as rows from '../../products/product-rows.service.ts';
import type { ProductId } from '../../products/products.service.ts';
import type { ContentScope } from '../../../snapshots/content-kind.ts';
import { changedMeanwhile, type PlannedItem, planItem, revisionOf } from '../../../snapshots/import-plan.ts';
import { readTransferFile } from '../../../snapshots/transfer-file.ts';
import { productContent, toStoredProduct, validateStoredSize } from '../product-content.service.ts';
import { differenceOfContents } from '../content-difference.service.ts';
import type { ProductContent } from '../product-content.ts';
import { newInsurer, type ProductPart } from '../product-difference.ts';
import { findInsurer, withOwnInsurer } from '../write-products.service.ts';
import { productFileFormat } from './product-file.ts';

export interface ProductImport {
  readonly revision: string;
  readonly products: readonly PlannedProduct[];
}

export interface PlannedProduct extends PlannedItem<ProductContent, ProductPart> {
  readonly productId: ProductId;
}

export async function previewProductImport(
  { contentJsonString }: QuerypreviewProductImportArgs,
  scope: ContentScope,
): Promise<ProductImport> {
  return planProducts(requireProducts(contentJsonString), { isLocked: false }, scope);
}

export async function importProduct(
  { contentJsonString, expectedRevision }: MutationimportProductArgs,
  scope: ContentScope,
): Promise<Pick<ProductImport, 'products'>> {
  return importProducts(requireProducts(contentJsonString), expectedRevision, scope);
}

/** Within a transaction that may write more. Throws if one of the products is refused. */
export async function importProducts(
  products: readonly ProductContent[],
  expectedRevision: string | null | undefined,
  scope: ContentScope,
): Promise<Pick<ProductImport, 'products'>> {
  await rows.awaitOtherImports(scope.transaction, scope.caller.tenantId);
  await lockProducts(products, scope);
  const plan = await planProducts(products, { isLocked: true }, scope);
  throwIfAny(plan.products.flatMap(({ allProblems }) => allProblems));
  if (expectedRevision && expectedRevision !== plan.revision) {
    throw new UserError(changedMeanwhile('One of the products'));
  }
  const changes = plan.products.map(({ productId, current, wanted }) => ({
    id: productKey(productId),
    current,
    wanted,
  }));
  setOrigin(scope.transaction, { cause: 'IMPORT' });
  await productContent.write(changes, scope);
  return { products: plan.products };
}

function requireProducts(content: string): readonly ProductContent[] {
  const outcome = readTransferFile(productFileFormat, content, 'contentJsonString');
  if (!outcome.ok) throw new UserError(...outcome.problems);
  return outcome.content.products;
}

/** In a fixed order, to avoid deadlocks between imports. */
async function lockProducts(products: readonly ProductContent[], { transaction, caller }: ContentScope): Promise<void> {
  const ids = products.map(({ productId }) => productId).toSorted((a, b) => (productKey(a) < productKey(b) ? -1 : 1));
  for (const id of ids) await rows.lockProduct(transaction, caller.tenantId, id);
}

export async function planProducts(
  products: readonly ProductContent[],
  lock: { readonly isLocked: boolean },
  scope: ContentScope,
): Promise<ProductImport> {
  const placed = products.map((content, index) => ({ content, path: `products.${index}` }));
  const problems = await productContent.validate(placed, lock, scope);
  const ids = products.map(({ productId }) => productId);
  throwIfAny(await validateStoredSize(ids, 'contentJsonString', scope));
  const contents = await productContent.read(ids.map(productKey), scope);
  const insurers = await listInsurers({}, scope);
  const items = products.map((product, index): PlannedProduct => {
    const { productId, insurer } = product;
    const isNewInsurer = insurer !== null && findInsurer(insurer, insurers) === undefined;
    const planned = planItem({
      current: contents.get(productKey(productId)),
      inFile: product,
      problems: problems[index] ?? [],
      toWanted: () => withOwnInsurer(toStoredProduct(product), insurers),
      differenceOf: (before, after) => [
        ...(isNewInsurer ? [newInsurer(insurer.name)] : []),
        ...differenceOfContents(before, after),
      ],
    });
    return { productId, ...planned };
  });
  return { revision: revisionOf(items.map(({ current }) => current ?? null)), products: items };
}
