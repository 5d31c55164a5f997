import type { ReactNode } from 'react';
import './state.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** One filled button that says what to do next. */
  readonly action?: ReactNode;
  /** The dashed box of the empty product list. */
  readonly isDashed?: boolean;
  /** It is all there is on the page. */
  readonly isWholePage?: boolean;
}

export function EmptyState({ icon, title, text, action, isDashed = false, isWholePage = false }: EmptyStateProps) {
  const Heading = isWholePage ? 'h1' : 'h2';
  return (
    <div className="cw-state" data-dashed={isDashed || undefined}>
      <span className="cw-state-tile" aria-hidden>
        {icon}
      </span>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className="cw-state-actions">{action}</div>
    </div>
  );
}
