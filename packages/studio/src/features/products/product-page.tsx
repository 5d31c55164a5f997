/** One version of a product: what it is, its editors, its sister versions; updated and deleted from here. */
import { Button, Select } from '@mantine/core';
import { IconPackageOff, IconPencil, IconSelector } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LocaleSelect } from '../../ui/locale-select.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { productInfoPath, productKeyOf, productListPath, productTitle, type ProductKey } from './paths.ts';
import { hasCreateDraft } from './create-draft.ts';
import { LazyProductCreateDialog } from './lazy-product-create-dialog.tsx';
import { ProductDefinition } from './product-definition.tsx';
import { ProductEditors } from './product-editors.tsx';
import { ProductMenu } from './product-menu.tsx';
import classes from './product-page.module.css';
import { ProductUpdateDialog } from './product-update-dialog.tsx';
import { ProductVersions } from './product-versions.tsx';
import { productRowKey, type Product } from './product.ts';
import { StaleNote } from './stale-note.tsx';
import { useProductVersions, useTenantLocales } from './products.api.ts';
import { hasUpdateDraft } from './update-draft.ts';

export function ProductPage() {
  const productId = productKeyOf(useLocation().pathname);
  // The texts of another plan or type must not be shown for a moment under this one's address.
  return <LoadedProduct key={`${productId.plan}|${productId.type}`} productId={productId} />;
}

function LoadedProduct({ productId }: { productId: ProductKey }) {
  const { t, i18n } = useTranslation('products');
  const [chosenLocale, setChosenLocale] = useState<string>();
  const locale = chosenLocale ?? i18n.language;
  const { read, error, isLoading, reload, replace } = useProductVersions(productId, locale);
  const product = read?.versions.find(({ key }) => key.version === productId.version);
  const isFailed = error !== undefined && read?.locale !== locale;
  const handleReload = () => void reload();
  if (read && product && !isFailed) {
    return (
      <ProductDetail
        product={product}
        versions={read.versions}
        locale={locale}
        shownLocale={read.locale}
        staleNote={error ? <StaleNote error={error} onRetry={handleReload} /> : null}
        onLocale={setChosenLocale}
        onUpdated={(updated) => (updated ? replace(updated) : handleReload())}
        onStale={handleReload}
      />
    );
  }
  return (
    <Page>
      <PageHead
        title={t('page.heading')}
        crumbs={[{ label: t('list.title'), to: productListPath }]}
        actions={isFailed && read ? <TextLocaleSelect locale={locale} onLocale={setChosenLocale} /> : null}
      />
      {isFailed ? (
        <ErrorState title={t('page.failed')} error={error} onRetry={handleReload} isBusy={isLoading} />
      ) : null}
      {!isFailed && !read ? <Spinner /> : null}
      {!isFailed && read ? <ProductNotFound productId={productId} /> : null}
    </Page>
  );
}

interface TextLocaleSelectProps {
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
}

function TextLocaleSelect({ locale, onLocale }: TextLocaleSelectProps) {
  const locales = useTenantLocales() ?? ['en-US', 'zh-HK'];
  return (
    <LocaleSelect
      locales={locales.includes(locale) ? locales : [...locales, locale]}
      value={locale}
      onChange={onLocale}
    />
  );
}

function ProductNotFound({ productId }: { productId: ProductKey }) {
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

interface ProductDetailProps extends TextLocaleSelectProps {
  /** What the texts are in until those of the chosen locale have been read. */
  readonly shownLocale: string;
  readonly product: Product;
  readonly versions: readonly Product[];
  readonly staleNote: ReactNode;
  readonly onUpdated: (updated: Product | undefined) => void;
  /** Something else was changed, here or by somebody else. */
  readonly onStale: () => void;
}

function ProductDetail(props: ProductDetailProps) {
  const { product, versions, locale, shownLocale, staleNote, onLocale, onUpdated, onStale } = props;
  const { t } = useTranslation('products');
  const { plan, type } = product.key;
  const [dialog, setDialog] = useState<'update' | 'version' | undefined>(() => keptDialog(product.key));
  return (
    <Page>
      <PageHead
        title={product.name}
        crumbs={[{ label: t('list.title'), to: productListPath }, { label: plan }, { label: type }]}
        beside={<VersionSelect product={product} versions={versions} />}
        actions={
          <>
            <TextLocaleSelect locale={locale} onLocale={onLocale} />
            <Button
              leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
              disabled={shownLocale !== locale}
              onClick={() => setDialog('update')}
            >
              {t('page.update')}
            </Button>
            <ProductMenu product={product} onStale={onStale} />
          </>
        }
      />
      {staleNote === null ? null : <div className={classes['note']}>{staleNote}</div>}
      <div className={classes['columns']}>
        <div>
          <ProductDefinition product={product} />
        </div>
        <div>
          <ProductEditors key={productRowKey(product.key)} productId={product.key} />
        </div>
      </div>
      <ProductVersions product={product} versions={versions} onCreateVersion={() => setDialog('version')} />
      {dialog === 'update' ? (
        <ProductUpdateDialog
          product={product}
          locale={shownLocale}
          onUpdated={onUpdated}
          onStale={onStale}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'version' ? (
        <LazyProductCreateDialog
          versionOf={{ plan, type, insurerId: product.insurerId, insurerName: product.insurerName }}
          onCreated={onStale}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </Page>
  );
}

function keptDialog(key: ProductKey): 'update' | 'version' | undefined {
  if (hasUpdateDraft(key)) return 'update';
  return hasCreateDraft() ? 'version' : undefined;
}

function VersionSelect({ product, versions }: Pick<ProductDetailProps, 'product' | 'versions'>) {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  // By place, because the version may be empty, and an empty value chooses nothing.
  const data = versions.map(({ key }, index) => ({ value: String(index), label: key.version || t('noVersion') }));
  return (
    <Select
      size="xs"
      w={112}
      aria-label={t('page.versionLabel')}
      rightSection={<IconSelector size={14} stroke={1.75} aria-hidden />}
      data={data}
      value={String(versions.indexOf(product))}
      onChange={(index) => {
        const chosen = versions[Number(index)];
        if (chosen) void navigate(productInfoPath(chosen.key));
      }}
    />
  );
}
