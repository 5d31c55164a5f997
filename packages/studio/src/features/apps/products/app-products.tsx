/** The products that an app sells: customers see only these. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { productInfoPath, productTitle } from '../../../paths/products.ts';
import type { App } from '../app.ts';
import classes from '../page/app-page.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { ProductsDialog } from './products-dialog.tsx';

export function AppProducts({ app }: { readonly app: App }) {
  const { t } = useTranslation('apps');
  const mayWrite = useMay('apps:write');
  const [isOpen, setIsOpen] = useState(false);
  const { soldProducts } = app;
  return (
    <Card
      title={t('products.heading')}
      count={soldProducts.length}
      actions={
        mayWrite ? (
          <Button variant="subtle" size="xs" onClick={() => setIsOpen(true)}>
            {t('products.choose')}
          </Button>
        ) : null
      }
    >
      {soldProducts.length === 0 ? <p className={blocks['remark']}>{t('products.none')}</p> : null}
      <ul className={blocks['bareList']}>
        {soldProducts.map(({ name, ...key }) => (
          <li key={productTitle(key, '|')} className={classes['row']}>
            {name === undefined ? (
              <span className={classes['rowText']} data-missing>
                {t('products.gone', { product: productTitle(key) })}
              </span>
            ) : (
              <span className={classes['linked']} dir="auto">
                <Link to={productInfoPath(key)}>{name || productTitle(key)}</Link>{' '}
                <span className={classes['by']}>{productTitle(key, ' / ')}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOpen ? <ProductsDialog app={app} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}
