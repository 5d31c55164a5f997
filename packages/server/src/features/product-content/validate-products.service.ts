// Checks whether the tenant accepts products. Everything is decided here, before anything is written.
import { shorten } from '@coverwright/insurance/shorten';
import { productKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../errors/user-error.ts';
import { validateNewBenefits } from '../benefits/product-benefits.service.ts';
import { validateCodeRules } from '../codes/codes.service.ts';
import { validateInputs } from '../inputs/inputs.service.ts';
import { type Insurer, listInsurers, validateNewInsurer } from '../insurers/insurers.service.ts';
import { toLocale, validateTexts } from '../l10n/l10n.service.ts';
import { findMissingFunctions, validateCalls, validatePriceLogic } from '../pricing/pricing.service.ts';
import { listSharedTextKeys } from '../benefits/product-texts.service.ts';
import { validateEffectiveDays } from '../products/effective-versions.service.ts';
import { validateChange } from '../products/product-rows.service.ts';
import { validateProductId } from '../products/products.service.ts';
import { headersOfContent, validateContentTables } from '../rate-tables/content-tables.service.ts';
import { validateLookups } from '../rate-tables/known-lookups.service.ts';
import type { ContentScope, PlacedContent } from '../../snapshots/content-kind.ts';
import { namesOf, type ProductContent } from './product-content.ts';
import { say } from '../../sentences/say.ts';

/** The data that products are validated against, besides the products themselves. */
interface Surroundings {
  /** All insurers of the tenant. */
  readonly insurers: readonly Insurer[];
  readonly mayAddInsurers: boolean;
  /** Full keys that products with similar keys also use, by product key. */
  readonly sharedTextKeys: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names of called functions that the tenant does not have. */
  readonly missingFunctions: ReadonlySet<string>;
}

/** @param isLocked whether to lock the functions that pricing logic calls until the transaction ends */
async function readSurroundings(
  products: readonly ProductContent[],
  lock: { readonly isLocked: boolean },
  scope: ContentScope,
): Promise<Surroundings> {
  const withTexts = products.filter(({ texts }) => texts.length > 0).map(({ productId }) => productId);
  const logics = products.flatMap(({ pricing }) => (pricing === null ? [] : [pricing.amountLogic]));
  return {
    insurers: await listInsurers({}, scope),
    mayAddInsurers: scope.caller.rights.has('insurers:write'),
    sharedTextKeys: await listSharedTextKeys(withTexts, scope),
    missingFunctions: await findMissingFunctions(logics, lock, scope),
  };
}

/** The problems of each product, in their order. */
export async function validateProducts(
  products: readonly PlacedContent<ProductContent>[],
  lock: { readonly isLocked: boolean },
  scope: ContentScope,
): Promise<Problem[][]> {
  const contents = products.map(({ content }) => content);
  const surroundings = await readSurroundings(contents, lock, scope);
  const ofTables: Problem[][] = [];
  for (const { content, path } of products)
    ofTables.push(await validateContentTables(content.rateTables, `${path}.rateTables`, scope));
  const wantedDays = products.map(({ content, path }) => ({ ...content, path: `${path}.effectiveFrom` }));
  const ofDays = await validateEffectiveDays(wantedDays, lock, scope);
  const takenIds = new Map<string, number>();
  const takenTexts = new Set<string>();
  return products.map(({ content: product, path }, index) => {
    const [key] = namesOf(product);
    const first = takenIds.get(key);
    takenIds.set(key, first ?? index);
    const tables = headersOfContent(product.rateTables);
    return [
      ...validateProductId(product.productId, `${path}.productId`),
      ...(first === undefined ? [] : [occursTwice(first, `${path}.productId`)]),
      ...validateChange(product, path),
      ...(ofDays[index] ?? []),
      ...validateInputs(product.inputs, `${path}.inputs`),
      ...validatePriceLogic(product.pricing ?? {}, `${path}.pricing`),
      ...validateCalls(
        product.pricing?.amountLogic ?? '',
        surroundings.missingFunctions,
        `${path}.pricing.amountLogic`,
      ),
      ...validateLookups(product.pricing?.amountLogic ?? '', `${path}.pricing.amountLogic`, tables),
      ...validateLookups(product.underwritingRules ?? '', `${path}.underwritingRules`, tables),
      ...validateNewBenefits(product.benefits, `${path}.benefits`),
      ...validateCodeRules(product.codes, `${path}.codes`, tables),
      ...(ofTables[index] ?? []),
      ...validateOwnTexts(product, `${path}.texts`, surroundings, takenTexts),
      ...validateInsurer(product.insurer, `${path}.insurer`, surroundings),
    ];
  });
}

function occursTwice(first: number, path: string): Problem {
  return { code: 'ALREADY_EXISTS', ...say('PRODUCT_TWICE_IN_FILE', { first }), path };
}

/** The texts of the benefit x of the type a, and those of the type a-benefits-x, have the same keys. */
function validateOwnTexts(
  { productId, texts }: ProductContent,
  path: string,
  { sharedTextKeys }: Surroundings,
  taken: Set<string>,
): Problem[] {
  const key = productKey(productId);
  const shared = sharedTextKeys.get(key) ?? new Set();
  const full = texts.map((text) => ({ ...text, key: `${key}-${text.key}` }));
  return [
    ...validateTexts(full, path),
    ...full.flatMap((text, index): Problem[] => {
      const place = `${path}.${index}.key`;
      const name = shorten(texts[index]?.key ?? '', 100);
      const identity = JSON.stringify([text.key, toLocale(text.locale) ?? text.locale]);
      if (taken.has(identity)) {
        return [{ code: 'ALREADY_EXISTS', ...say('PRODUCT_TEXT_TWICE', { name }), path: place }];
      }
      taken.add(identity);
      if (!shared.has(text.key)) return [];
      return [{ code: 'CONFLICT', ...say('PRODUCT_TEXT_KEY_SHARED', { name }), path: place }];
    }),
  ];
}

function validateInsurer(
  insurer: ProductContent['insurer'],
  path: string,
  { insurers, mayAddInsurers }: Surroundings,
): Problem[] {
  if (insurer === null || insurers.some(({ id }) => id === insurer.id)) return [];
  const ofName = insurers.filter(({ name }) => name === insurer.name).length;
  const name = shorten(insurer.name, 100);
  if (ofName === 1) return [];
  if (ofName > 1) {
    const sentence = say('INSURERS_OF_ONE_NAME', { count: ofName, name });
    return [{ code: 'CONFLICT', ...sentence, path: `${path}.name` }];
  }
  if (mayAddInsurers) return validateNewInsurer({ name: insurer.name }, path);
  return [{ code: 'NOT_FOUND', ...say('INSURER_NAME_UNKNOWN', { name }), path: `${path}.name` }];
}
