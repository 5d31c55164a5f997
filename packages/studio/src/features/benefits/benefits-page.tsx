/** Loads the benefits of the product in the URL, and opens them in the editor. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLoaded } from '../../api/cache/use-loaded.ts';
import { UnopenedEditor } from '../../ui/editor/frame/unopened-editor.tsx';
import { useTextLocale, useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { MissingProduct } from '../products/missing-product.tsx';
import { productInfoPath, productKeyOf, productTitle, type ProductKey } from '../../paths/products.ts';
import { useBenefitCalls } from './benefits.api.ts';
import { BenefitsEditor } from './benefits-editor.tsx';

export function BenefitsPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <LoadedBenefits key={productTitle(productId, '|')} productId={productId} />;
}

function LoadedBenefits({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('benefits');
  const backTo = productInfoPath(productId) + useTextLocaleSearch();
  const calls = useBenefitCalls(productId);
  const [chosenLocale, setLocale] = useTextLocale();
  // Only the initial locale: later the editor decides which one to show.
  const [locale] = useState(chosenLocale);
  const { state, reload } = useLoaded(['benefits', productId, locale], async (signal) =>
    calls.readTree(locale, signal),
  );
  if (state.status === 'ready') {
    return (
      <BenefitsEditor
        productId={productId}
        backTo={backTo}
        read={state.loaded}
        locale={locale}
        onLocale={setLocale}
        calls={calls}
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
