import { shorten } from '@coverwright/insurance/shorten';
import { validateText } from '../../../errors/validate-text.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { productPlanInput, QueryexportProductArgs } from '../../../graphql/generated/schema-types.ts';
import type { Scope } from '../../../request/context.ts';
import { transferFileName } from '../../../snapshots/transfer-file.ts';
import { readsWorking } from '../../../states/released-states.service.ts';
import { shownProducts } from '../../products/released-products.service.ts';
import { idPartMaxLength, listProductIds } from '../../products/product-rows.service.ts';
import { noSuchProduct, type ProductId, productKey, toProductId } from '../../products/products.service.ts';
import { productContent, validateStoredSize } from '../product-content.service.ts';
import type { ProductContent } from '../product-content.ts';
import { readReleasedProducts } from '../released-contents.service.ts';
import { productFileLimits, toProductFile } from './product-file.ts';
import { say } from '../../../sentences/say.ts';

export interface ExportedProducts {
  readonly fileName: string;
  readonly contentJsonString: string;
  readonly productIds: readonly ProductId[];
}

export async function exportProduct(
  { productId, plan }: QueryexportProductArgs,
  scope: Scope,
): Promise<ExportedProducts> {
  if (productId && !plan) {
    const id = toProductId(productId);
    return toExport([id], [id.plan, id.type, id.version], scope);
  }
  if (plan && !productId) {
    return toExport(await requirePlan(plan, scope), [plan.plan, plan.type ?? ''], scope);
  }
  throw new UserError({
    code: productId ? 'INVALID' : 'REQUIRED',
    ...say('EXPORT_OF_PRODUCT_OR_PLAN'),
    path: 'productId',
  });
}

async function requirePlan({ plan, type }: productPlanInput, { transaction, caller }: Scope): Promise<ProductId[]> {
  const part = { maxLength: idPartMaxLength };
  throwIfAny([
    ...validateText(plan, 'plan.plan', { ...part, name: 'plan' }),
    ...validateText(type, 'plan.type', { ...part, name: 'type' }),
  ]);
  const max = productFileLimits.products;
  const wanted = { plan, type: type ?? undefined };
  const ids = await listProductIds(transaction, caller.tenantId, wanted, max + 1);
  if (ids.length === 0) {
    const named = { plan: shorten(plan, 100) };
    const sentence = type
      ? say('PLAN_AND_TYPE_WITHOUT_PRODUCT', { ...named, type: shorten(type, 100) })
      : say('PLAN_WITHOUT_PRODUCT', named);
    throw new UserError({ code: 'NOT_FOUND', ...sentence, path: 'plan' });
  }
  if (ids.length <= max) return ids;
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('EXPORT_PRODUCTS_MAX', { max }), path: 'plan' });
}

async function toExport(ids: readonly ProductId[], name: readonly string[], scope: Scope): Promise<ExportedProducts> {
  const perspective = shownProducts(scope.caller);
  const isWorking = await readsWorking(perspective, scope);
  const contents = isWorking ? await readEdited(ids, scope) : await readReleasedProducts(ids, perspective, scope);
  const [first] = ids;
  if (contents.length === 0 && first !== undefined) throw new UserError(noSuchProduct(first));
  const products = contents.toSorted((a, b) => compareIds(a.productId, b.productId));
  const contentJsonString = toProductFile(products);
  const sizeBytes = Buffer.byteLength(contentJsonString);
  if (sizeBytes > productFileLimits.bytes) throw tooLarge(sizeBytes, products.length);
  return {
    fileName: transferFileName(name),
    contentJsonString,
    productIds: products.map(({ productId }) => productId),
  };
}

async function readEdited(ids: readonly ProductId[], scope: Scope): Promise<ProductContent[]> {
  throwIfAny(await validateStoredSize(ids, ids.length > 1 ? 'plan' : 'productId', scope));
  return [...(await productContent.read(ids.map(productKey), scope)).values()];
}

/** Ensures that two exports of the same products are identical. */
function compareIds(a: ProductId, b: ProductId): number {
  const [left, right] = [a, b].map(({ plan, type, version }) => JSON.stringify([plan, type, version]));
  return left === right ? 0 : (left ?? '') < (right ?? '') ? -1 : 1;
}

function tooLarge(sizeBytes: number, count: number): UserError {
  const sizes = { size: sizeBytes.toLocaleString('en-US'), max: productFileLimits.bytes.toLocaleString('en-US') };
  return new UserError(
    count > 1
      ? { code: 'LIMIT_EXCEEDED', ...say('EXPORT_OF_PLAN_TOO_LARGE', sizes), path: 'plan' }
      : { code: 'LIMIT_EXCEEDED', ...say('EXPORT_OF_PRODUCT_TOO_LARGE', sizes), path: 'productId' },
  );
}
