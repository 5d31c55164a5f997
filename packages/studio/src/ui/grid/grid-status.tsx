import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import type { CurrentProblem } from './use-current-problem.ts';
import classes from './grid.module.css';

interface GridStatusProps {
  readonly current: CurrentProblem;
  readonly problemCount: number;
  /** What the last action has done. */
  readonly report: string;
  /** What the report offers. */
  readonly action: { readonly label: string; readonly run: () => void } | undefined;
  readonly isReadOnly: boolean;
  readonly onDone: () => void;
}

/** The last report, and the problems one by one. Has the same height with and without them, so that no cell moves. */
export function GridStatus({ current, problemCount, report, action, isReadOnly, onDone }: GridStatusProps) {
  const { t } = useTranslation('grid');
  const { problem, index } = current;
  const go = (by: 1 | -1) => (): void => {
    current.go(by);
    onDone();
  };
  const corrections = isReadOnly ? [] : (problem?.corrections ?? []);
  return (
    <div className={classes['status']}>
      <output className={classes['report']} title={report}>
        {report}
      </output>
      {action === undefined ? null : (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            action.run();
            onDone();
          }}
        >
          {action.label}
        </Button>
      )}
      {problem === undefined ? null : (
        <div className={classes['problems']} role="group" aria-label={t('problems.title')}>
          {problem.severity === 'error' ? (
            <IconAlertCircle className={classes['errorMark']} size={16} stroke={1.75} aria-hidden />
          ) : (
            <IconAlertTriangle className={classes['warningMark']} size={16} stroke={1.75} aria-hidden />
          )}
          <Button size="xs" variant="subtle" onClick={go(1)}>
            {index < 0
              ? t('problems.count', { count: problemCount })
              : t('problems.position', { position: index + 1, count: problemCount })}
          </Button>
          <span className={classes['problemText']} aria-live="polite" title={problem.text}>
            {problem.text}
          </span>
          {corrections.map((text, at) => (
            <Button
              key={text}
              size="xs"
              variant="default"
              title={at === 0 ? t('problems.correctKey') : undefined}
              onClick={() => {
                current.correct(text);
                onDone();
              }}
            >
              {t('problems.write', { text })}
            </Button>
          ))}
          <IconButton
            label={t('problems.previous')}
            icon={<IconChevronUp size={16} stroke={1.75} />}
            onClick={go(-1)}
          />
          <IconButton label={t('problems.next')} icon={<IconChevronDown size={16} stroke={1.75} />} onClick={go(1)} />
        </div>
      )}
    </div>
  );
}
