import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './bar.module.css';

interface BarProps {
  readonly tone: 'warning' | 'danger' | 'info';
  readonly icon: ReactNode;
  readonly action: { readonly label: string; readonly onClick: () => void } | null;
  readonly children: ReactNode;
}

/** A message bar above the canvas: the problem and its solution. */
export function Bar({ tone, icon, action, children }: BarProps) {
  return (
    <div className={classes['bar']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <span aria-hidden>{icon}</span>
      <p>{children}</p>
      {action ? (
        <Button size="xs" onClick={action.onClick}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
