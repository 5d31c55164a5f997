import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { ChangeDefinition, DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { versionUsedOn } from '../effective-day.ts';
import type { Product } from '../product.ts';
import { EffectiveFrom } from './effective-from.tsx';

export function ProductDefinition({ product, versions }: { product: Product; versions: readonly Product[] }) {
  const { t } = useTranslation(['products', 'productPage']);
  const [now] = useState(() => new Date());
  const usedToday = versionUsedOn(now, versions);
  const { plan, type, version } = product.key;
  const none = t('page.none');
  return (
    <Card title={t('page.heading')}>
      <DefinitionList>
        <dt>{t('column.name')}</dt>
        <dd dir="auto">{product.name}</dd>
        <dt>{t('column.insurer')}</dt>
        <dd dir="auto">{product.insurerName || none}</dd>
        <dt>{t('column.plan')}</dt>
        <dd>{plan}</dd>
        <dt>{t('column.type')}</dt>
        <dd>{type}</dd>
        <dt>{t('column.version')}</dt>
        <dd>{version || t('noVersion')}</dd>
        <dt>{t('productPage:effective.label')}</dt>
        <dd>
          <EffectiveFrom day={product.effectiveFrom} isUsedToday={product === usedToday} />
        </dd>
        <dt>{t('page.created')}</dt>
        <ChangeDefinition at={product.createdAt} by={product.createdBy} none={none} />
        <dt>{t('page.updated')}</dt>
        <ChangeDefinition at={product.changedAt} by={product.changedBy} none={none} />
      </DefinitionList>
    </Card>
  );
}
