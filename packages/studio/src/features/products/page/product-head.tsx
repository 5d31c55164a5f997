import { Button, Select } from '@mantine/core';
import { IconPencil, IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { LazyLiveBar } from '../../releases/bar/lazy-live-bar.tsx';
import { productListPath, productTabOf, productTabPaths } from '../../../paths/products.ts';
import { ProductMenu } from './product-menu.tsx';
import type { Product } from '../product.ts';
import { TextLocaleSelect, type TextLocaleSelectProps } from './text-locale-select.tsx';

interface ProductHeadProps extends TextLocaleSelectProps {
  readonly product: Product;
  readonly versions: readonly Product[];
  readonly canUpdate: boolean;
  readonly onUpdate: () => void;
  /** Called when another user has changed the product, so the displayed data is out of date. */
  readonly onStale: () => void;
}

export function ProductHead(props: ProductHeadProps) {
  const { product, versions, locale, canUpdate, onLocale, onUpdate, onStale } = props;
  const { t } = useTranslation('products');
  const { plan, type } = product.key;
  const mayWrite = useMay('products:write');
  const search = useTextLocaleSearch();
  return (
    <PageHead
      title={product.name}
      crumbs={[{ label: t('list.title'), to: productListPath + search }, { label: plan }, { label: type }]}
      beside={<VersionSelect product={product} versions={versions} />}
      actions={
        <>
          <LazyLiveBar
            item={{ kind: 'product', itemId: toProductItemId(product.key) }}
            name={product.name}
            saved={product.revision}
          />
          <TextLocaleSelect locale={locale} onLocale={onLocale} />
          {mayWrite ? (
            <Button
              leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
              disabled={!canUpdate}
              onClick={onUpdate}
            >
              {t('page.update')}
            </Button>
          ) : null}
          <ProductMenu product={product} onStale={onStale} />
        </>
      }
    />
  );
}

/** Switching the version keeps the current tab. */
function VersionSelect({ product, versions }: Pick<ProductHeadProps, 'product' | 'versions'>) {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Options are identified by index, because a version may be empty, and an empty value means no selection.
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
        if (chosen) void navigate(productTabPaths[productTabOf(pathname)](chosen.key) + search);
      }}
    />
  );
}
