// The texts of a product that remain to be translated.
import { productKey } from '@coverwright/insurance/translation-keys';
import { countMissingTexts, listLocales, type MissingTexts } from '../l10n/l10n.service.ts';
import type { ProductId } from '../products/products.service.ts';
import type { Scope } from '../../request/context.ts';

/** Locales without missing texts are absent. */
export async function missingTexts(
  { productId }: { readonly productId: ProductId },
  _args: unknown,
  scope: Scope,
): Promise<readonly MissingTexts[]> {
  return countMissingTexts(`${productKey(productId)}-`, await listLocales(scope), scope);
}
