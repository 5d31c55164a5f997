/** Actions on a product besides updating it: export, copy, history and delete. */
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconDots, IconDownload, IconHistory, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { productHistoryPath } from '../../../paths/history-items.ts';
import { productCopyPath } from '../../../paths/products.ts';
import type { Product } from '../product.ts';
import { useExportProducts } from '../transfer/use-export-products.ts';
import { DeleteProductDialog } from './delete-product-dialog.tsx';

interface ProductMenuProps {
  readonly product: Product;
  /** Called when another user has changed the product, so the displayed data is out of date. */
  readonly onStale: () => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function ProductMenu({ product, onStale }: ProductMenuProps) {
  const { t } = useTranslation('products');
  const [isConfirming, setIsConfirming] = useState(false);
  const mayWrite = useMay('products:write');
  const search = useTextLocaleSearch();
  const exportProducts = useExportProducts();
  const button = useRef<HTMLButtonElement>(null);
  const handleClose = () => {
    setIsConfirming(false);
    // The menu entry that opened the dialog no longer exists, so focus returns to the menu button.
    button.current?.focus();
  };
  return (
    <>
      <MenuButton
        tooltip={t('page.more')}
        button={
          <ActionIcon ref={button} variant="default" size={32} aria-label={t('page.more')}>
            <IconDots {...icon} />
          </ActionIcon>
        }
        entries={[
          {
            label: t('transfer.export'),
            icon: <IconDownload {...icon} />,
            onClick: () => exportProducts(product.key),
          },
          { label: t('transfer.copy'), icon: <IconCopy {...icon} />, to: productCopyPath(product.key, search) },
          { label: t('page.history'), icon: <IconHistory {...icon} />, to: productHistoryPath(product.key) },
          ...(mayWrite
            ? [
                {
                  label: t('page.delete'),
                  icon: <IconTrash {...icon} />,
                  isDanger: true,
                  onClick: () => setIsConfirming(true),
                },
              ]
            : []),
        ]}
      />
      {isConfirming ? <DeleteProductDialog product={product} onStale={onStale} onClose={handleClose} /> : null}
    </>
  );
}
