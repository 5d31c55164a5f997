import { Button } from '@mantine/core';
import { IconPackageOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { productListPath, productTitle, type ProductKey } from '../paths.ts';

export function ProductNotFound({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      icon={<IconPackageOff size={20} stroke={1.75} />}
      title={t('page.notFound')}
      text={t('page.notFoundText', { product: productTitle(productId) })}
      action={
        <Button component={Link} to={productListPath} variant="filled">
          {t('page.backToList')}
        </Button>
      }
    />
  );
}
