/** Actions on a product besides updating it: export, copy, and delete, which lists exactly what is deleted. */
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconDots, IconDownload, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { ApiError } from '../../../api/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { productCopyPath, productListPath } from '../paths.ts';
import type { ProductContents } from '../product-contents.ts';
import type { Product } from '../product.ts';
import { useDeleteProduct, useProductContents } from '../product.api.ts';
import { toastLine } from '../toast-line.ts';
import { useExportProducts } from '../transfer/use-export-products.ts';

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
      {isConfirming ? <DeleteDialog product={product} onStale={onStale} onClose={handleClose} /> : null}
    </>
  );
}

function DeleteDialog({ product, onStale, onClose }: ProductMenuProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const deleteProduct = useDeleteProduct();
  const contents = useProductContents(product.key);
  const handleConfirm = async () => {
    try {
      await deleteProduct(product.key, product.revision);
      const line = toastLine(t, product.name, product.key);
      showToast('success', { title: t('toast.deleted'), line });
      await navigate(productListPath, { replace: true });
    } catch (error) {
      showFailure(t('toast.deleteFailed'), error);
      if (error instanceof ApiError && error.hasCode('CONFLICT')) onStale();
    }
  };
  return (
    <ConfirmDialog
      opened
      mode="strict"
      title={t('delete.title')}
      text={t('delete.text')}
      note={<DeleteNote product={product} contents={contents} />}
      confirmLabel={t('delete.confirm')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

function DeleteNote({ product, contents }: { product: Product; contents: ProductContents | undefined }) {
  const { t, i18n } = useTranslation('products');
  const version = product.key.version ? t('delete.version', { version: product.key.version }) : t('noVersion');
  const codeCount = contents ? contents.discountCodeCount + contents.loadingCodeCount : 0;
  const parts = contents
    ? [
        ...(contents.benefitCount > 0 ? [t('delete.benefits', { count: contents.benefitCount })] : []),
        ...(contents.pricingText === '' ? [] : [t('delete.pricing')]),
        ...(contents.underwritingText === '' ? [] : [t('delete.underwriting')]),
        ...(codeCount > 0 ? [t('delete.codes', { count: codeCount })] : []),
        t('delete.texts'),
      ]
    : [t('delete.everything')];
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts);
  return (
    <>
      <strong dir="auto">{product.name}</strong>
      {t('delete.gone', { version, contents: list })}
    </>
  );
}
