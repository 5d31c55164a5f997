/** The price, its codes and its explanation, and the decision, beside the values that they belong to. */
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconUserQuestion } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblems } from '../../../api/api-error.ts';
import { problemsOfAnswer } from '../../../api/transport/rest-answer.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { UnknownValues } from '../../../ui/logic-editor/logic-test/unknown-values.tsx';
import { Note } from '../../../ui/note.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { MissingNames } from '../../../ui/problems/missing-names.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { ResultFigure } from '../../../ui/result-figure.tsx';
import type { Quote, Quoted, QuotedDecision, QuotedPrice, QuotedProduct } from '../quote.api.ts';
import classes from '../quote.module.css';
import { PriceSteps } from './price-steps.tsx';

interface QuoteResultProps {
  readonly productId: ProductKey;
  readonly product: Pick<QuotedProduct, 'hasPrice' | 'hasDecision' | 'fields'>;
  /** Undefined before any value is entered. */
  readonly quote: Quote | undefined;
}

export function QuoteResult({ productId, product: { hasPrice, hasDecision, fields }, quote }: QuoteResultProps) {
  const { t } = useTranslation('quote');
  const labels = useMemo(() => new Map(fields.map(({ name, label }) => [name, label])), [fields]);
  const hint = <p className={classes['none']}>{t('enterValues')}</p>;
  const explained = quote?.price.error === undefined ? quote?.price : undefined;
  return (
    <div className={classes['results']} aria-live="polite">
      <Card title={t('price')}>
        {hasPrice ? quote ? <Price {...quote.price} /> : hint : <p className={classes['none']}>{t('noPricing')}</p>}
      </Card>
      <Card title={t('decision')}>
        {hasDecision ? (
          quote ? (
            <Decision {...quote.decision} />
          ) : (
            hint
          )
        ) : (
          <p className={classes['none']}>{t('noUnderwriting')}</p>
        )}
      </Card>
      {explained?.result?.explanation ? (
        <Card title={t('steps')}>
          <div className={classes['result']} data-stale={explained.isStale || undefined}>
            <PriceSteps productId={productId} explanation={explained.result.explanation} labels={labels} />
          </div>
        </Card>
      ) : null}
    </div>
  );
}

function Price({ result, error, isStale }: Quoted<QuotedPrice>) {
  if (error !== undefined) return <Failure sentences={[errorText(error)]} />;
  if (result === undefined) return <p className={classes['none']}>{'\u00a0'}</p>;
  const { formattedPrice, missingVariables, unknownValues, warnings } = result;
  return (
    <div className={classes['result']} data-stale={isStale || undefined}>
      <ResultFigure>{formattedPrice}</ResultFigure>
      <MissingNames names={missingVariables ?? []} />
      {unknownValues && unknownValues.length > 0 ? (
        <UnknownValues
          values={unknownValues.map(({ path, value, nearest }) => ({
            path,
            value,
            nearest: nearest ?? null,
            choices: [],
          }))}
        />
      ) : null}
      {toProblems(warnings).map((warning, index) => (
        <Note key={index} tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          {describeProblem(warning)}
        </Note>
      ))}
      <CodeSteps price={result} />
    </div>
  );
}

/** What each loading and discount made of the price. */
function CodeSteps({ price: { loadings, appliedDiscounts } }: { readonly price: QuotedPrice }) {
  const { t } = useTranslation('quote');
  const steps = [
    ...(loadings ?? []).map((loading) => ({
      text: t('loading', { name: loading?.codeName?.name ?? '' }),
      price: loading?.formattedNewPrice,
    })),
    ...(appliedDiscounts ?? []).map((discount) => ({
      text: t('discount', { name: discount?.name ?? '' }),
      price: discount?.formattedNewPrice,
    })),
  ];
  if (steps.length === 0) return null;
  return (
    <ul className={classes['codes']}>
      {steps.map(({ text, price }, index) => (
        <li key={index}>
          <span>{text}</span>
          <span>{price}</span>
        </li>
      ))}
    </ul>
  );
}

const icons = { accept: IconCircleCheck, decline: IconCircleX, refer: IconUserQuestion } as const;

function outcomeOf({ outcome, decision }: QuotedDecision): keyof typeof icons {
  if (outcome === 'refer') return 'refer';
  return decision === 'accept' ? 'accept' : 'decline';
}

function Decision({ result, error, isStale }: Quoted<QuotedDecision>) {
  const { t } = useTranslation('quote');
  if (error !== undefined) return <Failure sentences={[errorText(error)]} />;
  if (result === undefined) return <p className={classes['none']}>{'\u00a0'}</p>;
  const { rejectionCodes, referrals } = result;
  const problems = problemsOfAnswer(result);
  if (problems.length > 0) return <Failure sentences={problems.map((problem) => describeProblem(problem))} />;
  const outcome = outcomeOf(result);
  const Icon = icons[outcome];
  return (
    <div className={classes['result']} data-stale={isStale || undefined}>
      <p className={classes['word']} data-outcome={outcome}>
        <Icon size={20} stroke={1.75} aria-hidden /> {t(outcome)}
      </p>
      {(referrals ?? []).map(({ reason }, index) => (
        <p key={index} className={classes['reason']}>
          {reason}
        </p>
      ))}
      {rejectionCodes && rejectionCodes.length > 0 ? (
        <p className={classes['none']}>
          {t(outcome === 'refer' ? 'referredBecause' : 'because', { codes: rejectionCodes.join(', ') })}
        </p>
      ) : null}
    </div>
  );
}

function Failure({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div className={classes['result']}>
      <Note tone="danger" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
        {sentences.map((sentence, index) => (
          <p key={index}>{sentence}</p>
        ))}
      </Note>
    </div>
  );
}
