// Makes products equal to their contents, part by part.
import { UserError } from '../../errors/user-error.ts';
import { toAuthorship } from '../../request/context.ts';
import type { ContentChange, ContentScope } from '../../snapshots/content-kind.ts';
import { type ContentText, toTextWrites } from '../../snapshots/difference.ts';
import { replaceBenefits } from '../benefits/product-benefits.service.ts';
import { replaceCodeRules } from '../codes/codes.service.ts';
import { replaceProductInputs } from '../inputs/inputs.service.ts';
import { createInsurer, type Insurer, listInsurers } from '../insurers/insurers.service.ts';
import { removeTextsIn, writeTexts } from '../l10n/l10n.service.ts';
import { replacePriceLogic } from '../pricing/pricing.service.ts';
import * as rows from '../products/product-rows.service.ts';
import { replaceContentTables } from '../rate-tables/content-tables.service.ts';
import { differenceOfContents } from './content-difference.service.ts';
import { namesOf, type ProductContent } from './product-content.ts';
import type { ProductPart } from './product-difference.ts';

export async function writeProducts(
  changes: readonly ContentChange<ProductContent>[],
  scope: ContentScope,
): Promise<void> {
  const changed = changes
    .map((change) => ({ ...change, differences: differenceOfContents(change.current, change.wanted) }))
    .filter(({ current, differences }) => current === undefined || differences.length > 0);
  const insurers = await addInsurers(changed, scope);
  // Two products can have a text of the same key, so every removal precedes any addition.
  for (const change of changed) await removeTextsIn(textsOf(change).removed, scope);
  for (const { differences, ...change } of changed) {
    const parts = new Set(differences.map(({ part }) => part));
    await writeProduct({ ...change, wanted: withOwnInsurer(change.wanted, insurers) }, parts, scope);
  }
}

/** Adds the insurers that the tenant does not have, and returns all of them. */
async function addInsurers(changes: readonly ContentChange<ProductContent>[], scope: ContentScope): Promise<Insurer[]> {
  const { transaction, caller, now } = scope;
  const { tenantId, userId } = caller;
  const insurers = [...(await listInsurers({}, scope))];
  for (const { insurer } of changes.map(({ wanted }) => wanted)) {
    if (insurer === null || findInsurer(insurer, insurers) !== undefined) continue;
    insurers.push(await createInsurer({ name: insurer.name }, { transaction, tenantId, userId, now }));
  }
  return insurers;
}

/** By id within the tenant, else by name. */
export function findInsurer<Known extends { readonly id: string; readonly name: string }>(
  { id, name }: NonNullable<ProductContent['insurer']>,
  insurers: readonly Known[],
): Known | undefined {
  return insurers.find((one) => one.id === id) ?? insurers.find((one) => one.name === name);
}

/** With the tenant's own insurer; one that it does not have keeps its id. */
export function withOwnInsurer(product: ProductContent, insurers: readonly Insurer[]): ProductContent {
  const found = product.insurer && findInsurer(product.insurer, insurers);
  return found ? { ...product, insurer: { id: found.id, name: found.name } } : product;
}

async function writeProduct(
  change: ContentChange<ProductContent>,
  parts: ReadonlySet<ProductPart>,
  scope: ContentScope,
): Promise<void> {
  const { current, wanted } = change;
  const { productId } = wanted;
  const authorship = toAuthorship(scope);
  const row = { insurerId: wanted.insurer?.id ?? null, ...wanted };
  const hasAny = (...some: readonly ProductPart[]) => some.some((part) => parts.has(part));
  if (current === undefined) {
    const isInserted = await rows.insertProduct(scope.transaction, authorship, productId, row);
    if (!isInserted) throw new UserError(rows.alreadyExists(productId, 'contentJsonString'));
  } else if (hasAny('STATUS', 'EFFECTIVE_FROM', 'INSURER', 'UNDERWRITING_LOGIC', 'TEXT')) {
    await rows.updateProduct(scope.transaction, authorship, productId, row);
  } else {
    await rows.touchProduct(scope.transaction, authorship, productId);
  }
  if (hasAny('PRICING_LOGIC')) await replacePriceLogic(productId, wanted.pricing, scope);
  if (hasAny('INPUT', 'INPUT_ORDER')) await replaceProductInputs(productId, wanted.inputs, scope);
  if (hasAny('RATE_TABLE')) await replaceContentTables(productId, wanted.rateTables, scope);
  if (hasAny('BENEFIT', 'BENEFIT_ORDER')) await replaceBenefits(productId, wanted.benefits, scope);
  if (hasAny('DISCOUNT_CODE', 'LOADING_CODE', 'CODE_ORDER')) await replaceCodeRules(productId, wanted.codes, scope);
  await writeTexts(textsOf(change).written, scope);
}

/** The texts with their full keys. */
function textsOf({ current, wanted }: ContentChange<ProductContent>) {
  const { written, removed } = toTextWrites(current?.texts ?? [], wanted.texts);
  const withFullKey = (text: ContentText): ContentText => ({ ...text, key: `${namesOf(wanted)[0]}-${text.key}` });
  return { written: written.map(withFullKey), removed: removed.map(withFullKey) };
}
