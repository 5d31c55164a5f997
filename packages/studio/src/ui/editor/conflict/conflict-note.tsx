/**
 * Another user has saved the same record: shows who and when, and offers to merge, use their version or overwrite it. A note
 * in forms and panels, a bar in editors that fill the window. Both keep the current input until the user has chosen.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import note from '../../note.module.css';
import classes from './conflict-note.module.css';
import { ErrorBar } from '../../problems/error-bar.tsx';
import { Note } from '../../note.tsx';
import { describeProblem } from '../../problems/problem-text.ts';
import { LazyMergeChoice } from '../merge/lazy-merge-choice.tsx';
import type { OpenedMerge } from '../record/record-merge.ts';

interface ConflictProps {
  /** The problem with the code CONFLICT, as the server reported it. */
  readonly problem: Problem;
  /** For example "Someone else changed this product"; defaults to a general title. */
  readonly title?: string;
  /** Loads the other version, and discards the current input. */
  readonly onReload: () => void;
  /** Saves the current input over the other version, without an expected revision. */
  readonly onOverwrite: () => void;
  /** Reads the other version to choose between the changes of both. */
  readonly onMerge?: (() => Promise<OpenedMerge | undefined>) | undefined;
}

export function ConflictNote({ problem, title, ...answers }: ConflictProps) {
  const { t } = useTranslation('problems');
  return (
    <Note tone="warning" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      <strong>{title ?? t('conflict.title')}</strong>
      <br />
      {t('conflict.keep', { change: describeProblem(problem) })}
      <div className={note['choices']}>
        <Choices {...answers} />
      </div>
    </Note>
  );
}

export function ConflictBar({ problem, title, onClose, ...answers }: ConflictProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('problems');
  return (
    <ErrorBar
      what={title ?? t('conflict.title')}
      where={
        <>
          {t('conflict.keep', { change: describeProblem(problem) })}
          <span className={classes['choices']}>
            <Choices {...answers} />
          </span>
        </>
      }
      onClose={onClose}
    />
  );
}

function Choices({ onReload, onOverwrite, onMerge }: Omit<ConflictProps, 'problem' | 'title'>) {
  const { t } = useTranslation('problems');
  return (
    <>
      {onMerge ? <LazyMergeChoice onOpen={onMerge} /> : null}
      <Button size="xs" onClick={onReload}>
        {t('conflict.reload')}
      </Button>
      <Button size="xs" onClick={onOverwrite}>
        {t('conflict.overwrite')}
      </Button>
    </>
  );
}
