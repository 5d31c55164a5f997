import type { TestedValue } from '../../ui/logic-editor/logic-test.ts';
import { showAmount } from './price-amount.ts';
import classes from './price-result.module.css';

interface PriceResultProps {
  readonly value: TestedValue;
  readonly currency: string;
}

/** A number reads as an amount of the currency; anything else as JSON. */
export function PriceResult({ value: { number, text }, currency }: PriceResultProps) {
  if (number === undefined) return <p className={classes['json']}>{text}</p>;
  return (
    <p className={classes['amount']}>
      <span>{currency}</span> {showAmount(number, currency)}
    </p>
  );
}
