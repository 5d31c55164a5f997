/** The keyboard of the tree of paths, and of the search field above it, from which the arrows reach the tree too. */
import type { KeyboardEvent } from 'react';
import type { PathRow } from './liquid-path.ts';
import type { PathNode } from './path-tree.ts';

interface PathKeys {
  readonly rows: readonly PathRow[];
  readonly chosen: PathNode | undefined;
  /** Not what a search found. */
  readonly canOpen: boolean;
  readonly onChoose: (node: PathNode) => void;
  readonly onToggle: (key: string) => void;
  /** Of a list or an object, which has no value of its own. */
  readonly onOpen: (node: PathNode) => void;
  readonly onPick: (node: PathNode) => void;
}

const pageRows = 8;

export function usePathKeys({ rows, chosen, canOpen, onChoose, onToggle, onOpen, onPick }: PathKeys) {
  const index = rows.findIndex(({ node }) => node.key === chosen?.key);
  const row = rows[index];
  const go = (to: number) => {
    const target = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (target) onChoose(target.node);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(index + 1),
    ArrowUp: () => go(index < 0 ? 0 : index - 1),
    PageDown: () => go(index + pageRows),
    PageUp: () => go(index - pageRows),
    // With nothing chosen, the first that was found.
    Enter: () => {
      const { node } = row ?? rows[0] ?? {};
      if (node?.isLeaf === true) onPick(node);
      else if (node) onOpen(node);
    },
  };
  const walks: Readonly<Record<string, () => void>> = {
    ...moves,
    Home: () => go(0),
    End: () => go(rows.length - 1),
    ArrowRight: () => {
      if (!row || row.node.isLeaf || !canOpen) return;
      if (row.isOpen) go(index + 1);
      else onToggle(row.node.key);
    },
    ArrowLeft: () => {
      if (row?.isOpen) onToggle(row.node.key);
      else if (row?.node.parent && canOpen) onChoose(row.node.parent);
    },
  };
  const handle = (acts: typeof moves) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { handleSearchKey: handle(moves), handleTreeKey: handle(walks) };
}
