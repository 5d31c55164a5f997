import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly title?: string;
  readonly count?: number | undefined;
  readonly actions?: ReactNode;
  /** Hides the card from screen readers while its content is loading. */
  readonly isPlaceholder?: boolean;
  readonly children: ReactNode;
}

/** A surface with a hairline border; rows inside have their own hairlines. */
export function Card({ title, count, actions, isPlaceholder, children }: CardProps) {
  return (
    <section className={classes['card']} aria-label={title} aria-hidden={isPlaceholder}>
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
