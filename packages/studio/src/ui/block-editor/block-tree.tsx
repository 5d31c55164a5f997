/** The virtualized tree of blocks. It is a single tab stop; the arrow keys navigate within it. */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import classes from './block-editor.module.css';
import { BlockRowView } from './block-row-view.tsx';
import type { BlockCommands } from './use-block-commands.ts';
import type { Blocks } from './use-blocks.ts';

const rowHeightPx = 28;

interface BlockTreeProps {
  readonly blocks: Blocks;
  readonly commands: BlockCommands;
  readonly problemsOf: (id: string) => readonly CodeDiagnostic[];
  readonly labelOf: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
  /** Whether the active block is edited in place. */
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onTyped: (typed: string | undefined, isLeft: boolean) => string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Changed when the active row is to get the focus. */
  readonly focusTurn: number;
}

export function BlockTree(props: BlockTreeProps) {
  const { blocks, commands, problemsOf, labelOf, isReadOnly, isEditing, focusTurn } = props;
  const { rows, index: active } = blocks;
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  const tree = useRef<HTMLDivElement>(null);
  // Its result is read only here, and never memoized.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree.current,
    estimateSize: rowHeight,
    overscan: 12,
    // The focused row stays mounted however far the user scrolls.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return active >= rows.length || indexes.includes(active)
        ? indexes
        : [...indexes, active].toSorted((left, right) => left - right);
    },
  });
  useFocusedRow(tree, { active, id: blocks.row?.id, focusTurn }, (index) =>
    virtualizer.scrollToIndex(index, { align: 'auto' }),
  );
  const indexOf = (target: EventTarget): number => {
    const row = target instanceof Element ? target.closest('[data-id]') : null;
    return row === null ? -1 : rows.findIndex(({ id }) => id === row.getAttribute('data-id'));
  };
  const toClipboard = (event: ClipboardEvent, json: string) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', json);
  };
  return (
    <div
      ref={tree}
      role="tree"
      className={classes['tree']}
      aria-label={t('tree')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (!isField(event.target)) props.onKeyDown(event);
      }}
      onClick={({ target }) => {
        if (!isField(target)) blocks.go(indexOf(target));
      }}
      onDoubleClick={({ target }) => {
        if (!isField(target) && indexOf(target) >= 0) props.onEdit();
      }}
      onCopy={(event) => {
        if (!isField(event.target)) toClipboard(event, commands.copy());
      }}
      onCut={(event) => {
        if (!isField(event.target)) toClipboard(event, isReadOnly ? commands.copy() : commands.cut());
      }}
      onPaste={(event) => {
        if (isField(event.target) || isReadOnly) return;
        event.preventDefault();
        commands.paste(event.clipboardData.getData('text/plain'));
      }}
    >
      <div role="none" className={classes['rows']} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row ? (
            <BlockRowView
              key={row.id}
              row={row}
              top={start}
              isActive={index === active}
              isFocusable={index === active}
              isReadOnly={isReadOnly}
              problems={problemsOf(row.id)}
              labelOf={labelOf}
              onToggle={() => blocks.toggle(index)}
              drops={commands}
              onTyped={isEditing && index === active ? props.onTyped : undefined}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

/** Scrolls the active row into view, and focuses it if another row had the focus, or if the view requests it. */
function useFocusedRow(
  tree: { readonly current: HTMLDivElement | null },
  { active, id, focusTurn }: { readonly active: number; readonly id: string | undefined; readonly focusTurn: number },
  scrollTo: (index: number) => void,
): void {
  const scroll = useRef(scrollTo);
  const lastTurn = useRef(0);
  useLayoutEffect(() => {
    scroll.current = scrollTo;
  });
  useLayoutEffect(() => {
    scroll.current(active);
    const isRequested = lastTurn.current !== focusTurn;
    lastTurn.current = focusTurn;
    const { activeElement } = document;
    const hadKeyboard = activeElement?.getAttribute('role') === 'treeitem' || activeElement === document.body;
    if (!isRequested && !hadKeyboard) return;
    tree.current?.querySelector<HTMLElement>(`[data-id="${id ?? ''}"]`)?.focus({ preventScroll: true });
  }, [tree, active, id, focusTurn]);
}

/** Keys, the pointer and the clipboard in the field of a block edit its text. */
function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement;
}

function rowHeight(): number {
  return rowHeightPx;
}
