/** The discount or loading codes of a product: load, search, add, update and remove. A tab of the product page. */
import { useLocation } from 'react-router';
import { productKeyOf, productTitle } from '../../paths/products.ts';
import type { CodeKind } from './code-rule.ts';
import { CodesOfProduct } from './codes-of-product.tsx';

export function DiscountCodesPage() {
  return <CodesPage kind="discount" />;
}

export function LoadingCodesPage() {
  return <CodesPage kind="loading" />;
}

function CodesPage({ kind }: { kind: CodeKind }) {
  const productId = productKeyOf(useLocation().pathname);
  // Another version has different codes and must not inherit any state.
  return <CodesOfProduct key={productTitle(productId, '|')} kind={kind} productId={productId} />;
}
