/**
 * The virtualized layout tree: only visible rows are rendered. It is a single tab stop; the arrow keys navigate
 * within it.
 */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { startDrag } from '../drag/node-drag.ts';
import type { NodeCommands } from '../work/node-commands.ts';
import { useWork, type WorkStore } from '../work/work-store.ts';
import { LayoutRowView } from './layout-row.tsx';
import type { LayoutRow } from './layout-rows.ts';
import classes from './layout-tree.module.css';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { useRowDrop } from './use-row-drop.ts';

const rowHeightPx = 28;

interface LayoutTreeProps {
  readonly store: WorkStore;
  readonly rows: readonly LayoutRow[];
  /** The node that is being renamed. */
  readonly renamed: string | undefined;
  readonly onRenamed: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onToggle: (index: number) => void;
  readonly onPress: (id: string, event: MouseEvent) => void;
  readonly commands: NodeCommands;
}

export function LayoutTree(props: LayoutTreeProps) {
  const { store, rows, renamed, commands, onRenamed, onKeyDown, onToggle, onPress } = props;
  const { t } = useTranslation('uiEditor');
  const tree = useRef<HTMLDivElement>(null);
  const isReadOnly = useIsReadOnly();
  const document = useWork(store, ({ work }) => work.document);
  const selection = useWork(store, ({ work }) => work.selection);
  const hovered = useWork(store, (state) => state.hovered);
  const texts = useWork(store, (state) => state.texts);
  const selected = useMemo(() => new Set(selection), [selection]);
  const drop = useRowDrop(tree, store, commands, { rows, rowHeightPx, paddingPx: 4 });
  const primary = selection.at(-1);
  const selectedIndex = rows.findIndex(({ id }) => id === primary);
  const tabIndex = Math.max(selectedIndex, 0);
  // Its result is read only here, and never memoized.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree.current,
    estimateSize: rowHeight,
    overscan: 12,
    // The focused row stays mounted however far the user scrolls.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return tabIndex >= rows.length || indexes.includes(tabIndex)
        ? indexes
        : [...indexes, tabIndex].toSorted((left, right) => left - right);
    },
  });
  useScrollToSelected(tree, primary, selectedIndex, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }));
  const drawn = virtualizer.getVirtualItems();
  useKeyboardAtOnce(tree, drawn.length > 0);
  const idOf = (target: EventTarget) =>
    target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? undefined) : undefined;
  const handleRename = (name: string | undefined) => {
    if (renamed !== undefined && name !== undefined) commands.rename(renamed, name);
    onRenamed();
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={tree}
      role="tree"
      className={classes['tree']}
      aria-label={t('tree.title')}
      aria-multiselectable
      data-nodes
      tabIndex={-1}
      onKeyDown={(event) => {
        if (!isField(event.target)) onKeyDown(event);
      }}
      onClick={(event) => {
        const id = idOf(event.target);
        if (id !== undefined && !isField(event.target)) onPress(id, event);
      }}
      onPointerDown={(event: PointerEvent) => {
        const id = idOf(event.target);
        if (id === undefined || isReadOnly || isField(event.target)) return;
        startDrag(event.nativeEvent, () => ({ kind: 'nodes', ids: selected.has(id) ? selection : [id] }));
      }}
      onPointerMove={({ target }) => store.hover(idOf(target))}
      onPointerLeave={() => store.hover(undefined)}
    >
      <div role="none" className={classes['rows']} style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const row = rows[index];
          return row ? (
            <LayoutRowView
              key={row.id}
              row={row}
              node={document.nodes.get(row.id)}
              document={document}
              texts={texts}
              index={index}
              top={start}
              isSelected={selected.has(row.id)}
              isHovered={row.id === hovered}
              isFocusable={index === tabIndex}
              drop={drop?.rowId === row.id ? drop.kind : undefined}
              onToggle={onToggle}
              onRename={row.id === renamed ? handleRename : undefined}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

/** Scrolls the selected row into view, and focuses it if another row had the focus. */
function useScrollToSelected(
  tree: { readonly current: HTMLDivElement | null },
  id: string | undefined,
  index: number,
  scrollTo: (index: number) => void,
): void {
  const scroll = useRef(scrollTo);
  useLayoutEffect(() => {
    scroll.current = scrollTo;
  });
  useLayoutEffect(() => {
    if (id === undefined || index < 0) return;
    scroll.current(index);
    const { activeElement } = document;
    const hadKeyboard = activeElement?.getAttribute('role') === 'treeitem' || activeElement === document.body;
    if (!hadKeyboard) return;
    tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  }, [tree, id, index]);
}

/** Keyboard shortcuts work as soon as a component is open, unless the focus is elsewhere. */
function useKeyboardAtOnce(tree: { readonly current: HTMLDivElement | null }, hasRows: boolean): void {
  useEffect(() => {
    if (!hasRows || document.activeElement !== document.body) return;
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [tree, hasRows]);
}

/** Keys and the pointer in the field that renames a node edit its text. */
function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement;
}

function rowHeight(): number {
  return rowHeightPx;
}
