import { IconCodeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NothingToEdit } from '../../ui/editor/frame/unopened-editor.tsx';
import { productListPath, productTitle, type ProductKey } from '../../paths/products.ts';

interface MissingLogicProps {
  readonly productId: ProductKey;
}

/** Shown instead of the pricing or underwriting editor if the product does not exist. */
export function MissingLogic({ productId }: MissingLogicProps) {
  const { t } = useTranslation(['logic', 'products']);
  return (
    <NothingToEdit
      icon={<IconCodeOff size={20} stroke={1.75} />}
      title={t('noLogic')}
      text={t('products:page.notFoundText', { product: productTitle(productId) })}
      listPath={productListPath}
      toList={t('products:page.backToList')}
    />
  );
}
