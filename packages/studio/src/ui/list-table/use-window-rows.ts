/** Which rows of a long table are drawn while the window scrolls, and the arrow keys between them. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useScrollPlace } from './use-scroll-place.ts';

export interface WindowRows<Row> {
  /** The same list as long as nothing has changed. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly heightOf: (row: Row) => number;
  /** Rows without a button or a link: the arrow keys pass over them. */
  readonly isPassedOver?: (row: Row) => boolean;
  /** The row to bring into view, such as one that was just created. */
  readonly revealKey?: string | undefined;
}

/** Each drawn row carries its index as `data-index`, and the first button or link in it gets the focus. */
export function useWindowRows<Row>(list: WindowRows<Row>) {
  const { rows, keyOf, heightOf, revealKey } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  const [pageTop, setPageTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setPageTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // Its result is read here only, and never memoized.
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => heightOf(rows[index]!),
    getItemKey: (index) => keyOf(rows[index]!),
    scrollMargin: pageTop,
    overscan: 12,
  });
  useLayoutEffect(() => virtualizer.measure(), [rows, virtualizer]);
  const totalHeight = virtualizer.getTotalSize();
  useScrollPlace(totalHeight);

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
    const index = revealKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === revealKey);
    if (index < 0 || revealed.current === revealKey) return;
    revealed.current = revealKey;
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [rows, keyOf, revealKey, virtualizer]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event, list);
    if (next === undefined) return;
    event.preventDefault();
    virtualizer.scrollToIndex(next, { align: 'auto' });
    wanted.current = next;
    setMoves((count) => count + 1);
  };
  const items = virtualizer
    .getVirtualItems()
    .map(({ index, start, size }) => ({ index, top: start - pageTop, height: size }));
  return { body, items, totalHeight, handleKeyDown };
}

function nextIndex<Row>(
  { key, target }: KeyboardEvent,
  { rows, isPassedOver = () => false }: WindowRows<Row>,
): number | undefined {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  const index = Number(row?.getAttribute('data-index'));
  if (!row || Number.isNaN(index)) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return undefined;
  const neighbour = rows[index + step];
  const next = neighbour !== undefined && isPassedOver(neighbour) ? index + 2 * step : index + step;
  return next >= 0 && next < rows.length ? next : undefined;
}
