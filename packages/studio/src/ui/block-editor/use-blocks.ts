/** The blocks of a JSON text: which one is active, which are collapsed, and the edits of the text. */
import { pathOfPlace, type Block, type BlockEdit, type BlockPlace } from '@coverwright/rules/blocks';
import { useMemo, useState } from 'react';
import type { LogicViewProps } from '../logic-editor/views/logic-view.ts';
import {
  collapsedAll,
  collapsedAtFirst,
  followText,
  idOfPlace,
  reveal,
  toBlockRows,
  type BlockRow,
  type Collapsed,
} from './block-rows.ts';

interface Shown {
  readonly text: string;
  readonly collapsed: Collapsed;
  readonly active: BlockPlace;
  /** Whether the active block is shown after the next change of the text, even if it is in a collapsed one. */
  readonly isRevealing: boolean;
}

export type Blocks = ReturnType<typeof useBlocks>;

/** @param root the blocks of the text */
export function useBlocks(root: Block, { logicText, rewrite, onPathChange }: LogicViewProps) {
  const [kept, setShown] = useState<Shown>(() => begin(root, logicText));
  const shown = kept.text === logicText ? kept : follow(kept, root, logicText);
  if (shown !== kept) setShown(shown);
  const { collapsed, active } = shown;
  const rows = useMemo(() => toBlockRows(root, collapsed), [root, collapsed]);
  const index = indexOfShown(rows, active);
  const show = (changes: Partial<Shown>) => setShown((last) => ({ ...last, ...changes }));
  const goToPlace = (place: BlockPlace) => {
    show({ active: place, collapsed: reveal(root, place, collapsed) });
    onPathChange(pathOfPlace(root, place));
  };
  return {
    rows,
    index,
    row: rows[index],
    goToPlace,
    go: (to: number) => {
      const next = rows[to];
      if (next) goToPlace(next.place);
    },
    toggle: (at: number) => {
      const block = rows[at]?.block;
      if (block === undefined) return;
      const next = new Set(collapsed);
      if (!next.delete(block.from)) next.add(block.from);
      show({ collapsed: next });
    },
    collapseAll: () => show({ collapsed: collapsedAll(root), active: [] }),
    expandAll: () => show({ collapsed: new Set() }),
    /** One step of the undo history. Returns whether there was something to edit. */
    edit: (edited: BlockEdit | undefined): boolean => {
      if (edited === undefined) return false;
      show({ active: edited.place, isRevealing: true });
      // The ranges are those of this text.
      rewrite((text) => (text === logicText ? edited.changes : []), true);
      return true;
    },
  };
}

function begin(root: Block, text: string): Shown {
  return { text, collapsed: collapsedAtFirst(root), active: [], isRevealing: false };
}

function follow(shown: Shown, root: Block, text: string): Shown {
  const followed = followText(shown.collapsed, shown.text, text);
  const collapsed = shown.isRevealing ? reveal(root, shown.active, followed) : followed;
  return { ...shown, text, collapsed, isRevealing: false };
}

/** The active block, or the innermost visible one around it: it may have been removed or collapsed. */
function indexOfShown(rows: readonly BlockRow[], active: BlockPlace): number {
  const indexes = new Map(rows.map(({ id }, index) => [id, index]));
  for (let depth = active.length; depth > 0; depth--) {
    const index = indexes.get(idOfPlace(active.slice(0, depth)));
    if (index !== undefined) return index;
  }
  return 0;
}
