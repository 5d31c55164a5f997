import { Button } from '@mantine/core';
import type { Input } from '@coverwright/insurance/input';
import type { DecisionCoverage, JsonObject, JsonPath } from '@coverwright/rules';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './coverage-panel.module.css';
import { useCoverage, type FoundCoverage } from './use-coverage.ts';

interface CoveragePanelProps {
  readonly logicText: string;
  readonly path: JsonPath;
  /** The declared inputs. */
  readonly inputs: readonly Input[];
  readonly isReadOnly: boolean;
  /** Whether inputs that no row covers are an error; otherwise there is a default. */
  readonly areGapsErrors: boolean;
  readonly onAddRow: (example: JsonObject) => void;
  /** From 0. */
  readonly onGoToRow: (row: number) => void;
}

/** Of each kind. */
const shownMax = 20;

/** Below the table: what no row covers, rows that are never reached, and rows that overlap. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.coverage' });
  const titleId = useId();
  const found = useCoverage(props.logicText, props.path, props.inputs);
  return (
    <section className={classes['panel']} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <h3 id={titleId}>{t('title')}</h3>
        <span role="status">
          <Summary found={found} areGapsErrors={props.areGapsErrors} />
        </span>
      </div>
      {found.kind === 'found' ? <Findings {...props} coverage={found.coverage} /> : null}
    </section>
  );
}

function Summary({ found, areGapsErrors }: { readonly found: FoundCoverage; readonly areGapsErrors: boolean }) {
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.coverage' });
  if (found.kind !== 'found') return t(found.kind);
  const { gaps, unreachable, overlaps, isComplete } = found.coverage;
  const sentences = [
    ...(gaps.length > 0 ? [t(areGapsErrors ? 'gaps' : 'gapsByDefault', { count: gaps.length })] : []),
    ...(unreachable.length > 0 ? [t('unreachable', { count: unreachable.length })] : []),
    ...(overlaps.length > 0 ? [t('overlaps', { count: overlaps.length })] : []),
  ];
  if (sentences.length === 0) return isComplete ? t('complete') : t('incomplete');
  return [...sentences, ...(isComplete ? [] : [t('incomplete')])].join(' ');
}

function Findings(props: CoveragePanelProps & { readonly coverage: DecisionCoverage }) {
  const { coverage, isReadOnly, onAddRow, onGoToRow } = props;
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.coverage' });
  const goTo = (row: number) => (
    <Button key={row} size="xs" variant="subtle" onClick={() => onGoToRow(row - 1)}>
      {t('goToRow', { row })}
    </Button>
  );
  const { gaps, unreachable, overlaps } = coverage;
  const items: readonly (readonly [key: string, text: string, actions: ReactNode])[] = [
    ...overlaps.slice(0, shownMax).map(({ row, otherRow, inputs }) => {
      const text = t('overlap', { row, otherRow, example: exampleText(inputs) });
      return [`overlap ${row} ${otherRow}`, text, [goTo(row), goTo(otherRow)]] as const;
    }),
    ...unreachable.slice(0, shownMax).map(({ row, taken }) => {
      const text = taken
        ? t('hidden', { row, by: taken.by, example: exampleText(taken.inputs) })
        : t('impossible', { row });
      return [`unreachable ${row}`, text, [goTo(row), ...(taken ? [goTo(taken.by)] : [])]] as const;
    }),
    ...gaps.slice(0, shownMax).map((example) => {
      const text = t('gap', { example: exampleText(example) });
      const action = isReadOnly ? null : (
        <Button size="xs" variant="subtle" onClick={() => onAddRow(example)}>
          {t('addRow')}
        </Button>
      );
      return [`gap ${JSON.stringify(example)}`, text, action] as const;
    }),
  ];
  if (items.length === 0) return null;
  const others = gaps.length + unreachable.length + overlaps.length - items.length;
  return (
    <ul className={classes['findings']}>
      {items.map(([key, text, actions]) => (
        <li key={key}>
          <span>{text}</span>
          {actions}
        </li>
      ))}
      {others > 0 ? <li>{t('others', { count: others })}</li> : null}
    </ul>
  );
}

function exampleText(example: JsonObject): string {
  return Object.entries(example)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? `“${value}”` : JSON.stringify(value)}`)
    .join(', ');
}
