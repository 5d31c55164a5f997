/** Why a quote is declined or referred: rows of decision tables, which lead to underwriting, and conditions in words. */
import { type Input } from '@coverwright/insurance/input';
import { inputLabels } from '@coverwright/insurance/input-labels';
import type { Json } from '@coverwright/rules';
import { explainFired } from '@coverwright/rules/explain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { underwritingPartPath } from '../../../paths/underwriting.ts';
import { describeSentence } from '../../../ui/problems/problem-text.ts';
import classes from '../quote.module.css';

interface DecisionReasonsProps {
  readonly productId: ProductKey;
  readonly logic: Json;
  readonly declared: readonly Input[];
  /** What was decided on. */
  readonly values: Json;
  /** Of the parts of the logic that caused the decision, with dots. */
  readonly paths: readonly string[];
}

export function DecisionReasons({ productId, logic, declared, values, paths }: DecisionReasonsProps) {
  const { t, i18n } = useTranslation('quote');
  const mayRead = useMay('products:read');
  const labels = useMemo(() => inputLabels(declared, [i18n.language]), [declared, i18n.language]);
  const reasons = paths.flatMap((path) => explainFired(logic, path, values, { labels }));
  if (reasons.length === 0) return null;
  return (
    <ul className={classes['reasons']}>
      {reasons.map(({ sentence, path, row }, index) => (
        <li key={index} dir="auto">
          {describeSentence(sentence)}{' '}
          {row !== undefined && mayRead ? <Link to={underwritingPartPath(productId, path)}>{t('openRow')}</Link> : null}
        </li>
      ))}
    </ul>
  );
}
