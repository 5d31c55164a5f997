/** Links to the editors of a product; each appears here when its screen exists. */
import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { usePriceSummary } from '../pricing/pricing.api.ts';
import { productPricingPath, type ProductKey } from './paths.ts';
import classes from './product-page.module.css';

export function ProductEditors({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('products');
  const summary = usePriceSummary(productId);
  return (
    <Card title={t('editors.heading')}>
      <div className={classes['editor']}>
        <span className={classes['tile']} aria-hidden>
          <IconCalculator size={18} stroke={1.75} />
        </span>
        <div className={classes['editorText']}>
          <p>{t('editors.pricing')}</p>
          <p>{summary ? summaryText(summary.variableCount) : '\u00a0'}</p>
        </div>
        <Button
          component={Link}
          to={productPricingPath(productId)}
          size="xs"
          aria-label={t('editors.openEditorOf', { editor: t('editors.pricing') })}
        >
          {t('editors.openEditor')}
        </Button>
      </div>
    </Card>
  );

  function summaryText(variableCount: number | undefined): string {
    return variableCount === undefined ? t('editors.pricingEmpty') : t('editors.pricingText', { count: variableCount });
  }
}
