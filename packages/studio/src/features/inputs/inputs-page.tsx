/** Loads the declared inputs of the product in the URL, and opens them in the editor. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { UnopenedEditor } from '../../ui/editor/frame/unopened-editor.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { MissingProduct } from '../products/missing-product.tsx';
import { productInfoPath, productKeyOf, productTitle, type ProductKey } from '../../paths/products.ts';
import { InputsEditor } from './inputs-editor.tsx';
import { useDeclaredInputs } from './inputs.api.ts';

export function InputsPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedInputs key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedInputs({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('inputs');
  const backTo = productInfoPath(productId) + useTextLocaleSearch();
  const { state, reload } = useDeclaredInputs(productId);
  if (state.status === 'ready') {
    return (
      <InputsEditor
        key={state.loadedAtMs}
        productId={productId}
        backTo={backTo}
        declared={state.loaded}
        onReload={reload}
      />
    );
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
