import type { ReactNode } from 'react';
import classes from './note.module.css';

interface NoteProps {
  readonly tone: 'danger' | 'warning' | 'success' | 'info';
  readonly icon: ReactNode;
  /** Announced by screen readers when it appears. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

export function Note({ tone, icon, isAlert = false, children }: NoteProps) {
  return (
    <div className={classes['note']} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      <span className={classes['icon']} aria-hidden>
        {icon}
      </span>
      <div>{children}</div>
    </div>
  );
}
