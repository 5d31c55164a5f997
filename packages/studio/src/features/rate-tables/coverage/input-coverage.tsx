/** Below the grid: which values of the inputs have no row. Rows that no input reaches are among the problems of the grid. */
import type { TableCoverage } from '@coverwright/rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './input-coverage.module.css';
import { gapText } from './coverage-text.ts';

interface InputCoverageProps {
  /** Undefined while the table has errors. */
  readonly coverage: TableCoverage | undefined;
  /** Whether each column of values has a default, so that no lookup fails. */
  readonly hasDefaults: boolean;
}

const shownGaps = 20;

export function InputCoverage({ coverage, hasDefaults }: InputCoverageProps) {
  const { t } = useTranslation('grid');
  const titleId = useId();
  const gaps = coverage?.gaps ?? [];
  const others = gaps.length - shownGaps;
  return (
    <section className={classes['panel']} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <h2 id={titleId}>{t('tables.inputs.title')}</h2>
        <span role="status">
          <Summary coverage={coverage} hasDefaults={hasDefaults} />
        </span>
      </div>
      {gaps.length === 0 ? null : (
        <ul className={classes['gaps']}>
          {gaps.slice(0, shownGaps).map((gap) => {
            const text = gapText(gap, t);
            return <li key={text}>{text}</li>;
          })}
          {others > 0 ? <li>{t('tables.inputs.moreGaps', { count: others })}</li> : null}
        </ul>
      )}
    </section>
  );
}

function Summary({ coverage, hasDefaults }: InputCoverageProps) {
  const { t } = useTranslation('grid');
  if (coverage === undefined) return t('tables.inputs.errors');
  const { comparedKeys, gaps, unreachable, isComplete } = coverage;
  if (comparedKeys.length === 0) return t('tables.inputs.nothing');
  const sentences = [
    ...(unreachable.length > 0 ? [t('tables.inputs.unreachable', { count: unreachable.length })] : []),
    ...(isComplete ? [] : [t('tables.inputs.incomplete')]),
    // The list follows.
    ...(gaps.length > 0 ? [t(hasDefaults ? 'tables.inputs.defaults' : 'tables.inputs.gaps')] : []),
  ];
  return sentences.length === 0
    ? t('tables.inputs.complete', { keys: comparedKeys.join(t('tables.inputs.comma')) })
    : sentences.join(' ');
}
