// The history of products: what is stored of them as which part, and how it is written back. An id is plan|version|type,
// as in translation keys.
import { fromProductItemId, productKey } from '@coverwright/insurance/translation-keys';
import { functionsIn } from '../../calculation/function-calls.ts';
import { throwIfAny } from '../../errors/user-error.ts';
import { textsIn } from '../../snapshots/file-addresses.ts';
import { type ItemHistory, pickParts, pieceIn } from '../../snapshots/item-history.ts';
import { fileReferencesIn, type PartReferences } from '../../snapshots/reference.ts';
import { productFormat } from '../product-states/product-states.service.ts';
import { lockProduct } from '../products/product-rows.service.ts';
import {
  differencesOfOutlinedTables,
  readTablePieces,
  restoreTables,
  tablesIn,
} from '../rate-tables/content-tables.service.ts';
import { toStoredLogicalId } from '../templates/templates.service.ts';
import { differenceOfProducts } from './product-difference.ts';
import { sumStoredBytes } from './product-sizes.store.ts';
import {
  productParts,
  type ProductParts,
  readProductParts,
  readProductWithoutTables,
  toProductContent,
} from './read-products.service.ts';
import { validateProducts } from './validate-products.service.ts';
import { writeProducts } from './write-products.service.ts';

const noProductId = { plan: '', type: '', version: '' };

const noParts: ProductParts = {
  general: { status: null, insurer: null },
  pricing: null,
  underwriting: null,
  inputs: null,
  rateTables: [],
  benefits: [],
  codes: [],
  texts: [],
};

export const productHistory: ItemHistory<ProductParts> = {
  ...productFormat,
  parts: productParts,
  measure: async (itemId, parts, { transaction, caller }) =>
    parts.includes('texts') || parts.includes('benefits')
      ? sumStoredBytes(transaction, caller.tenantId, fromProductItemId(itemId))
      : 0,
  read: async (itemId, parts, scope) => readProductParts(fromProductItemId(itemId), parts, scope),
  title: (itemId) => {
    const { plan, type, version } = fromProductItemId(itemId);
    return [plan, type, version].filter(Boolean).join(' / ');
  },
  difference: (before, after) => {
    const comparable = Object.keys(before).filter((part) => Object.hasOwn(after, part));
    const picked = [before, after].map((parts) => ({ ...noParts, ...pickParts(parts, comparable) }));
    const [old = noParts, next = noParts] = picked;
    const pieceOf = (hash: string) => pieceIn(before, hash) ?? pieceIn(after, hash);
    return [
      ...differenceOfProducts(toProductContent(noProductId, old), toProductContent(noProductId, next)),
      ...differencesOfOutlinedTables(tablesIn(before), tablesIn(after), pieceOf),
    ];
  },
  pieces: {
    part: 'rateTables',
    hashes: (parts) => parts.rateTables && tablesIn(parts).flatMap(({ pieces }) => pieces.map(({ hash }) => hash)),
    read: async (itemId, hashes, scope) => readTablePieces(fromProductItemId(itemId), hashes, scope),
  },
  references: referencesOf,
  write: async (itemId, parts, scope) => {
    const id = fromProductItemId(itemId);
    const wanted = toProductContent(id, parts);
    await lockProduct(scope.transaction, scope.caller.tenantId, id);
    const current = await readProductWithoutTables(id, scope);
    // Codes are compared with the columns of the tables; the tables themselves were valid.
    const tables = tablesIn(parts);
    const rateTables = tables.map(({ name, keys, values }) => ({ name, keys, values, rows: '' }));
    const checked = [{ content: { ...wanted, rateTables }, path: 'content' }];
    throwIfAny((await validateProducts(checked, { isLocked: true }, scope)).flat());
    await writeProducts([{ id: productKey(id), current, wanted }], scope);
    await restoreTables(id, tables, (hash) => pieceIn(parts, hash), scope);
  },
  lock: async (itemId, { transaction, caller }) => lockProduct(transaction, caller.tenantId, fromProductItemId(itemId)),
  rights: { read: 'products:read', write: 'products:write' },
};

function referencesOf({ general, pricing, benefits, texts }: Partial<ProductParts>): PartReferences {
  const insurer = general?.insurer;
  const functions = pricing ? functionsIn(pricing.amountLogic) : [];
  return {
    ...(general !== undefined && { general: insurer ? [{ kind: 'insurer', id: insurer.id }] : [] }),
    ...(pricing !== undefined && {
      pricing: functions.map((name) => ({ kind: 'function', id: toStoredLogicalId(name) })),
    }),
    ...(benefits !== undefined && { benefits: fileReferencesIn(textsIn(benefits)) }),
    ...(texts !== undefined && { texts: fileReferencesIn(textsIn(texts)) }),
  };
}
