// The texts of a product that remain to be translated.
import { productKey } from '@coverwright/insurance/translation-keys';
import { countMissingTexts, listLocales, type MissingTexts, studioLocales, type Text } from '../l10n/l10n.service.ts';
import { isInState, type StatedProduct } from '../product-states/product-states.service.ts';
import { listAllStatedTexts } from '../product-states/stated-texts.service.ts';
import type { RequestContext, Scope } from '../../request/context.ts';

/** Locales without missing texts are absent. */
export async function missingTexts(
  product: StatedProduct,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<readonly MissingTexts[]> {
  const { productId } = product;
  if (isInState(product)) return missingIn(await listAllStatedTexts(product, scope, context));
  return countMissingTexts(`${productKey(productId)}-`, await listLocales(scope), scope);
}

/** Of a state, in the locales of the studio and of its own texts. */
function missingIn(texts: readonly Text[]): MissingTexts[] {
  const filled = texts.filter(({ value }) => value !== '');
  const keys = new Set(filled.map(({ key }) => key)).size;
  const counts = new Map(studioLocales.map((locale) => [locale, 0]));
  for (const { locale } of texts) counts.set(locale, 0);
  for (const { locale } of filled) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  return [...counts]
    .map(([locale, count]) => ({ locale, count: keys - count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (a.locale < b.locale ? -1 : 1));
}
