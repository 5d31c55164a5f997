/** The operators of the tested logic with their results: a tree whose main steps are initially expanded. */
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleText } from '../problems/rule-text.ts';
import { formatStepValue } from './steps/step-format.ts';
import { Mark } from '../mark.tsx';
import classes from './step-list.module.css';
import blocks from '../layout/blocks.module.css';
import { StepOutcome } from './steps/step-outcome.tsx';
import { readStep } from './steps/step-reading.ts';
import { hasInner, type StepTree } from './steps/step-tree.ts';
import type { TestStep } from './logic-test/test-step.ts';
import type { GoToPath } from './use-go-to-path.ts';
import type { TestedSteps } from './logic-test/use-logic-test.ts';
import { useStepRows, type StepRows } from './use-step-rows.ts';

interface StepListProps {
  readonly tested: TestedSteps;
  /** The step that contains the cursor. */
  readonly current: number | undefined;
  readonly goToPath: GoToPath;
  readonly fractionDigits: number;
  readonly isStale: boolean;
}

const rowHeightPx = 32;
const tallRowHeightPx = 50;
/** Deeper levels are not indented further, because the panel is narrow. */
const deepestIndent = 10;

export function StepList({ tested, current, goToPath, fractionDigits, isStale }: StepListProps) {
  const { t } = useTranslation('logic');
  const { tree } = tested;
  const goTo = (index: number) => {
    const step = tree.steps[index];
    if (step) goToPath(step.path, step.operator);
  };
  const rows = useStepRows(tree, current, goTo);
  const scroller = useRef<HTMLDivElement>(null);
  const { visible, active } = rows;
  const activeRow = visible.indexOf(active);
  // A new function when the rows change, which discards the cached heights.
  const getItemKey = useCallback((row: number) => visible[row] ?? row, [visible]);
  const virtualizer = useVirtualizer({
    count: visible.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: (row) => (isTall(tree.steps[visible[row] ?? 0]) ? tallRowHeightPx : rowHeightPx),
    overscan: 12,
    // The active row stays mounted, so that Tab finds it again.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), activeRow),
  });
  useEffect(() => {
    if (activeRow >= 0) virtualizer.scrollToIndex(activeRow, { align: 'auto' });
  }, [virtualizer, activeRow]);
  useLayoutEffect(() => {
    const { current: list } = scroller;
    if (list?.contains(document.activeElement)) document.getElementById(rowId(active))?.focus({ preventScroll: true });
  }, [active]);
  return (
    <div className={classes['steps']}>
      <div className={classes['head']}>
        <h3 id="steps-heading">{t('steps.heading')}</h3>
        {isStale ? <Mark>{t('test.stale')}</Mark> : null}
        <Button variant="subtle" size="xs" onClick={rows.toggleAll}>
          {rows.isAllOpen ? t('steps.main') : t('steps.all')}
        </Button>
      </div>
      {tested.isCut ? <p className={classes['note']}>{t('steps.cut')}</p> : null}
      <div ref={scroller} className={blocks['scroll']} role="tree" aria-labelledby="steps-heading">
        <div role="none" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index: row, start, size }) => (
            <StepRow
              key={visible[row]}
              tree={tree}
              index={visible[row] ?? 0}
              rows={rows}
              place={{ top: start, height: size }}
              isCurrent={visible[row] === rows.marked}
              fractionDigits={fractionDigits}
              onGoTo={goTo}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface StepRowProps {
  readonly tree: StepTree;
  readonly index: number;
  readonly rows: StepRows;
  readonly place: { readonly top: number; readonly height: number };
  readonly isCurrent: boolean;
  readonly fractionDigits: number;
  readonly onGoTo: (index: number) => void;
}

function StepRow({ tree, index, rows, place, isCurrent, fractionDigits, onGoTo }: StepRowProps) {
  const step = tree.steps[index];
  if (!step) return null;
  const reading = readStep(tree, index);
  const isOpen = rows.opened.has(index);
  const canOpen = hasInner(tree, index);
  return (
    <div
      id={rowId(index)}
      role="treeitem"
      aria-level={step.depth + 1}
      aria-posinset={tree.setPositions[index]?.position}
      aria-setsize={tree.setPositions[index]?.count}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isCurrent}
      className={classes['row']}
      tabIndex={rows.active === index ? 0 : -1}
      data-reached={step.times > 0}
      data-outermost={index === 0 || undefined}
      style={{ ...place, paddingLeft: 16 + Math.min(step.depth, deepestIndent) * 12 }}
      onKeyDown={rows.handleKey}
      onClick={({ target }) => {
        if (canOpen && target instanceof Element && target.closest('[data-caret]')) return rows.toggle(index);
        rows.setActive(index);
        return onGoTo(index);
      }}
    >
      <div className={classes['line']}>
        <span className={classes['caret']} data-caret data-open={isOpen || undefined} aria-hidden>
          {canOpen ? <IconChevronRight size={12} stroke={1.75} /> : null}
        </span>
        <code>{step.operator}</code>
        <span className={classes['reading']} title={reading}>
          {reading}
        </span>
        <span className={classes['value']} title={step.value?.text}>
          <StepOutcome step={step} fractionDigits={fractionDigits} />
        </span>
      </div>
      <StepDetail step={step} fractionDigits={fractionDigits} />
    </div>
  );
}

/** Why it failed, or its results in order. */
function StepDetail({ step, fractionDigits }: { step: TestStep; fractionDigits: number }) {
  const { t } = useTranslation('logic');
  if (step.problem) {
    const words = ruleText(step.problem);
    return (
      <div className={classes['problemText']} title={words}>
        {words}
      </div>
    );
  }
  if (step.times < 2) return null;
  const values = step.values.map((value) => formatStepValue(value, step.operator, fractionDigits)).join(', ');
  const isMore = step.times > step.values.length;
  return (
    <div className={classes['detail']} title={values}>
      {t('steps.times', { count: step.times })} {values}
      {isMore ? ', …' : ''}
    </div>
  );
}

function isTall(step: TestStep | undefined): boolean {
  return step !== undefined && (step.problem !== undefined || step.times > 1);
}

function rowId(index: number): string {
  return `step-${index}`;
}

function withRow(shown: readonly number[], row: number): number[] {
  const rows = new Set(row < 0 ? shown : [...shown, row]);
  return [...rows].toSorted((left, right) => left - right);
}
