/** The keyboard of the tree: arrows, Home, End, pages, typing a name's beginning; Alt and an arrow moves. */
import { useRef, type KeyboardEvent } from 'react';
import { benefitName } from './benefit-name.ts';
import type { BenefitRow } from './benefit-rows.ts';
import type { Direction } from './benefit-tree.ts';

const typingPauseMs = 700;
const pageRows = 10;
const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

interface TreeKeys {
  readonly rows: readonly BenefitRow[];
  readonly selectedKey: string | undefined;
  readonly onSelect: (row: BenefitRow) => void;
  readonly onToggle: (typeId: string) => void;
  readonly onMove: (row: BenefitRow, direction: Direction) => void;
  readonly onRemove: () => void;
  readonly onEdit: () => void;
}

export function useTreeKeys({ rows, selectedKey, onSelect, onToggle, onMove, onRemove, onEdit }: TreeKeys) {
  const typed = useRef({ text: '', at: 0 });
  const index = rows.findIndex(({ key }) => key === selectedKey);
  const row = rows[index];
  const go = (to: number) => {
    const target = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (target) onSelect(target);
  };
  const goToParent = () => {
    if (!row) return;
    go(rows.findLastIndex((other, at) => at < index && other.level < row.level));
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(index + 1),
    ArrowUp: () => go(index < 0 ? 0 : index - 1),
    PageDown: () => go(index + pageRows),
    PageUp: () => go(index - pageRows),
    Home: () => go(0),
    End: () => go(rows.length - 1),
    ArrowRight: () => {
      if (row?.hasBranch && !row.isExpanded) onToggle(row.benefit.typeId);
      else if (row?.hasBranch) go(index + 1);
    },
    ArrowLeft: () => {
      if (row?.hasBranch && row.isExpanded) onToggle(row.benefit.typeId);
      else goToParent();
    },
    Delete: onRemove,
    Enter: onEdit,
  };
  return (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof Element) || target.getAttribute('role') !== 'row' || ctrlKey || metaKey) return;
    const direction = altKey ? directions[key] : undefined;
    const act = altKey ? direction && row && (() => onMove(row, direction)) : acts[key];
    if (act) {
      event.preventDefault();
      act();
    } else if (!altKey && key.length === 1) {
      event.preventDefault();
      goToName(key, event.timeStamp);
    }
  };

  function goToName(letter: string, at: number): void {
    const isGoingOn = at - typed.current.at < typingPauseMs;
    const text = (isGoingOn ? typed.current.text : '') + letter.toLowerCase();
    typed.current = { text, at };
    // A first letter goes on to the next name with it; more letters may stay where they are.
    const start = text.length === 1 ? index + 1 : Math.max(index, 0);
    const ordered = [...rows.slice(start), ...rows.slice(0, start)];
    const found = ordered.find(({ entry }) => benefitName(entry).toLowerCase().startsWith(text));
    if (found) onSelect(found);
  }
}
