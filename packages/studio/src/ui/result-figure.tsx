import type { ReactNode } from 'react';
import classes from './result-figure.module.css';

interface ResultFigureProps {
  /** Before an amount, in smaller letters. */
  readonly currency?: string;
  readonly children: ReactNode;
}

/** What a calculation came to: a price or a decision. */
export function ResultFigure({ currency, children }: ResultFigureProps) {
  return (
    <p className={classes['figure']}>
      {currency === undefined ? null : <span>{currency} </span>}
      {children}
    </p>
  );
}
