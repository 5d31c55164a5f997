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
  readonly isFullPage?: boolean;
}

export function EmptyState({ icon, title, text, action, isDashed = false, isFullPage = false }: EmptyStateProps) {
  const Heading = isFullPage ? 'h1' : 'h2';
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
