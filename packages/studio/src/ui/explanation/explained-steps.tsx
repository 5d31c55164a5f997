/** How a value came about, as an indented calculation. */
import { isJsonList, isJsonObject, type Json, parseJson } from '@coverwright/insurance/json';
import { IconFocus2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../icon-button.tsx';
import classes from './explained-steps.module.css';
import { findName } from './named-in-text.ts';

export interface ShownStep {
  readonly depth: number;
  /** How the value enters that of the step around it: one of + - * /. */
  readonly sign?: string | null | undefined;
  readonly text: string;
  readonly valueJsonString: string;
  /** The rate table that contains the value, and its row, from 1. */
  readonly table?: string | null | undefined;
  readonly row?: number | null | undefined;
}

interface ExplainedStepsProps {
  readonly steps: readonly ShownStep[];
  readonly isCut: boolean;
  /** Where a rate table is shown; undefined for users who may not read it. */
  readonly tablePath: ((table: string, row: number | undefined) => string) | undefined;
  /** Shows the part of the logic that a step is about. */
  readonly onShow?: (index: number) => void;
}

export function ExplainedSteps({ steps, isCut, tablePath, onShow }: ExplainedStepsProps) {
  const { t } = useTranslation('quote');
  return (
    <>
      <ol className={classes['steps']}>
        {steps.map((step, index) => (
          <li key={index} style={{ paddingInlineStart: `${Math.min(step.depth, deepest) * indent}px` }}>
            <span className={classes['stepValue']}>
              {step.sign ? <span className={classes['sign']}>{signs.get(step.sign) ?? step.sign} </span> : null}
              <StepValue json={step.valueJsonString} />
            </span>{' '}
            <span className={classes['stepText']} dir="auto">
              <StepText step={step} tablePath={tablePath} />
            </span>
            {onShow === undefined ? null : (
              <span className={classes['show']}>
                <IconButton
                  size={24}
                  label={t('showStep', { step: step.text })}
                  icon={<IconFocus2 size={14} stroke={1.75} />}
                  onClick={() => onShow(index)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {isCut ? <p className={classes['note']}>{t('stepsCut')}</p> : null}
    </>
  );
}

interface StepTextProps extends Pick<ExplainedStepsProps, 'tablePath'> {
  readonly step: ShownStep;
}

/** The name of a rate table leads to the row in it. */
function StepText({ step: { text, table, row }, tablePath }: StepTextProps) {
  const { t } = useTranslation('quote');
  const rowText = row ? t('row', { row }) : undefined;
  const to = table ? tablePath?.(table, row ?? undefined) : undefined;
  const named = to === undefined ? undefined : findName(text, table ?? '');
  const shownRow = rowText === undefined ? null : <span className={classes['row']}> {rowText}</span>;
  if (to === undefined) {
    return (
      <>
        {text}
        {shownRow}
      </>
    );
  }
  if (named === undefined) {
    return (
      <>
        {text} <Link to={to}>{rowText ?? t('toTable')}</Link>
      </>
    );
  }
  return (
    <>
      {named.before}
      <Link to={to}>{table}</Link>
      {named.after}
      {shownRow}
    </>
  );
}

const indent = 16;
/** Deeper steps would have no room. */
const deepest = 8;
const signs: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['-', '−'],
  ['*', '×'],
  ['/', '÷'],
]);
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 12 });

function StepValue({ json }: { readonly json: string }) {
  const { t } = useTranslation('quote');
  const show = (value: Json | undefined): string => {
    if (value === null || value === undefined || value === '') return t('noValue');
    if (typeof value === 'number') return numbers.format(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') return value;
    if (!isJsonList(value)) return isJsonObject(value) ? t('severalValues') : String(value);
    return value.length === 0 ? t('noValue') : value.map(show).join(', ');
  };
  return show(parseJson(json));
}
