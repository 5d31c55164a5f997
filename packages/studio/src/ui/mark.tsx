import type { ReactNode } from 'react';
import classes from './mark.module.css';

export type Tone = 'plain' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

interface MarkProps {
  readonly tone?: Tone;
  /** For a mark that appears while the page is open. */
  readonly role?: 'status';
  /** Positions it in its row. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A few words in a frame that show the state of the item beside them. */
export function Mark({ tone = 'warning', role, className = '', children }: MarkProps) {
  return (
    <span className={`${classes['mark']} ${className}`} data-tone={tone} role={role}>
      {children}
    </span>
  );
}
