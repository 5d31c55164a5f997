import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field-error.module.css';

interface FieldErrorProps {
  /** The id for the field's aria-describedby. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The error message below a field that is not a Mantine input. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={classes['error']} role="alert">
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
