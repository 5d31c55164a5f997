import { useTranslation } from 'react-i18next';
import { parseJson } from '@coverwright/insurance/json';
import type { QuotedPrice } from '../quote.api.ts';
import classes from '../quote.module.css';

type Explanation = NonNullable<QuotedPrice['explanation']>;

/** How the price came about, as an indented calculation. */
export function PriceSteps({ explanation: { steps, isCut } }: { readonly explanation: Explanation }) {
  const { t } = useTranslation('quote');
  return (
    <section aria-label={t('steps')}>
      <h3 className={classes['stepsHead']}>{t('steps')}</h3>
      <ol className={classes['steps']}>
        {steps.map(({ depth, sign, valueJsonString, text, row }, index) => (
          <li key={index} style={{ paddingInlineStart: `${Math.min(depth, deepest) * indent}px` }}>
            <span className={classes['stepValue']}>
              {sign ? <span className={classes['sign']}>{signs.get(sign) ?? sign} </span> : null}
              {valueJsonString === 'null' ? t('noValue') : toShown(valueJsonString)}
            </span>{' '}
            <span className={classes['stepText']} dir="auto">
              {text}
              {row ? <span className={classes['row']}> {t('row', { row })}</span> : null}
            </span>
          </li>
        ))}
      </ol>
      {isCut ? <p className={classes['none']}>{t('stepsCut')}</p> : null}
    </section>
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

function toShown(json: string): string {
  const value = parseJson(json);
  if (typeof value === 'number') return numbers.format(value);
  return typeof value === 'string' ? value : json;
}
