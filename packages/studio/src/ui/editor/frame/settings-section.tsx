import type { ReactNode } from 'react';
import classes from './editor-frame.module.css';

interface SettingsSectionProps {
  readonly heading?: string;
  /** The unit of all fields, such as mm. */
  readonly unit?: string;
  readonly children: ReactNode;
}

/** One section of the settings panel, separated by a hairline from the next. */
export function SettingsSection({ heading, unit, children }: SettingsSectionProps) {
  return (
    <section className={classes['section']}>
      {heading === undefined ? null : (
        <h3>
          {heading}
          {unit === undefined ? null : <span> {unit}</span>}
        </h3>
      )}
      {children}
    </section>
  );
}
