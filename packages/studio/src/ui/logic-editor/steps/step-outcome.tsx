import { useTranslation } from 'react-i18next';
import classes from '../step-list.module.css';
import { formatStepValue } from './step-format.ts';
import type { TestStep } from '../logic-test/test-step.ts';

interface StepOutcomeProps {
  readonly step: TestStep;
  readonly fractionDigits: number;
}

/** The outcome of a step: its value, its last value if there are several, or why there is none. */
export function StepOutcome({ step, fractionDigits }: StepOutcomeProps) {
  const { t } = useTranslation('logic');
  if (step.times === 0) return <span className={classes['notReached']}>{t('steps.notReached')}</span>;
  if (step.problem) return <span className={classes['problem']}>{t('steps.problem')}</span>;
  if (!step.value) return <span className={classes['notReached']}>{t('steps.noValue')}</span>;
  return formatStepValue(step.value, step.operator, fractionDigits);
}
