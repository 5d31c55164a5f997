/** Loads the underwriting of the product in the URL, and opens it in the editor. */
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { UnopenedEditor } from '../../ui/editor/frame/unopened-editor.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { MissingLogic } from '../products/missing-logic.tsx';
import { productInfoPath, productKeyOf, productTitle, type ProductKey } from '../../paths/products.ts';
import { partInSearch } from '../../paths/underwriting.ts';
import { useUnderwritingLogic } from './underwriting.api.ts';
import { UnderwritingEditor } from './underwriting-editor.tsx';

export function UnderwritingPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedUnderwriting key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedUnderwriting({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('logic', { keyPrefix: 'underwriting' });
  const search = useTextLocaleSearch();
  const [parameters] = useSearchParams();
  const openAt = partInSearch(parameters);
  const { state, reload } = useUnderwritingLogic(productId);
  if (state.status === 'ready') {
    return (
      <UnderwritingEditor
        key={state.loadedAtMs}
        productId={productId}
        underwriting={state.loaded}
        openAt={openAt}
        onReload={reload}
      />
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
