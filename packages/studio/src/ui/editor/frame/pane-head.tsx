import type { ReactNode } from 'react';
import classes from './editor-frame.module.css';

interface PaneHeadProps {
  /** The title of the pane, or a selector for its content. */
  readonly heading: ReactNode;
  /** Serves as the page title because the page's own is covered. */
  readonly isTitle?: boolean;
  readonly children?: ReactNode;
}

/** The header of a pane: its title, with its tools on the right. */
export function PaneHead({ heading, isTitle, children }: PaneHeadProps) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <div className={classes['paneHead']}>
      {typeof heading === 'string' ? (
        <Heading>{heading}</Heading>
      ) : (
        <div className={classes['paneChoice']}>{heading}</div>
      )}
      {children}
    </div>
  );
}
