/** Which rows of the product table are drawn, and the arrow keys between them. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ProductRow } from './product-groups.ts';

const rowHeights = { group: 40, 'version-head': 28, version: 36, 'create-version': 36 } as const;

export function useProductRows(rows: readonly ProductRow[], revealKey: string | undefined) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [pageTop, setPageTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setPageTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // Its result is read here only, and never memoized.
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rowHeights[rows[index]?.kind ?? 'group'],
    getItemKey: (index) => rows[index]?.key ?? index,
    scrollMargin: pageTop,
    overscan: 12,
  });
  useLayoutEffect(() => virtualizer.measure(), [rows, virtualizer]);

  const wanted = useRef<number>(undefined);
  const [moves, setMoves] = useState(0);
  const drawn = virtualizer.getVirtualItems();
  // Again for every set of drawn rows: one far away is drawn only some renders after it was scrolled to.
  useEffect(() => {
    const target = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] :is(button, a)`);
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
  }, [drawn, moves]);

  const revealed = useRef<string>(undefined);
  useEffect(() => {
    const index = revealKey === undefined ? -1 : rows.findIndex(({ key }) => key === revealKey);
    if (index < 0 || revealed.current === revealKey) return;
    revealed.current = revealKey;
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [rows, revealKey, virtualizer]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event, rows);
    if (next === undefined) return;
    event.preventDefault();
    virtualizer.scrollToIndex(next, { align: 'auto' });
    wanted.current = next;
    setMoves((count) => count + 1);
  };
  const items = virtualizer
    .getVirtualItems()
    .map(({ index, start, size }) => ({ index, top: start - pageTop, height: size }));
  return { body, items, totalHeight: virtualizer.getTotalSize(), handleKeyDown };
}

function nextIndex({ key, target }: KeyboardEvent, rows: readonly ProductRow[]): number | undefined {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  const index = Number(row?.getAttribute('data-index'));
  if (!row || Number.isNaN(index)) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return undefined;
  const neighbour = rows[index + step]?.kind === 'version-head' ? index + 2 * step : index + step;
  return neighbour >= 0 && neighbour < rows.length ? neighbour : undefined;
}
