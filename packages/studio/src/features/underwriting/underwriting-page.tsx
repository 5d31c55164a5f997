/** Finds the underwriting of the product in the address, and opens it in the editor. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LogicLoad } from '../../ui/logic-editor/logic-load.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { productInfoPath, productKeyOf, productListPath, productTitle, type ProductKey } from '../products/paths.ts';
import { useUnderwritingLogic } from './underwriting.api.ts';
import { UnderwritingEditor } from './underwriting-editor.tsx';

export function UnderwritingPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedUnderwriting key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedUnderwriting({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation(['underwriting', 'products']);
  const search = useTextLocaleSearch();
  const { state, reload } = useUnderwritingLogic(productId);
  if (state.status === 'ready') {
    return (
      <UnderwritingEditor key={state.loadedAtMs} productId={productId} underwriting={state.loaded} onReload={reload} />
    );
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
