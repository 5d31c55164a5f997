import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import type { GridEditor } from './model/grid-editor.ts';
import type { GridProblem } from './view/problem-marks.ts';
import classes from './grid.module.css';

interface GridStatusProps {
  readonly editor: GridEditor;
  readonly problems: readonly GridProblem[];
  /** What the last action has done. */
  readonly report: string;
  readonly onDone: () => void;
}

/** The last report, and the problems one by one. */
export function GridStatus({ editor, problems, report, onDone }: GridStatusProps) {
  const { t } = useTranslation('grid');
  const [shown, setShown] = useState<GridProblem>();
  const at = shown === undefined ? -1 : problems.indexOf(shown);
  const go = (by: 1 | -1): void => {
    const start = at < 0 && by < 0 ? 0 : at;
    const problem = problems[(start + by + problems.length) % problems.length];
    if (problem === undefined) return;
    setShown(problem);
    editor.goTo(problem.row, problem.columns[0] ?? 0);
    onDone();
  };
  const current = problems[at] ?? problems[0];
  return (
    <div className={classes['status']}>
      <output className={classes['report']}>{report}</output>
      {current === undefined ? null : (
        <div className={classes['problems']} role="group" aria-label={t('problems.title')}>
          {current.severity === 'error' ? (
            <IconAlertCircle className={classes['errorMark']} size={16} stroke={1.75} aria-hidden />
          ) : (
            <IconAlertTriangle className={classes['warningMark']} size={16} stroke={1.75} aria-hidden />
          )}
          <Button size="xs" variant="subtle" onClick={() => go(1)}>
            {at < 0
              ? t('problems.count', { count: problems.length })
              : t('problems.position', { position: at + 1, count: problems.length })}
          </Button>
          <span className={classes['problemText']} aria-live="polite">
            {current.text}
          </span>
          <IconButton
            label={t('problems.previous')}
            icon={<IconChevronUp size={16} stroke={1.75} />}
            onClick={() => go(-1)}
          />
          <IconButton
            label={t('problems.next')}
            icon={<IconChevronDown size={16} stroke={1.75} />}
            onClick={() => go(1)}
          />
        </div>
      )}
    </div>
  );
}
