import { useTranslation } from 'react-i18next';
import { logicInWords, type VariableLabels } from '@coverwright/rules/explain';
import { Mark } from '../mark.tsx';
import classes from './step-list.module.css';
import { describeSentence } from '../problems/problem-text.ts';
import { readStep } from './steps/step-reading.ts';
import { nodeOf, type StepTree } from './steps/step-tree.ts';
import { StepOutcome } from './steps/step-outcome.tsx';

interface CursorLineProps {
  readonly tree: StepTree;
  /** The step that contains the cursor. */
  readonly step: number | undefined;
  /** Set if the step is shown in words, which name inputs by them; otherwise by its operator. */
  readonly labels: VariableLabels | undefined;
  readonly fractionDigits: number;
  readonly isStale: boolean;
}

/** The line below the code: the result of the node at the cursor in the last test. */
export function CursorLine({ tree, step: index, labels, fractionDigits, isStale }: CursorLineProps) {
  const { t } = useTranslation('logic');
  const step = index === undefined ? undefined : tree.steps[index];
  return (
    <section className={classes['cursorLine']} aria-label={t('steps.atCursor')}>
      {step && index !== undefined ? (
        <>
          {labels === undefined ? <code>{step.operator}</code> : null}
          <span className={classes['reading']}>
            {labels === undefined ? readStep(tree, index) : describeSentence(logicInWords(nodeOf(tree, index), labels))}
          </span>
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
