import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { productTabOf, productTabPaths, type ProductKey, type ProductTab } from '../paths.ts';

const tabs = ['info', 'discountsCodes', 'loadingsCodes', 'apiDocs'] as const satisfies readonly ProductTab[];

export function ProductTabs({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('products');
  const { pathname, search } = useLocation();
  const current = productTabOf(pathname);
  const links = tabs.map((tab) => ({
    to: productTabPaths[tab](productId) + search,
    text: t(`tabs.${tab}`),
    isCurrent: tab === current,
  }));
  return <TabLinks label={t('tabs.label')} tabs={links} />;
}
