/**
 * Virtualizes the rows of a long list that scrolls in its own box, and handles the keys that move between them. Only
 * one row at a time is in the tab order, and it stays mounted so that scrolling never loses the focus.
 */
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isFocusFree } from '../../../ui/layout/free-focus.ts';
import type { Entry } from '../stored-file.ts';

const rowHeight = 40;

interface EntryRows {
  readonly entries: readonly Entry[];
  readonly revealKey: string | undefined;
  /** Whether the rows receive focus when they appear, unless another element has it. */
  readonly takesFocus: boolean;
  /** Called after a move with Shift. */
  readonly onExtend: (from: number, to: number) => void;
}

export function useEntryRows({ entries, revealKey, takesFocus, onExtend }: EntryRows) {
  const box = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string>();
  const found = entries.findIndex(({ key }) => key === activeKey);
  const active = found < 0 ? 0 : found;
  // Its result is read only here, and never memoized.
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => entries[index]?.key ?? index,
    overscan: 12,
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });

  const isWanted = useRef(takesFocus && isFocusFree());
  useLayoutEffect(() => {
    // The row may be rendered only after the box has been measured.
    const row = isWanted.current ? box.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]') : undefined;
    if (!row) return;
    isWanted.current = false;
    row.focus({ preventScroll: true });
  });

  const lastIndex = useRef(0);
  useLayoutEffect(() => {
    if (found >= 0) lastIndex.current = found;
    if (found >= 0 || activeKey === undefined) return;
    // The removed row had the focus, or the dialog returned it there: focus the row that takes its position.
    isWanted.current = document.activeElement === document.body;
    setActiveKey(entries[Math.min(lastIndex.current, entries.length - 1)]?.key);
  }, [entries, found, activeKey]);

  const revealed = useRef<string>(undefined);
  useEffect(() => {
    const index = revealKey === undefined ? -1 : entries.findIndex(({ key }) => key === revealKey);
    if (index < 0 || revealed.current === revealKey) return;
    revealed.current = revealKey;
    setActiveKey(revealKey);
    isWanted.current = true;
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [entries, revealKey, virtualizer]);

  const moveTo = (index: number) => {
    const entry = entries[Math.max(0, Math.min(index, entries.length - 1))];
    if (!entry) return;
    setActiveKey(entry.key);
    isWanted.current = true;
    virtualizer.scrollToIndex(entries.indexOf(entry), { align: 'auto' });
  };
  const typed = useTypedName();
  /** Returns whether the key was a move. */
  const handleMoveKey = (event: KeyboardEvent): boolean => {
    const next = nextIndex(event, active, entries.length, Math.floor((box.current?.clientHeight ?? 0) / rowHeight));
    const index = next ?? (isLetter(event) ? typed(event.key, entries, active) : undefined);
    if (index === undefined) return false;
    event.preventDefault();
    if (event.shiftKey && next !== undefined) onExtend(active, Math.max(0, Math.min(next, entries.length - 1)));
    moveTo(index);
    return true;
  };
  const items = virtualizer.getVirtualItems().map(({ index, start, size }) => ({ index, top: start, height: size }));
  return { box, items, totalHeight: virtualizer.getTotalSize(), active, setActiveKey, handleMoveKey };
}

function nextIndex({ key, altKey }: KeyboardEvent, active: number, count: number, page: number): number | undefined {
  if (altKey) return undefined;
  if (key === 'ArrowDown') return active + 1;
  if (key === 'ArrowUp') return active - 1;
  if (key === 'PageDown') return active + page;
  if (key === 'PageUp') return active - page;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** Type-ahead: letters typed in quick succession form the beginning of a name. */
function useTypedName() {
  const typed = useRef({ text: '', at: 0 });
  return (letter: string, entries: readonly Entry[], active: number): number | undefined => {
    const now = performance.now();
    const isGoingOn = now - typed.current.at < 700;
    const text = (isGoingOn ? typed.current.text : '') + letter.toLowerCase();
    typed.current = { text, at: now };
    const isMeant = ({ name }: Entry) => name.toLowerCase().startsWith(text);
    // The first letter moves to the next name; further letters may still match the current one.
    const from = isGoingOn ? active : active + 1;
    const after = entries.findIndex((entry, index) => index >= from && isMeant(entry));
    const index = after < 0 ? entries.findIndex(isMeant) : after;
    return index < 0 ? undefined : index;
  };
}
