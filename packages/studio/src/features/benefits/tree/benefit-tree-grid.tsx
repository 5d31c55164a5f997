/**
 * The benefit tree as a virtualized grid: only visible rows are rendered. It is a single tab stop; the arrow keys
 * navigate within it.
 */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isDraftDirty, withDraft, type BenefitDrafts } from '../draft/benefit-draft.ts';
import { BenefitRowView } from './benefit-row.tsx';
import type { BenefitRow } from './benefit-rows.ts';
import classes from './benefit-tree.module.css';
import type { DropHandler } from './use-row-drag.ts';

const rowHeightPx = 36;

interface BenefitTreeGridProps {
  readonly rows: readonly BenefitRow[];
  readonly drafts: BenefitDrafts;
  readonly locale: string;
  readonly selectedKey: string | undefined;
  readonly onSelect: (row: BenefitRow) => void;
  readonly onToggle: (typeId: string) => void;
  readonly onDrop: DropHandler;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function BenefitTreeGrid(props: BenefitTreeGridProps) {
  const { rows, drafts, locale, selectedKey, onSelect, onToggle, onDrop, onKeyDown } = props;
  const { t } = useTranslation('benefits');
  const grid = useRef<HTMLDivElement>(null);
  const selectedIndex = rows.findIndex(({ key }) => key === selectedKey);
  const tabIndex = Math.max(selectedIndex, 0);
  // Its result is read only here, and never memoized.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: rowHeight,
    overscan: 10,
    scrollPaddingStart: rowHeightPx,
    // The focused row stays mounted however far the user scrolls.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return tabIndex >= rows.length || indexes.includes(tabIndex)
        ? indexes
        : [...indexes, tabIndex].toSorted(byNumber);
    },
  });
  useScrollToSelected(grid, selectedKey, selectedIndex, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }));
  return (
    <div
      ref={grid}
      role="treegrid"
      className={classes['grid']}
      aria-label={t('title')}
      aria-rowcount={rows.length + 1}
      aria-describedby="benefit-tree-hint"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const key = target instanceof Element ? target.closest('[data-key]')?.getAttribute('data-key') : undefined;
        const row = rows.find((one) => one.key === key);
        if (row) onSelect(row);
      }}
    >
      <div role="rowgroup" className={classes['head']}>
        <div role="row" aria-rowindex={1} className={classes['headRow']}>
          <span role="columnheader">{t('column.name')}</span>
          <span role="columnheader" className={classes['typeId']}>
            {t('column.typeId')}
          </span>
          <span role="columnheader" className={classes['value']}>
            {t('column.value')}
          </span>
        </div>
      </div>
      <div role="rowgroup" className={classes['body']} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const draft = drafts[row.key];
          return (
            <BenefitRowView
              key={row.key}
              row={row}
              shown={draft ? withDraft(row.entry, draft, locale) : row.entry}
              index={index}
              top={start}
              locale={locale}
              isSelected={row.key === selectedKey}
              isFocusable={index === tabIndex}
              isUnsaved={isDraftDirty(draft, row.entry)}
              onToggle={onToggle}
              onDrop={onDrop}
            />
          );
        })}
      </div>
      <span id="benefit-tree-hint" hidden>
        {t('row.hint')}
      </span>
    </div>
  );
}

/** Scrolls the selected row into view, and focuses it if another row had the focus. */
function useScrollToSelected(
  grid: { readonly current: HTMLDivElement | null },
  selectedKey: string | undefined,
  selectedIndex: number,
  scrollTo: (index: number) => void,
): void {
  const scroll = useRef(scrollTo);
  useEffect(() => {
    scroll.current = scrollTo;
  });
  useLayoutEffect(() => {
    if (selectedKey === undefined || selectedIndex < 0) return;
    scroll.current(selectedIndex);
    const { activeElement } = document;
    const wasLost = activeElement === document.body;
    if (!wasLost && activeElement?.closest('[role="row"]') === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selectedKey)}"]`)?.focus({ preventScroll: true });
  }, [grid, selectedKey, selectedIndex]);
}

function rowHeight(): number {
  return rowHeightPx;
}

function byNumber(left: number, right: number): number {
  return left - right;
}
