import type { ReactNode } from 'react';
import classes from './editor-frame.module.css';

interface PaneHeadProps {
  /** What the pane shows, in a word, or the choice of it. */
  readonly heading: ReactNode;
  readonly children?: ReactNode;
}

/** Above a pane: what it shows, and its own tools at the right. */
export function PaneHead({ heading, children }: PaneHeadProps) {
  return (
    <div className={classes['paneHead']}>
      {typeof heading === 'string' ? <h2>{heading}</h2> : <div className={classes['paneChoice']}>{heading}</div>}
      {children}
    </div>
  );
}
