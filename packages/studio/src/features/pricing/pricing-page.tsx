/** Finds the pricing of the product in the address, and opens it in the editor. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LogicLoad } from '../../ui/logic-editor/logic-load.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { productInfoPath, productKeyOf, productListPath, productTitle, type ProductKey } from '../products/paths.ts';
import { PriceEditor } from './price-editor.tsx';
import { usePriceLogic } from './pricing.api.ts';

export function PricingPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedPricing key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedPricing({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation(['pricing', 'products']);
  const search = useTextLocaleSearch();
  const { state, reload } = usePriceLogic(productId);
  if (state.status === 'ready') {
    return <PriceEditor key={state.loadedAtMs} productId={productId} price={state.loaded} onReload={reload} />;
  }
  return (
    <LogicLoad
      state={state}
      backTo={productInfoPath(productId) + search}
      title={t('title')}
      meta={productTitle(productId, ' / ')}
      failedTitle={t('loadFailed')}
      notFoundText={t('products:page.notFoundText', { product: productTitle(productId) })}
      notFoundAction={
        <Button component={Link} to={productListPath} variant="filled">
          {t('products:page.backToList')}
        </Button>
      }
      onRetry={reload}
    />
  );
}
