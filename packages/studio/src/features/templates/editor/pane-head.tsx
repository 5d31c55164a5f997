import type { ReactNode } from 'react';
import classes from './editor-frame.module.css';

/** Above a pane: what it shows, and its own tools at the right. */
export function PaneHead({ heading, children }: { readonly heading: string; readonly children?: ReactNode }) {
  return (
    <div className={classes['paneHead']}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
