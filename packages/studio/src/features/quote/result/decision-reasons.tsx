/** Why a quote is declined or referred: rows of decision tables, which lead to underwriting, and conditions in words. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { underwritingPartPath } from '../../../paths/underwriting.ts';
import type { QuotedDecision } from '../quote.api.ts';
import classes from '../quote.module.css';

interface DecisionReasonsProps {
  readonly productId: ProductKey;
  readonly reasons: NonNullable<QuotedDecision['reasons']>;
}

export function DecisionReasons({ productId, reasons }: DecisionReasonsProps) {
  const { t } = useTranslation('quote');
  const mayRead = useMay('products:read');
  if (reasons.length === 0) return null;
  return (
    <ul className={classes['reasons']}>
      {reasons.map(({ text, path, row }, index) => (
        <li key={index} dir="auto">
          {text}{' '}
          {typeof row === 'number' && mayRead ? (
            <Link to={underwritingPartPath(productId, path.split('.'))}>{t('openRow')}</Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
