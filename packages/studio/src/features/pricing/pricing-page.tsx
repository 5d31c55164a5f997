/** Finds the pricing of the product in the address, and opens it in the editor. */
import { Button } from '@mantine/core';
import { IconCalculatorOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LayoutHeader } from '../../ui/layout-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { productInfoPath, productKeyOf, productListPath, productTitle, type ProductKey } from '../products/paths.ts';
import { PriceEditor } from './price-editor.tsx';
import { usePriceLogic } from './pricing.api.ts';

export function PricingPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedPricing key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedPricing({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation(['pricing', 'products']);
  const { state, reload } = usePriceLogic(productId);
  if (state.status === 'ready') {
    const { loadedAt, price } = state;
    return <PriceEditor key={loadedAt} productId={productId} price={price} onReload={reload} />;
  }
  return (
    <>
      <LayoutHeader backTo={productInfoPath(productId)} title={t('title')} meta={productTitle(productId, ' / ')} />
      <main>
        {state.status === 'loading' ? <Spinner /> : null}
        {state.status === 'failed' ? <ErrorState title={t('loadFailed')} error={state.error} onRetry={reload} /> : null}
        {state.status === 'notFound' ? (
          <EmptyState
            icon={<IconCalculatorOff size={20} stroke={1.75} />}
            title={t('noLogic')}
            text={t('products:page.notFoundText', { product: productTitle(productId) })}
            action={
              <Button component={Link} to={productListPath} variant="filled">
                {t('products:page.backToList')}
              </Button>
            }
          />
        ) : null}
      </main>
    </>
  );
}
