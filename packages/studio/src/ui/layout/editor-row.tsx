import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './editor-row.module.css';

interface EditorRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** What there is to edit; undefined until it is known. */
  readonly fact: string | undefined;
  readonly to: string;
  readonly action: string;
  /** The action's name for screen readers, where the word alone does not say what it opens. */
  readonly actionLabel: string;
}

/** A row of a card that leads to an editor. */
export function EditorRow({ icon, name, fact = '\u00a0', to, action, actionLabel }: EditorRowProps) {
  return (
    <div className={classes['row']}>
      <span className={classes['tile']} aria-hidden>
        {icon}
      </span>
      <div className={classes['text']}>
        <p>{name}</p>
        <p>{fact}</p>
      </div>
      <Button component={Link} to={to} size="xs" aria-label={actionLabel}>
        {action}
      </Button>
    </div>
  );
}
