import { IconPackageOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NothingToEdit } from '../../ui/editor/frame/unopened-editor.tsx';
import { productListPath, productTitle, type ProductKey } from '../../paths/products.ts';

interface MissingProductProps {
  readonly productId: ProductKey;
}

/** Shown instead of an editor if the product does not exist. */
export function MissingProduct({ productId }: MissingProductProps) {
  const { t } = useTranslation('products');
  return (
    <NothingToEdit
      icon={<IconPackageOff size={20} stroke={1.75} />}
      title={t('page.notFound')}
      text={t('page.notFoundText', { product: productTitle(productId) })}
      listPath={productListPath}
      toList={t('page.backToList')}
    />
  );
}
