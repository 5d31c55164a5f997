/**
 * The common frame of a product's tabs: the header with version, text locale, update and menu, and the row of tabs.
 * The tabs are nested routes, some from other features, which get their product from the URL.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { forcedNavigation } from '../../../ui/editor/leave/forced-navigation.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { drafts } from '../../../ui/editor/record/studio-drafts.ts';
import { StaleNote } from '../../../ui/states/stale-note.tsx';
import { hasCreateDraft } from '../create/create-draft.ts';
import { LazyProductCreateDialog } from '../create/lazy-product-create-dialog.tsx';
import { MissingProduct } from '../missing-product.tsx';
import {
  productInfoPath,
  productKeyOf,
  productListPath,
  productTabOf,
  productTabPaths,
  productTitle,
  type ProductKey,
  type ProductTab,
} from '../../../paths/products.ts';
import { ProductHead } from './product-head.tsx';
import classes from './product-page.module.css';
import { ProductUpdateDialog } from '../update/product-update-dialog.tsx';
import { productRowKey, type Product } from '../product.ts';
import { useProductVersions } from '../product.api.ts';
import type { ShownProduct } from './shown-product.ts';
import { TextLocaleSelect } from './text-locale-select.tsx';
import { updateDraftKey } from '../update/update-form.ts';
import { useTextLocale, useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { toVersionOf } from '../version-of.ts';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';

export function ProductFrame() {
  const productId = productKeyOf(useLocation().pathname);
  // Remounts, so that the texts of another plan or type never appear under this URL.
  return <LoadedProduct key={`${productId.plan}|${productId.type}`} productId={productId} />;
}

function LoadedProduct({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('products');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [locale, setLocale] = useTextLocale();
  const localeSearch = useTextLocaleSearch();
  const { read, error, isLoading, reload, put } = useProductVersions(productId, locale);
  const product = read?.versions.find(({ key }) => key.version === productId.version);
  const newest = read?.versions[0];
  const isFailed = error !== undefined && read?.locale !== locale;
  const handleReload = () => void reload();
  const handleCreated = (created: Product) => {
    // A restored draft may have been for another product.
    if (created.key.plan === productId.plan && created.key.type === productId.type) put(created);
    handleReload();
    // The form has been saved but not closed yet.
    void navigate(productInfoPath(created.key) + search, { state: forcedNavigation });
  };
  if (read && product && !isFailed) {
    return (
      <WholeProduct
        product={product}
        versions={read.versions}
        locale={locale}
        shownLocale={read.locale}
        error={error}
        onLocale={setLocale}
        onUpdated={(updated) => (updated ? put(updated) : handleReload())}
        onCreated={handleCreated}
        onStale={handleReload}
      />
    );
  }
  // A URL without a version means the newest one, unless there is a version without a name.
  if (!isFailed && newest && productId.version === '') {
    return <Navigate to={productTabPaths[productTabOf(pathname)](newest.key) + search} replace />;
  }
  return (
    <Page>
      <PageHead
        title={productTitle(productId)}
        crumbs={[
          { label: t('list.title'), to: productListPath + localeSearch },
          { label: productId.plan },
          { label: productId.type },
        ]}
        actions={isFailed && read ? <TextLocaleSelect locale={locale} onLocale={setLocale} /> : null}
      />
      {isFailed ? (
        <ErrorState title={t('page.failed')} error={error} onRetry={handleReload} isBusy={isLoading} />
      ) : null}
      {!isFailed && !read ? <Spinner /> : null}
      {!isFailed && read ? <MissingProduct productId={productId} /> : null}
    </Page>
  );
}

interface WholeProductProps {
  readonly product: Product;
  readonly versions: readonly Product[];
  readonly locale: string;
  /** The locale of the displayed texts until those in the selected locale have been loaded. */
  readonly shownLocale: string;
  /** The error of the last reload, if it failed. */
  readonly error: unknown;
  readonly onLocale: (locale: string) => void;
  readonly onUpdated: (updated: Product | undefined) => void;
  readonly onCreated: (created: Product) => void;
  /** Something else was changed, here or by another user. */
  readonly onStale: () => void;
}

interface OpenDialog {
  readonly name: 'update' | 'version';
  /** The product that it was opened for: navigating to another version closes it. */
  readonly rowKey: string;
}

function WholeProduct(props: WholeProductProps) {
  const { product, versions, locale, shownLocale, error, onLocale, onUpdated, onCreated, onStale } = props;
  const rowKey = productRowKey(product.key);
  const [dialog, setDialog] = useState<OpenDialog | undefined>(() => dialogWithDraft(product));
  const shown: ShownProduct = { product, versions, onCreateVersion: () => setDialog({ name: 'version', rowKey }) };
  const mayWrite = useMay('products:write');
  const openName = mayWrite && dialog?.rowKey === rowKey ? dialog.name : undefined;
  const handleClose = () => setDialog(undefined);
  return (
    <Page>
      <ProductHead
        product={product}
        versions={versions}
        locale={locale}
        canUpdate={shownLocale === locale}
        onLocale={onLocale}
        onUpdate={() => setDialog({ name: 'update', rowKey })}
        onStale={onStale}
      />
      <ProductTabs productId={product.key} />
      {error ? (
        <div className={classes['note']}>
          <StaleNote error={error} onRetry={onStale} />
        </div>
      ) : null}
      <Outlet context={shown} />
      {openName === 'update' ? (
        <ProductUpdateDialog
          product={product}
          locale={shownLocale}
          onUpdated={onUpdated}
          onStale={onStale}
          onClose={handleClose}
        />
      ) : null}
      {openName === 'version' ? (
        <LazyProductCreateDialog
          versionOf={toVersionOf(versions, product, shownLocale)}
          onCreated={onCreated}
          onClose={handleClose}
        />
      ) : null}
    </Page>
  );
}

function dialogWithDraft({ key }: Product): OpenDialog | undefined {
  const rowKey = productRowKey(key);
  if (drafts.read(updateDraftKey(key)) !== undefined) return { name: 'update', rowKey };
  return hasCreateDraft() ? { name: 'version', rowKey } : undefined;
}

const tabs = ['info', 'discountsCodes', 'loadingsCodes', 'apiDocs'] as const satisfies readonly ProductTab[];

function ProductTabs({ productId }: { productId: ProductKey }) {
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
