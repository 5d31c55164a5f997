/** The state of a product: its status, where it is sold, what changed lately, and what remains to be translated. */
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductFactsDocument } from '../../../api/generated/operations.ts';
import { useQuery } from '../../../api/cache/use-query.ts';
import { useMay } from '../../../api/use-may.ts';
import { appListPath } from '../../../paths/apps.ts';
import { comparisonPath, historyPath } from '../../../paths/history-items.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import classes from './product-page.module.css';
import { type RecentStates, startOfYesterday, toRecentStates } from './recent-states.ts';

export interface ProductFactsProps {
  readonly productId: ProductKey;
}

export function ProductFacts({ productId }: ProductFactsProps) {
  const { t, i18n } = useTranslation('history', { keyPrefix: 'product' });
  const item = { kind: 'product', itemId: toProductItemId(productId) } as const;
  const { data, error, isLoading, refetch } = useQuery(ProductFactsDocument, {
    productId,
    where: { productId },
    states: item,
  });
  const [since] = useState(() => startOfYesterday(new Date()));
  const recent = useMemo(() => data && toRecentStates(data.itemSnapshots.list, since), [data, since]);
  const list = (words: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
  if (error !== undefined && data === undefined) {
    return (
      <Card title={t('title')}>
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} isBusy={isLoading} />
      </Card>
    );
  }
  const product = data?.products_2?.list?.[0];
  const apps = data?.productUses.apps;
  const soldBy = apps && list([...(apps.names ?? []), ...othersOf(apps)]);
  const missing = product?.missingTexts;
  return (
    <Card title={t('title')}>
      <DefinitionList>
        <dt>{t('status')}</dt>
        <dd dir="auto">{product && (product.status || t('none'))}</dd>
        <dt>{t('soldBy')}</dt>
        <dd dir="auto">{soldBy === '' ? <NotSold /> : soldBy}</dd>
        <dt>{t('changed')}</dt>
        <dd>{recent && <Recent recent={recent} item={item} />}</dd>
        <dt>{t('translations')}</dt>
        <dd>{missing && (missing.length === 0 ? t('complete') : <Missing texts={missing} />)}</dd>
      </DefinitionList>
    </Card>
  );

  /** Only the first names are known. */
  function othersOf({ count, names }: { readonly count: number; readonly names: readonly string[] | null }): string[] {
    const others = count - (names?.length ?? 0);
    return others > 0 ? [t('others', { count: others })] : [];
  }
}

interface RecentProps {
  readonly recent: RecentStates;
  readonly item: { readonly kind: 'product'; readonly itemId: string };
}

function Recent({ recent: { isCreated, count, parts, before }, item }: RecentProps) {
  const { t, i18n } = useTranslation('history');
  if (count === 0 && !isCreated) return t('product.unchanged');
  const known = parts.flatMap((part) => (isPart(part) ? [t(`part.${part}`)] : []));
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(known);
  return (
    <Link to={before === undefined ? historyPath(item) : comparisonPath(item, { from: before })}>
      {count === 0
        ? t('product.created')
        : t(`product.${isCreated ? 'createdAndChanged' : 'changes'}`, { count, parts: names })}
    </Link>
  );
}

/** Where an app's products are chosen. */
function NotSold() {
  const { t } = useTranslation('history');
  return (
    <>
      {t('product.notSold')}{' '}
      {useMay('apps:write') ? (
        <Link className={classes['inText']} to={appListPath}>
          {t('product.sell')}
        </Link>
      ) : null}
    </>
  );
}

/** Each links to this page in the locale, where the texts are translated. */
function Missing({ texts }: { readonly texts: readonly { readonly locale: string; readonly count: number }[] }) {
  const { t } = useTranslation('history');
  return (
    <span className={classes['locales']}>
      {texts.map(({ locale, count }) => (
        <Link key={locale} to={`?${new URLSearchParams({ locale }).toString()}`}>
          {t('product.missing', { locale, count })}
        </Link>
      ))}
    </span>
  );
}

const parts = ['general', 'pricing', 'underwriting', 'inputs', 'rateTables', 'benefits', 'codes', 'texts'] as const;

/** False for a part that only a newer server has. */
function isPart(name: string): name is (typeof parts)[number] {
  return parts.some((part) => part === name);
}
