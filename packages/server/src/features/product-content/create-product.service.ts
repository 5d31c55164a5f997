// Creates a product: empty, from a template, or as a copy of another with everything that belongs to it.
import { productKey, productNameKey } from '@coverwright/insurance/translation-keys';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type { createProductInput, MutationcreateProductArgs } from '../../graphql/generated/schema-types.ts';
import { toAuthorship } from '../../request/context.ts';
import { requireRight } from '../../request/rights.ts';
import { copyBenefits, createBenefits, validateNewBenefits } from '../benefits/product-benefits.service.ts';
import { copyProductTexts } from '../benefits/product-texts.service.ts';
import { copyCodeRules } from '../codes/codes.service.ts';
import { validateEffectiveDays } from '../products/effective-versions.service.ts';
import { copyProductInputs, replaceProductInputs } from '../inputs/inputs.service.ts';
import { writeTexts } from '../l10n/l10n.service.ts';
import { copyPriceLogic, replacePriceLogic } from '../pricing/pricing.service.ts';
import * as rows from '../products/product-rows.service.ts';
import {
  getProduct,
  noSuchProduct,
  type Product,
  type ProductId,
  type ProductScope,
  toProductId,
  validateInsurer,
  validateProductId,
} from '../products/products.service.ts';
import { replaceContentTables } from '../rate-tables/content-tables.service.ts';
import { requireKnownLookups } from '../rate-tables/known-lookups.service.ts';
import { copyRateTables } from '../rate-tables/rate-tables.service.ts';
import { say, word } from '../../sentences/say.ts';
import { readProductTemplate, type TemplateContent } from './templates/read-product-template.service.ts';

export async function createProduct({ product }: MutationcreateProductArgs, scope: ProductScope): Promise<Product> {
  if (!product)
    throw new UserError({ code: 'REQUIRED', ...say('TEXT_REQUIRED', { name: word('product') }), path: 'product' });
  throwIfAny(validateNewProduct(product));
  const id = toProductId(product.productId);
  const sourceId = product.copyOf ? toProductId(product.copyOf) : undefined;
  const { transaction, caller } = scope;
  if (sourceId !== undefined) requireRight(caller, 'products:read');
  const source = sourceId && (await rows.holdProduct(transaction, caller.tenantId, sourceId));
  const wantedDay = { productId: id, effectiveFrom: product.effectiveFrom, path: 'product.effectiveFrom' };
  const isTaken = await rows.hasProduct(transaction, caller.tenantId, id);
  throwIfAny([
    ...(isTaken ? [rows.alreadyExists(id, 'product.productId')] : []),
    ...(sourceId !== undefined && source === undefined ? [noSuchProduct(sourceId, 'product.copyOf')] : []),
    ...(await validateInsurer(product.insurerId, 'product.insurerId', scope)),
    ...(await validateEffectiveDays([wantedDay], { isLocked: true }, scope)).flat(),
  ]);
  const template = product.template ? await readProductTemplate(product.template) : undefined;
  const begun = source ?? template;
  const change = { underwritingRules: begun?.underwritingRules ?? null, ...rows.toChange(product) };
  const isInserted = await rows.insertProduct(transaction, toAuthorship(scope), id, change);
  if (!isInserted) throw new UserError(rows.alreadyExists(id, 'product.productId'));
  if (sourceId === undefined) await createBenefits(id, product.benefitInputs, scope);
  else await copyContent(sourceId, id, scope);
  if (template !== undefined) await addTemplate(template, id, scope);
  await requireKnownLookups(id, product.underwritingRules, 'product.underwritingRules', scope);
  if (typeof product.name === 'string') {
    await writeTexts([{ key: productNameKey(id), locale: scope.facts.locales[0], value: product.name }], scope);
  }
  return getProduct(id, scope);
}

/** Everything that belongs to a product, except its own fields. */
async function copyContent(sourceId: ProductId, id: ProductId, scope: ProductScope): Promise<void> {
  await copyBenefits(sourceId, id, scope);
  await copyPriceLogic(sourceId, id, 'product.copyOf', scope);
  await copyProductInputs(sourceId, id, scope);
  await copyRateTables(sourceId, id, scope);
  await copyCodeRules(sourceId, id, scope);
  await copyProductTexts(sourceId, id, scope);
}

async function addTemplate(
  { inputs, rateTables, pricing }: TemplateContent,
  id: ProductId,
  scope: ProductScope,
): Promise<void> {
  await replaceProductInputs(id, inputs, scope);
  await replaceContentTables(id, rateTables, scope);
  await replacePriceLogic(id, pricing, scope);
}

function validateNewProduct(product: createProductInput): Problem[] {
  return [
    ...validateProductId(product.productId, 'product.productId'),
    ...rows.validateName(product.name, 'product.name'),
    ...rows.validateChange(product, 'product'),
    ...validateSource(product),
    ...validateNewBenefits(product.benefitInputs, 'product.benefitInputs'),
  ];
}

function validateSource({ productId, copyOf, template, benefitInputs }: createProductInput): Problem[] {
  if (!copyOf) return [];
  const path = 'product.copyOf';
  const problems: Problem[] = [];
  if (productKey(toProductId(copyOf)) === productKey(toProductId(productId))) {
    problems.push({ code: 'INVALID', ...say('PRODUCT_COPY_OF_ITSELF'), path });
  }
  if (template) {
    problems.push({ code: 'INVALID', ...say('PRODUCT_COPY_WITH_TEMPLATE'), path: 'product.template' });
  }
  if (benefitInputs && benefitInputs.length > 0) {
    problems.push({ code: 'INVALID', ...say('PRODUCT_COPY_WITH_BENEFITS'), path });
  }
  return problems;
}
