import type { ReactNode } from 'react';
import classes from './editor-frame.module.css';

/** One part of the settings panel, with a hairline to the next. */
export function SettingsSection({ heading, children }: { readonly heading?: string; readonly children: ReactNode }) {
  return (
    <section className={classes['section']}>
      {heading === undefined ? null : <h3>{heading}</h3>}
      {children}
    </section>
  );
}
