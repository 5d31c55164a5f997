/** How the tested value came about, in the words of a quote; each step leads to its part of the logic. */
import { useTranslation } from 'react-i18next';
import { ExplainedSteps } from '../explanation/explained-steps.tsx';
import blocks from '../layout/blocks.module.css';
import { Mark } from '../mark.tsx';
import { describeSentence } from '../problems/problem-text.ts';
import type { TestExplanation } from './logic-test/test-explanation.ts';
import classes from './step-list.module.css';
import type { GoToPath } from './use-go-to-path.ts';

/** Where a rate table is shown, and a row of it, from 1. */
export type TablePath = (table: string, row: number | undefined) => string;

interface ExplanationListProps {
  readonly explanation: TestExplanation;
  readonly isStale: boolean;
  readonly tablePath: TablePath | undefined;
  readonly goToPath: GoToPath;
}

export function ExplanationList({ explanation: { steps, isCut }, isStale, tablePath, goToPath }: ExplanationListProps) {
  const { t } = useTranslation('logic');
  const goTo = (index: number) => {
    const step = steps[index];
    if (step) goToPath(step.path);
  };
  return (
    <section className={classes['steps']} aria-labelledby="steps-heading">
      <div className={classes['head']}>
        <h3 id="steps-heading">{t('steps.inWords')}</h3>
        {isStale ? <Mark>{t('test.stale')}</Mark> : null}
      </div>
      <div className={`${blocks['scroll']} ${classes['explanation']}`}>
        <ExplainedSteps
          steps={steps.map(({ depth, sign, valueJsonString, sentence, row }) => ({
            depth,
            sign,
            valueJsonString,
            text: describeSentence(sentence),
            table: row?.table,
            row: row?.number,
          }))}
          isCut={isCut}
          tablePath={tablePath}
          onShow={goTo}
        />
      </div>
    </section>
  );
}
