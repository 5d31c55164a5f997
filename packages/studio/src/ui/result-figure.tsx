import type { ReactNode } from 'react';
import classes from './result-figure.module.css';

interface ResultFigureProps {
  /** Shown before an amount, in smaller letters. */
  readonly currency?: string;
  readonly children: ReactNode;
}

/** The result of a calculation: a price or a decision. */
export function ResultFigure({ currency, children }: ResultFigureProps) {
  return (
    <p className={classes['figure']}>
      {currency === undefined ? null : <span>{currency} </span>}
      {children}
    </p>
  );
}
