// Makes products of the tenant equal to those of a file: read, compare, validate, and only then write. A
// preview stops before the last step, so both always agree.
import { productKey } from '@coverwright/insurance/translation-keys';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type {
  MutationimportProductArgs,
  QuerypreviewProductImportArgs,
} from '../../../graphql/generated/schema-types.ts';
import { type Scope, toAuthorship } from '../../../request/context.ts';
import { replaceBenefits } from '../../benefits/product-benefits.service.ts';
import { replaceCodeRules } from '../../codes/codes.service.ts';
import { createInsurer, type Insurer } from '../../insurers/insurers.service.ts';
import { removeTextsIn, writeTexts } from '../../l10n/l10n.service.ts';
import { replacePriceLogic } from '../../pricing/pricing.service.ts';
import { type ContentText, toTextWrites } from '../../../snapshots/difference.ts';
import { changedMeanwhile, type PlannedItem, planItem, revisionOf } from '../../../snapshots/import-plan.ts';
import { readTransferFile } from '../../../snapshots/transfer-file.ts';
import { alreadyExists, type ProductId } from '../product.ts';
import * as store from '../products.store.ts';
import { readProductContents, toStoredProduct, validateStoredSize } from './product-contents.service.ts';
import { differenceOfProducts, newInsurer, type ProductPart } from './product-difference.ts';
import { type FileProduct, productFileFormat } from './product-file.ts';
import { findInsurer, readSurroundings, validateProducts } from './validate-import.service.ts';

export interface ProductImport {
  readonly revision: string;
  readonly products: readonly PlannedProduct[];
}

interface PlannedProduct extends PlannedItem<FileProduct, ProductPart> {
  readonly productId: ProductId;
}

interface ImportPlan {
  readonly revision: string;
  readonly items: readonly PlannedProduct[];
  readonly insurers: readonly Insurer[];
}

export async function previewProductImport(
  { contentJsonString }: QuerypreviewProductImportArgs,
  scope: Scope,
): Promise<ProductImport> {
  const { revision, items } = await planImport(requireProducts(contentJsonString), { isLocked: false }, scope);
  return { revision, products: items };
}

export async function importProduct(
  { contentJsonString, expectedRevision }: MutationimportProductArgs,
  scope: Scope,
): Promise<Pick<ProductImport, 'products'>> {
  const products = requireProducts(contentJsonString);
  await store.awaitOtherImports(scope.transaction, scope.caller.tenantId);
  await lockProducts(products, scope);
  const plan = await planImport(products, { isLocked: true }, scope);
  throwIfAny(plan.items.flatMap(({ allProblems }) => allProblems));
  if (expectedRevision && expectedRevision !== plan.revision) {
    throw new UserError(changedMeanwhile('One of the products'));
  }
  const insurerIds = await saveInsurers(plan, scope);
  const changed = plan.items.filter(({ action }) => action !== 'UNCHANGED');
  // Two products can have a text of the same key, so every removal precedes any addition.
  for (const item of changed) await removeTextsIn(textsOf(item).removed, scope);
  for (const item of changed) await saveProduct(item, insurerIds, scope);
  return { products: plan.items };
}

function requireProducts(content: string): readonly FileProduct[] {
  const outcome = readTransferFile(productFileFormat, content, 'contentJsonString');
  if (!outcome.ok) throw new UserError(...outcome.problems);
  return outcome.content.products;
}

/** In a fixed order, to avoid deadlocks between imports. */
async function lockProducts(products: readonly FileProduct[], { transaction, caller }: Scope): Promise<void> {
  const ids = products.map(({ productId }) => productId).toSorted((a, b) => (productKey(a) < productKey(b) ? -1 : 1));
  for (const id of ids) await store.lockProduct(transaction, caller.tenantId, id);
}

async function planImport(
  products: readonly FileProduct[],
  lock: { readonly isLocked: boolean },
  scope: Scope,
): Promise<ImportPlan> {
  const surroundings = await readSurroundings(products, lock, scope);
  const { insurers } = surroundings;
  const problems = validateProducts(products, surroundings);
  const ids = products.map(({ productId }) => productId);
  throwIfAny(await validateStoredSize(ids, 'contentJsonString', scope));
  const contents = await readProductContents(ids, scope);
  const items = products.map((product, index): PlannedProduct => {
    const { productId, insurer } = product;
    const isNewInsurer = insurer !== null && findInsurer(insurer, insurers) === null;
    const planned = planItem({
      current: contents.get(productKey(productId)),
      inFile: product,
      problems: problems[index] ?? [],
      toWanted: () => withInsurer(toStoredProduct(product), insurers),
      differenceOf: (before, after) => [
        ...(isNewInsurer ? [newInsurer(insurer.name)] : []),
        ...differenceOfProducts(before, after),
      ],
    });
    return { productId, ...planned };
  });
  return { revision: revisionOf(items.map(({ current }) => current ?? null)), items, insurers };
}

/** Uses the tenant's own insurer; one that is to be added keeps the id of the file until then. */
function withInsurer(product: FileProduct, insurers: readonly Insurer[]): FileProduct {
  const found = product.insurer && findInsurer(product.insurer, insurers);
  return found ? { ...product, insurer: { id: found.id, name: found.name } } : product;
}

/** Adds the insurers that the tenant does not have, and returns the id of each by its name in the file. */
async function saveInsurers({ items, insurers }: ImportPlan, scope: Scope): Promise<ReadonlyMap<string, string>> {
  const { transaction, caller, now } = scope;
  const { tenantId, userId } = caller;
  const added = new Map<string, string>();
  for (const { wanted, action } of items) {
    const { insurer } = wanted;
    if (insurer === null || action === 'UNCHANGED') continue;
    if (findInsurer(insurer, insurers) !== null || added.has(insurer.name)) continue;
    const { id } = await createInsurer({ name: insurer.name }, { transaction, tenantId, userId, now });
    added.set(insurer.name, id);
  }
  return added;
}

async function saveProduct(
  { productId, action, current, wanted, changes }: PlannedProduct,
  insurerIds: ReadonlyMap<string, string>,
  scope: Scope,
): Promise<void> {
  const { transaction } = scope;
  const authorship = toAuthorship(scope);
  const insurerId = wanted.insurer && (insurerIds.get(wanted.insurer.name) ?? wanted.insurer.id);
  const row = { insurerId, status: wanted.status, underwritingRules: wanted.underwritingRules };
  const has = (part: ProductPart) => changes.some((change) => change.part === part);
  if (action === 'ADDED') {
    const isInserted = await store.insertProduct(transaction, authorship, productId, row);
    if (!isInserted) throw new UserError(alreadyExists(productId, 'contentJsonString'));
  } else if (has('STATUS') || has('INSURER') || has('UNDERWRITING_LOGIC') || has('TEXT')) {
    await store.updateProduct(transaction, authorship, productId, row);
  } else {
    await store.touchProduct(transaction, authorship, productId);
  }
  if (has('PRICING_LOGIC')) await replacePriceLogic(productId, wanted.pricing, scope);
  if (has('BENEFIT') || has('BENEFIT_ORDER')) await replaceBenefits(productId, wanted.benefits, scope);
  if (has('DISCOUNT_CODE') || has('LOADING_CODE') || has('CODE_ORDER')) {
    await replaceCodeRules(productId, wanted.codes, scope);
  }
  if (has('TEXT')) await writeTexts(textsOf({ productId, current, wanted }).written, scope);
}

/** The texts with their full keys. */
function textsOf({ productId, current, wanted }: Pick<PlannedProduct, 'productId' | 'current' | 'wanted'>) {
  const { written, removed } = toTextWrites(current?.texts ?? [], wanted.texts);
  const withFullKey = (text: ContentText): ContentText => ({ ...text, key: `${productKey(productId)}-${text.key}` });
  return { written: written.map(withFullKey), removed: removed.map(withFullKey) };
}
