import type { ReactNode } from 'react';
import classes from './editor-frame.module.css';

interface PaneHeadProps {
  /** What the pane shows, in a word, or the choice of it. */
  readonly heading: ReactNode;
  /** It is the title of the page, as the page's own is covered. */
  readonly isTitle?: boolean;
  readonly children?: ReactNode;
}

/** Above a pane: what it shows, and its own tools at the right. */
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
