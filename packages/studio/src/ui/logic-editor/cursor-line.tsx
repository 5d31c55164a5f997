import { useTranslation } from 'react-i18next';
import { Mark } from '../mark.tsx';
import classes from './step-list.module.css';
import { readStep } from './steps/step-reading.ts';
import type { StepTree } from './steps/step-tree.ts';
import { StepOutcome } from './steps/step-outcome.tsx';

interface CursorLineProps {
  readonly tree: StepTree;
  /** The step that contains the cursor. */
  readonly step: number | undefined;
  readonly fractionDigits: number;
  readonly isStale: boolean;
}

/** The line below the code: the result of the node at the cursor in the last test. */
export function CursorLine({ tree, step: index, fractionDigits, isStale }: CursorLineProps) {
  const { t } = useTranslation('logic');
  const step = index === undefined ? undefined : tree.steps[index];
  return (
    <section className={classes['cursorLine']} aria-label={t('steps.atCursor')}>
      {step && index !== undefined ? (
        <>
          <code>{step.operator}</code>
          <span className={classes['reading']}>{readStep(tree, index)}</span>
          {isStale ? <Mark>{t('test.stale')}</Mark> : null}
          <span className={classes['value']}>
            <StepOutcome step={step} fractionDigits={fractionDigits} />
          </span>
        </>
      ) : (
        <span className={classes['reading']}>{t('steps.noneAtCursor')}</span>
      )}
    </section>
  );
}
