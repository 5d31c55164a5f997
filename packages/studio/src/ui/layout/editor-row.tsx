import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './editor-row.module.css';

interface EditorRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** A summary of the content; undefined until it is known. */
  readonly fact: string | undefined;
  readonly to: string;
  readonly action: string;
  /** The link's label for screen readers, since the visible word does not name the editor. */
  readonly actionLabel: string;
}

/** A row of a card that links to an editor. */
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

/** Shown while the texts of a row are loading. Hidden from screen readers, because it has no name yet. */
export function EditorRowPlaceholder({ icon }: Pick<EditorRowProps, 'icon'>) {
  return (
    <div className={classes['row']} aria-hidden>
      <span className={classes['tile']}>{icon}</span>
    </div>
  );
}
