import type { ReactNode } from 'react';
import classes from './mark.module.css';

export type Tone = 'plain' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

interface MarkProps {
  readonly tone?: Tone;
  /** For one that appears while the page is open. */
  readonly role?: 'status';
  /** Where it is in its row. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A few words in a frame: the state of what they are beside. */
export function Mark({ tone = 'warning', role, className = '', children }: MarkProps) {
  return (
    <span className={`${classes['mark']} ${className}`} data-tone={tone} role={role}>
      {children}
    </span>
  );
}
