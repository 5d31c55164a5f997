// Reads the data for the OpenAPI document of a product. Logic may be so large that the document must be created
// in a thread.
import { messageLanguageOf } from '../../sentences/language.ts';
import type { OpenapiTask } from '../../calculation/calculation.ts';
import type { Config } from '../../config.ts';
import { actedOnBy } from '../../request/perspective.ts';
import { readPriceTexts } from '../pricing/pricing.service.ts';
import { getProduct, type ProductId, type ProductScope } from '../products/products.service.ts';
import { readUnderwritingTexts } from '../underwriting/underwriting.service.ts';

/** Throws NOT_FOUND for a product that the tenant does not have; without logic, the document has no variables. */
export async function readOpenapiTask(
  id: ProductId,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  scope: ProductScope,
): Promise<OpenapiTask> {
  const product = await getProduct(id, scope, actedOnBy(scope.caller));
  const { name, effectiveFrom } = product;
  // In addresses a dash represents the empty version.
  const dated = effectiveFrom === null ? undefined : { path: pathOf([id.plan, id.type]), effectiveFrom };
  return {
    kind: 'openapi',
    product: { name, version: id.version, publicUrl, path: pathOf([id.plan, id.type, id.version || '-']), dated },
    price: await readPriceTexts(product, scope),
    underwriting: await readUnderwritingTexts(product, scope),
    locale: scope.facts.locales[0],
    language: messageLanguageOf(scope.facts.locales),
  };
}

function pathOf(names: readonly string[]): string {
  return `/api/v1/products/${names.map(encodeURIComponent).join('/')}`;
}
