import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Mark } from '../../../ui/mark.tsx';
import { productInfoPath } from '../../../paths/products.ts';
import list from '../../../ui/list-table/list-table.module.css';
import classes from './product-page.module.css';
import { versionUsedOn } from '../effective-day.ts';
import { productRowKey, type Product } from '../product.ts';
import { EffectiveFrom } from './effective-from.tsx';

interface ProductVersionsProps {
  readonly product: Product;
  readonly versions: readonly Product[];
  readonly onCreateVersion: () => void;
}

export function ProductVersions({ product, versions, onCreateVersion }: ProductVersionsProps) {
  const { t } = useTranslation(['products', 'productPage']);
  const [now] = useState(() => new Date());
  const usedToday = versionUsedOn(now, versions);
  const { search } = useLocation();
  const create = useMay('products:write') ? (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
      onClick={onCreateVersion}
    >
      {t('createVersion')}
    </Button>
  ) : null;
  return (
    <div className={classes['below']}>
      <Card title={t('column.versions')} count={versions.length} actions={create}>
        <div className={classes['scrolled']}>
          <table className={classes['versions']}>
            <colgroup>
              <col />
              <col />
              <col />
              <col />
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{t('column.name')}</th>
                <th scope="col">{t('column.version')}</th>
                <th scope="col">{t('productPage:effective.label')}</th>
                <th scope="col">{t('column.insurer')}</th>
                <th scope="col">{t('column.changedBy')}</th>
                <th scope="col">{t('column.lastChange')}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((one) => (
                <tr key={productRowKey(one.key)} aria-current={one === product ? 'true' : undefined}>
                  <td className={classes['versionName']}>
                    <span>
                      <Link className={list['target']} to={productInfoPath(one.key) + search} dir="auto">
                        {one.name}
                      </Link>
                      {one === product ? <Mark tone="accent">{t('page.open')}</Mark> : null}
                    </span>
                  </td>
                  <td>{one.key.version || t('noVersion')}</td>
                  <td>
                    <EffectiveFrom day={one.effectiveFrom} isUsedToday={one === usedToday} />
                  </td>
                  <td>{one.insurerName}</td>
                  <td>{one.changedBy}</td>
                  <td>{formatDateTime(one.changedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </div>
  );
}
