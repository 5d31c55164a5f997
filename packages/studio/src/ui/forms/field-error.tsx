import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field-error.module.css';

interface FieldErrorProps {
  /** By which the field is described. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Below a field that is not an input of the library: what is wrong with its value. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={classes['error']} role="alert">
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
