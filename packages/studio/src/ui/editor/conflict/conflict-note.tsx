/**
 * Another user has saved the same record: shows who and when, and offers to use their version or overwrite it. A note
 * in forms and panels, a bar in editors that fill the window. Both keep the current input until the user has chosen.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import note from '../../note.module.css';
import classes from './conflict-note.module.css';
import { ErrorBar } from '../../problems/error-bar.tsx';
import { Note } from '../../note.tsx';
import { describeProblem } from '../../problems/problem-text.ts';

interface ConflictProps {
  /** The problem with the code CONFLICT, as the server reported it. */
  readonly problem: Problem;
  /** For example "Someone else changed this product"; defaults to a general title. */
  readonly title?: string;
  /** Loads the other version, and discards the current input. */
  readonly onReload: () => void;
  /** Saves the current input over the other version, without an expected revision. */
  readonly onOverwrite: () => void;
}

export function ConflictNote({ problem, title, onReload, onOverwrite }: ConflictProps) {
  const { t } = useTranslation('widgets');
  return (
    <Note tone="warning" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      <strong>{title ?? t('conflict.title')}</strong>
      <br />
      {t('conflict.keep', { change: describeProblem(problem) })}
      <div className={note['choices']}>
        <Choices onReload={onReload} onOverwrite={onOverwrite} />
      </div>
    </Note>
  );
}

export function ConflictBar({
  problem,
  title,
  onReload,
  onOverwrite,
  onClose,
  children,
}: ConflictProps & {
  readonly onClose: () => void;
  /** Additional choices, shown before the usual two. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('widgets');
  return (
    <ErrorBar
      what={title ?? t('conflict.title')}
      where={
        <>
          {t('conflict.keep', { change: describeProblem(problem) })}
          <span className={classes['choices']}>
            {children}
            <Choices onReload={onReload} onOverwrite={onOverwrite} />
          </span>
        </>
      }
      onClose={onClose}
    />
  );
}

function Choices({ onReload, onOverwrite }: Pick<ConflictProps, 'onReload' | 'onOverwrite'>) {
  const { t } = useTranslation('widgets');
  return (
    <>
      <Button size="xs" onClick={onReload}>
        {t('conflict.reload')}
      </Button>
      <Button size="xs" onClick={onOverwrite}>
        {t('conflict.overwrite')}
      </Button>
    </>
  );
}
