// Deletes a product: lists exactly what is deleted with it, and what depends on it.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import type { ProductUsesQuery } from '../../../api/generated/operations.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { NamingSentence } from '../../../ui/dialogs/naming-sentence.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { productListPath } from '../../../paths/products.ts';
import type { ProductContents } from '../product-contents.ts';
import { formatDayInWords } from '../effective-day.ts';
import type { Product } from '../product.ts';
import { useDeleteProduct, useProductContents, useProductUses } from '../product.api.ts';
import { LazyDeletionUses } from '../../item-uses/lazy-deletion-uses.tsx';
import { toastLine } from '../toast-line.ts';

interface DeleteProductDialogProps {
  readonly product: Product;
  /** Called when another user has changed the product, so the displayed data is out of date. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export function DeleteProductDialog({ product, onStale, onClose }: DeleteProductDialogProps) {
  const { t } = useTranslation(['products', 'productPage']);
  const navigate = useNavigate();
  const deleteProduct = useDeleteProduct();
  const contents = useProductContents(product.key);
  const uses = useProductUses(product.key);
  const handleConfirm = async () => {
    try {
      // Only what the dialog has shown is confirmed: an app published meanwhile is a CONFLICT.
      await deleteProduct(product.key, product.revision, isSold(uses));
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
      title={t('productPage:delete.title')}
      text={t('productPage:delete.text')}
      note={<DeleteNote product={product} contents={contents} uses={uses} />}
      details={<LazyDeletionUses used={{ kind: 'product', itemIds: [toProductItemId(product.key)] }} />}
      confirmLabel={t('productPage:delete.confirm')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

type ProductUses = ProductUsesQuery['productUses'];

function isSold(uses: ProductUses | undefined): boolean {
  return uses !== undefined && uses.apps.count > 0;
}

interface DeleteNoteProps {
  readonly product: Product;
  readonly contents: ProductContents | undefined;
  readonly uses: ProductUses | undefined;
}

function DeleteNote({ product, contents, uses }: DeleteNoteProps) {
  const { t, i18n } = useTranslation(['products', 'productPage']);
  const version = product.key.version
    ? t('productPage:delete.version', { version: product.key.version })
    : t('noVersion');
  const codeCount = contents ? contents.discountCodeCount + contents.loadingCodeCount : 0;
  const parts = contents
    ? [
        ...(contents.benefitCount > 0 ? [t('productPage:delete.benefits', { count: contents.benefitCount })] : []),
        ...(contents.pricingText === '' ? [] : [t('productPage:delete.pricing')]),
        ...(contents.underwritingText === '' ? [] : [t('productPage:delete.underwriting')]),
        ...(codeCount > 0 ? [t('productPage:delete.codes', { count: codeCount })] : []),
        t('productPage:delete.texts'),
      ]
    : [t('productPage:delete.everything')];
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts);
  return (
    <>
      <NamingSentence
        name={product.name}
        sentence={(name) => t('productPage:delete.gone', { name, version, contents: list })}
      />
      {product.effectiveFrom === '' ? null : (
        <p>{t('productPage:delete.effective', { day: formatDayInWords(product.effectiveFrom, i18n.language) })}</p>
      )}
      {uses === undefined ? null : <UsesList uses={uses} />}
    </>
  );
}

function UsesList({ uses }: { readonly uses: ProductUses }) {
  const { t } = useTranslation(['products', 'productPage']);
  const lines = (['apps', 'openRequests', 'policies'] as const).filter((kind) => uses[kind].count > 0);
  if (lines.length === 0) return null;
  return (
    <>
      <p>{t(isSold(uses) ? 'productPage:delete.sold' : 'productPage:delete.used')}</p>
      <ul>
        {lines.map((kind) => (
          <li key={kind}>
            {t(`productPage:delete.${kind}`, { count: uses[kind].count })}
            <UseNames {...uses[kind]} />
          </li>
        ))}
      </ul>
    </>
  );
}

function UseNames({ count, names }: ProductUses['apps']) {
  const { t, i18n } = useTranslation(['products', 'productPage']);
  if (names === null || names === undefined || names.length === 0) return null;
  const others = count - names.length;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const parts = [...names, ...(others > 0 ? [t('productPage:delete.others', { count: others })] : [])];
  return <span dir="auto">{t('productPage:delete.names', { names: list.format(parts) })}</span>;
}
