import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isJsonList, isJsonObject, type Json, parseJson } from '@coverwright/insurance/json';
import { useMay } from '../../../api/use-may.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { productRateTablesPath } from '../../../paths/rate-tables.ts';
import type { QuotedPrice } from '../quote.api.ts';
import classes from '../quote.module.css';
import { findName } from './named-in-text.ts';

type Explanation = NonNullable<QuotedPrice['explanation']>;
type Step = Explanation['steps'][number];

interface PriceStepsProps {
  readonly productId: ProductKey;
  readonly explanation: Explanation;
  /** Of the fields, by name. */
  readonly labels: ReadonlyMap<string, string>;
}

/** How the price came about, as an indented calculation. */
export function PriceSteps({ productId, explanation: { steps, isCut }, labels }: PriceStepsProps) {
  const { t } = useTranslation('quote');
  return (
    <>
      <ol className={classes['steps']}>
        {steps.map((step, index) => (
          <li key={index} style={{ paddingInlineStart: `${Math.min(step.depth, deepest) * indent}px` }}>
            <span className={classes['stepValue']}>
              {step.sign ? <span className={classes['sign']}>{signs.get(step.sign) ?? step.sign} </span> : null}
              <StepValue json={step.valueJsonString} />
            </span>{' '}
            <span className={classes['stepText']} dir="auto">
              <StepText productId={productId} step={{ ...step, text: labels.get(step.text) ?? step.text }} />
            </span>
          </li>
        ))}
      </ol>
      {isCut ? <p className={classes['none']}>{t('stepsCut')}</p> : null}
    </>
  );
}

/** The name of a rate table leads to the row in it. */
function StepText({ productId, step: { text, table, row } }: { readonly productId: ProductKey; readonly step: Step }) {
  const { t } = useTranslation('quote');
  const mayRead = useMay('products:read');
  const rowText = row ? t('row', { row }) : undefined;
  const to = table && mayRead ? productRateTablesPath(productId, table, row ?? undefined) : undefined;
  const named = to === undefined ? undefined : findName(text, table ?? '');
  const shownRow = rowText === undefined ? null : <span className={classes['row']}> {rowText}</span>;
  if (to === undefined) {
    return (
      <>
        {text}
        {shownRow}
      </>
    );
  }
  if (named === undefined) {
    return (
      <>
        {text} <Link to={to}>{rowText ?? t('toTable')}</Link>
      </>
    );
  }
  return (
    <>
      {named.before}
      <Link to={to}>{table}</Link>
      {named.after}
      {shownRow}
    </>
  );
}

const indent = 16;
/** Deeper steps would have no room. */
const deepest = 8;
const signs: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['-', '−'],
  ['*', '×'],
  ['/', '÷'],
]);
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 12 });

function StepValue({ json }: { readonly json: string }) {
  const { t } = useTranslation('quote');
  const show = (value: Json | undefined): string => {
    if (value === null || value === undefined || value === '') return t('noValue');
    if (typeof value === 'number') return numbers.format(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') return value;
    if (!isJsonList(value)) return isJsonObject(value) ? t('severalValues') : String(value);
    return value.length === 0 ? t('noValue') : value.map(show).join(', ');
  };
  return show(parseJson(json));
}
