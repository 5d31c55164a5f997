import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { productTabOf, productTabPaths, type ProductKey, type ProductTab } from './paths.ts';
import classes from './product-tabs.module.css';

const tabs = ['info', 'discountsCodes', 'loadingsCodes', 'apiDocs'] as const satisfies readonly ProductTab[];

export function ProductTabs({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('products');
  const { pathname, search } = useLocation();
  const current = productTabOf(pathname);
  return (
    <nav className={classes['tabs']} aria-label={t('tabs.label')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={productTabPaths[tab](productId) + search}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
