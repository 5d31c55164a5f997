/** Loads the underwriting of the product in the URL, and opens it in the editor. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { UnopenedEditor } from '../../ui/editor/frame/unopened-editor.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { MissingLogic } from '../products/missing-logic.tsx';
import { productInfoPath, productKeyOf, productTitle, type ProductKey } from '../../paths/products.ts';
import { useUnderwritingLogic } from './underwriting.api.ts';
import { UnderwritingEditor } from './underwriting-editor.tsx';

export function UnderwritingPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedUnderwriting key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedUnderwriting({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('logic', { keyPrefix: 'underwriting' });
  const search = useTextLocaleSearch();
  const { state, reload } = useUnderwritingLogic(productId);
  if (state.status === 'ready') {
    return (
      <UnderwritingEditor key={state.loadedAtMs} productId={productId} underwriting={state.loaded} onReload={reload} />
    );
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
