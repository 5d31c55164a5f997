import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** One filled button with the next step. */
  readonly action?: ReactNode;
  /** The dashed box of an empty product list. */
  readonly isDashed?: boolean;
  /** It is the only content of the page. */
  readonly isWholePage?: boolean;
}

export function EmptyState({ icon, title, text, action, isDashed = false, isWholePage = false }: EmptyStateProps) {
  const Heading = isWholePage ? 'h1' : 'h2';
  return (
    <div className={classes['state']} data-dashed={isDashed || undefined}>
      <span className={classes['tile']} aria-hidden>
        {icon}
      </span>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className={classes['actions']}>{action}</div>
    </div>
  );
}
