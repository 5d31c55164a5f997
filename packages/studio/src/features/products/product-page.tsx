/** One version of a product: what it is, its editors, its sister versions; updated and deleted from here. */
import { Button, Select } from '@mantine/core';
import { IconPackageOff, IconPencil, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LocaleSelect } from '../../ui/locale-select.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { productInfoPath, productListPath, type ProductKey } from './paths.ts';
import { hasCreateDraft } from './create-draft.ts';
import { LazyProductCreateDialog } from './lazy-product-create-dialog.tsx';
import { ProductDefinition } from './product-definition.tsx';
import { ProductEditors } from './product-editors.tsx';
import { ProductMenu } from './product-menu.tsx';
import classes from './product-page.module.css';
import { ProductUpdateDialog } from './product-update-dialog.tsx';
import { ProductVersions } from './product-versions.tsx';
import type { Product } from './product.ts';
import { useProductVersions, useTenantLocales } from './products.api.ts';
import { hasUpdateDraft } from './use-update-form.ts';

export function ProductPage() {
  const { plan = '', type = '', version = '' } = useParams();
  // The texts of another plan or type must not be shown for a moment under this one's address.
  return <LoadedProduct key={`${plan}|${type}`} productId={{ plan, type, version }} />;
}

function LoadedProduct({ productId }: { productId: ProductKey }) {
  const { t, i18n } = useTranslation('products');
  const [chosenLocale, setChosenLocale] = useState<string>();
  const locale = chosenLocale ?? i18n.language;
  const { versions, error, isLoading, refetch } = useProductVersions(productId, locale);
  const product = versions?.find(({ key }) => key.version === productId.version);
  if (product && versions) {
    const reload = () => void refetch();
    return (
      <ProductDetail
        product={product}
        versions={versions}
        locale={locale}
        onLocale={setChosenLocale}
        onChanged={reload}
      />
    );
  }
  return (
    <Page>
      <PageHead title={t('page.heading')} crumbs={[{ label: t('list.title'), to: productListPath }]} />
      {error ? (
        <ErrorState title={t('page.failed')} error={error} onRetry={() => void refetch()} isBusy={isLoading} />
      ) : null}
      {!error && isLoading ? <Spinner /> : null}
      {!error && !isLoading ? <ProductNotFound productId={productId} /> : null}
    </Page>
  );
}

function ProductNotFound({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      icon={<IconPackageOff size={20} stroke={1.75} />}
      title={t('page.notFound')}
      text={t('page.notFoundText', { ...productId })}
      action={
        <Button component={Link} to={productListPath} variant="filled">
          {t('page.backToList')}
        </Button>
      }
    />
  );
}

interface ProductDetailProps {
  readonly product: Product;
  readonly versions: readonly Product[];
  /** Of the texts. */
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
  readonly onChanged: () => void;
}

function ProductDetail({ product, versions, locale, onLocale, onChanged }: ProductDetailProps) {
  const { t } = useTranslation('products');
  const { plan, type } = product.key;
  const locales = useTenantLocales() ?? ['en-US', 'zh-HK'];
  const [dialog, setDialog] = useState<'update' | 'version' | undefined>(() => keptDialog(product.key));
  return (
    <Page>
      <PageHead
        title={product.name}
        crumbs={[{ label: t('list.title'), to: productListPath }, { label: plan }, { label: type }]}
        beside={<VersionSelect product={product} versions={versions} />}
        actions={
          <>
            <LocaleSelect
              locales={locales.includes(locale) ? locales : [...locales, locale]}
              value={locale}
              onChange={onLocale}
            />
            <Button
              leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
              onClick={() => setDialog('update')}
            >
              {t('page.update')}
            </Button>
            <ProductMenu product={product} onStale={onChanged} />
          </>
        }
      />
      <div className={classes['columns']}>
        <div>
          <ProductDefinition product={product} />
        </div>
        <div>
          <ProductEditors productId={product.key} />
        </div>
      </div>
      <ProductVersions product={product} versions={versions} onCreateVersion={() => setDialog('version')} />
      {dialog === 'update' ? (
        <ProductUpdateDialog
          product={product}
          locale={locale}
          onChanged={onChanged}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'version' ? (
        <LazyProductCreateDialog
          versionOf={{ plan, type, insurerId: product.insurerId }}
          onCreated={onChanged}
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
