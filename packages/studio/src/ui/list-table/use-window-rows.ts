/** Virtualizes the rows of a long table that scrolls with the window, and handles the arrow keys between them. */
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { rowAt, rowTops, scrollFor } from './row-window.ts';
import { useScrollPosition } from './use-scroll-position.ts';

export interface WindowRows<Row> {
  /** A stable list as long as nothing has changed. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly heightOf: (row: Row) => number;
  /** Rows without a button or link, which the arrow keys skip. */
  readonly isPassedOver?: (row: Row) => boolean;
  /** The row to scroll into view, such as one that was just created. */
  readonly revealKey?: string | undefined;
}

/** The number of rows rendered beyond the visible ones on each side, so that none is missing during scrolling. */
const rowsBeyond = 12;

function subscribeToWindow(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Each rendered row has its index in `data-index`, and the first button or link in it gets the focus. */
export function useWindowRows<Row>(list: WindowRows<Row>) {
  const { rows, keyOf, heightOf, revealKey } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  const [pageTop, setPageTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setPageTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const tops = useMemo(() => rowTops(rows.map(heightOf)), [rows, heightOf]);
  const totalHeight = tops.at(-1) ?? 0;
  const firstInView = useSyncExternalStore(subscribeToWindow, () => rowAt(tops, window.scrollY - pageTop));
  const viewHeight = useSyncExternalStore(subscribeToWindow, () => window.innerHeight);
  const lastInView = rowAt(tops, (tops[firstInView + 1] ?? 0) + viewHeight);
  const first = Math.max(0, firstInView - rowsBeyond);
  const last = Math.min(rows.length - 1, lastInView + rowsBeyond);
  useScrollPosition(totalHeight);
  const scrollTo = (index: number): void => {
    const top = (body.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    const position = scrollFor(tops, index, { top: window.scrollY - top, height: window.innerHeight });
    if (position !== undefined) window.scrollTo({ top: top + position });
  };

  const wanted = useRef<number>(undefined);
  const [, setMoves] = useState(0);
  // Runs after every render: a distant row is rendered only several renders after scrolling to it.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const target = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] :is(button, a)`);
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
  });

  const revealed = useRef<string>(undefined);
  useEffect(() => {
    if (revealKey === undefined || revealed.current === revealKey) return;
    const index = rows.findIndex((row) => keyOf(row) === revealKey);
    if (index < 0) return;
    revealed.current = revealKey;
    scrollTo(index);
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event, list);
    if (next === undefined) return;
    event.preventDefault();
    scrollTo(next);
    wanted.current = next;
    setMoves((count) => count + 1);
  };
  const items = tops.slice(first, last + 1).map((top, offset) => {
    const index = first + offset;
    return { index, top, height: (tops[index + 1] ?? top) - top };
  });
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
