import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly title?: string;
  readonly count?: number | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A surface with a hairline border; rows inside have their own hairlines. */
export function Card({ title, count, actions, children }: CardProps) {
  return (
    <section className={classes['card']} aria-label={title}>
      {title === undefined ? null : (
        <div className={classes['head']}>
          <h2>
            {title}
            {count === undefined ? null : <span className={classes['count']}>{count}</span>}
          </h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
