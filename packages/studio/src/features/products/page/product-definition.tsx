import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import classes from './product-page.module.css';
import type { Product } from '../product.ts';

export function ProductDefinition({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { plan, type, version } = product.key;
  return (
    <Card title={t('page.heading')}>
      <dl className={classes['definition']}>
        <dt>{t('column.name')}</dt>
        <dd dir="auto">{product.name}</dd>
        <dt>{t('column.insurer')}</dt>
        <dd dir="auto">{product.insurerName || t('page.none')}</dd>
        <dt>{t('column.plan')}</dt>
        <dd>{plan}</dd>
        <dt>{t('column.type')}</dt>
        <dd>{type}</dd>
        <dt>{t('column.version')}</dt>
        <dd>{version || t('noVersion')}</dd>
        <dt>{t('page.created')}</dt>
        <Change at={product.createdAt} by={product.createdBy} />
        <dt>{t('page.updated')}</dt>
        <Change at={product.changedAt} by={product.changedBy} />
      </dl>
    </Card>
  );
}

function Change({ at, by }: { at: string; by: string }) {
  const { t } = useTranslation('products');
  return (
    <dd>
      {formatDateTime(at)} {by === '' ? null : <span className={classes['by']}>{t('page.by', { username: by })}</span>}
    </dd>
  );
}
