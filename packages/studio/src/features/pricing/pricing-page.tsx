/** Loads the pricing of the product in the URL, and opens it in the editor. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { UnopenedEditor } from '../../ui/editor/frame/unopened-editor.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { MissingLogic } from '../products/missing-logic.tsx';
import { productInfoPath, productKeyOf, productTitle, type ProductKey } from '../../paths/products.ts';
import { PriceEditor } from './price-editor.tsx';
import { usePriceLogic } from './pricing.api.ts';

export function PricingPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedPricing key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedPricing({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('logic', { keyPrefix: 'pricing' });
  const search = useTextLocaleSearch();
  const { state, reload } = usePriceLogic(productId);
  if (state.status === 'ready') {
    return <PriceEditor key={state.loadedAtMs} productId={productId} price={state.loaded} onReload={reload} />;
  }
  return (
    <UnopenedEditor
      state={state}
      backTo={productInfoPath(productId) + search}
      title={t('title')}
      meta={productTitle(productId, ' / ')}
      failedTitle={t('loadFailed')}
      notFound={<MissingLogic productId={productId} />}
      onRetry={reload}
    />
  );
}
