/** Prices and decides on typed values of a product, as a customer's quote would be, and explains the price. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { UnopenedEditor } from '../../ui/editor/frame/unopened-editor.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { productInfoPath, productKeyOf, productTitle, type ProductKey } from '../../paths/products.ts';
import { MissingProduct } from '../products/missing-product.tsx';
import { useQuotedProduct } from './quote.api.ts';
import { QuoteScreen } from './quote-screen.tsx';

export function QuotePage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedQuote key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedQuote({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('quote');
  const backTo = productInfoPath(productId) + useTextLocaleSearch();
  const { state, reload } = useQuotedProduct(productId);
  if (state.status === 'ready') {
    return <QuoteScreen key={state.loadedAtMs} productId={productId} backTo={backTo} product={state.loaded} />;
  }
  return (
    <UnopenedEditor
      state={state}
      backTo={backTo}
      title={t('title')}
      meta={productTitle(productId, ' / ')}
      failedTitle={t('loadFailed')}
      notFound={<MissingProduct productId={productId} />}
      onRetry={reload}
    />
  );
}
