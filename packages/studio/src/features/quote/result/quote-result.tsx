/** The price, its codes and its explanation, and the decision, beside the values that they belong to. */
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconUserQuestion } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, type Problem, toProblems } from '../../../api/api-error.ts';
import { problemsOfAnswer } from '../../../api/transport/rest-answer.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { unbroken } from '../../../ui/formats/unbroken.ts';
import { UnknownValues } from '../../../ui/logic-editor/logic-test/unknown-values.tsx';
import { Note } from '../../../ui/note.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { MissingNames } from '../../../ui/problems/missing-names.tsx';
import { ResultFigure } from '../../../ui/result-figure.tsx';
import type { Quote, Quoted, QuotedDecision, QuotedPrice, QuotedProduct } from '../quote.api.ts';
import classes from '../quote.module.css';
import type { FieldsOnScreen } from '../../../ui/input-fields/fields-on-screen.ts';
import { DecisionReasons } from './decision-reasons.tsx';
import { labelOf, labelProblems } from './labelled-problems.ts';
import { LabelledSteps } from './labelled-steps.tsx';
import { Problems } from './problems.tsx';

interface QuoteResultProps {
  readonly productId: ProductKey;
  readonly product: Pick<QuotedProduct, 'hasPrice' | 'hasDecision' | 'fields'>;
  readonly screen: FieldsOnScreen;
  /** Undefined before any value is entered. */
  readonly quote: Quote | undefined;
}

export function QuoteResult({ productId, product, screen, quote }: QuoteResultProps) {
  const { t } = useTranslation('quote');
  const { hasPrice, hasDecision, fields } = product;
  const labels = useMemo(() => new Map(fields.map(({ name, label }) => [name, label])), [fields]);
  const hint = <p className={classes['none']}>{t('enterValues')}</p>;
  const asked = useMemo(() => missingFields(quote?.price.error, screen), [quote?.price.error, screen]);
  const explained = quote?.price.error === undefined ? quote?.price : undefined;
  return (
    <div className={classes['results']} aria-live="polite">
      <Card title={t('price')}>
        {hasPrice ? (
          quote ? (
            <Price quoted={quote.price} screen={screen} />
          ) : (
            hint
          )
        ) : (
          <p className={classes['none']}>{t('noPricing')}</p>
        )}
      </Card>
      <Card title={t('decision')}>
        {hasDecision ? (
          quote ? (
            <Decision quoted={quote.decision} screen={screen} productId={productId} asked={asked} />
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
            <LabelledSteps productId={productId} explanation={explained.result.explanation} labels={labels} />
          </div>
        </Card>
      ) : null}
    </div>
  );
}

interface CardProps<Result> {
  readonly quoted: Quoted<Result>;
  readonly screen: FieldsOnScreen;
}

function Price({ quoted: { result, error, isStale }, screen }: CardProps<QuotedPrice>) {
  if (error !== undefined) return <Failure error={error} screen={screen} />;
  if (result === undefined) return <p className={classes['none']}>{'\u00a0'}</p>;
  const { formattedPrice, missingVariables, unknownValues, warnings } = result;
  return (
    <div className={classes['result']} data-stale={isStale || undefined}>
      <ResultFigure>{unbroken(formattedPrice ?? '')}</ResultFigure>
      <MissingNames names={(missingVariables ?? []).map((name) => labelOf(name, screen))} />
      {unknownValues && unknownValues.length > 0 ? (
        <UnknownValues
          values={unknownValues.map(({ path, value, nearest }) => ({
            path: labelOf(path, screen),
            value,
            nearest: nearest ?? null,
            choices: [],
          }))}
        />
      ) : null}
      <Problems problems={toProblems(warnings)} screen={screen} tone="warning" />
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
          <span>{unbroken(price ?? '')}</span>
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

interface DecisionProps extends CardProps<QuotedDecision>, Pick<QuoteResultProps, 'productId'> {
  /** The fields that the price asks for, by name. */
  readonly asked: ReadonlySet<string>;
}

function Decision({ quoted: { result, error, isStale }, screen, productId, asked }: DecisionProps) {
  const { t } = useTranslation('quote');
  if (error !== undefined) return <Failure error={error} screen={screen} />;
  if (result === undefined) return <p className={classes['none']}>{'\u00a0'}</p>;
  const { rejectionCodes, referrals, reasons } = result;
  const problems = problemsOfAnswer(result);
  if (problems.length > 0) return <Refused problems={problems} screen={screen} asked={asked} />;
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
      <DecisionReasons productId={productId} reasons={reasons ?? []} />
      {rejectionCodes && rejectionCodes.length > 0 ? (
        <p className={classes['none']}>
          {t(outcome === 'refer' ? 'referredBecause' : 'because', { codes: rejectionCodes.join(', ') })}
        </p>
      ) : null}
    </div>
  );
}

interface RefusedProps extends Pick<CardProps<unknown>, 'screen'> {
  readonly problems: readonly Problem[];
  readonly asked?: ReadonlySet<string>;
}

function missingFields(error: ApiError | undefined, screen: FieldsOnScreen): ReadonlySet<string> {
  return new Set(labelProblems(error?.problems ?? [], screen).missing.map(({ name }) => name));
}

function Refused(props: RefusedProps) {
  return (
    <div className={classes['result']}>
      <Problems {...props} tone="danger" />
    </div>
  );
}

function Failure({ error, screen }: { readonly error: ApiError; readonly screen: FieldsOnScreen }) {
  if (error.problems.length > 0) return <Refused problems={error.problems} screen={screen} />;
  return (
    <div className={classes['result']}>
      <Note tone="danger" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
        {errorText(error)}
      </Note>
    </div>
  );
}
