/**
 * Keyboard handling for the tree of paths, and for the search field above it, from which the arrow keys also reach
 * the tree.
 */
import type { KeyboardEvent } from 'react';
import { useTreeKeys } from '../../../ui/tree/use-tree-keys.ts';
import type { PathRow } from './liquid-path.ts';
import type { PathNode } from './path-tree.ts';

interface PathKeys {
  readonly rows: readonly PathRow[];
  readonly chosen: PathNode | undefined;
  /** Search results cannot be expanded. */
  readonly canOpen: boolean;
  readonly onChoose: (node: PathNode) => void;
  readonly onToggle: (key: string) => void;
  /** For a list or an object, which has no value itself. */
  readonly onOpen: (node: PathNode) => void;
  readonly onPick: (node: PathNode) => void;
}

/** Handled in the search field; other keys edit its text. */
const searchKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter']);

export function usePathKeys({ rows, chosen, canOpen, onChoose, onToggle, onOpen, onPick }: PathKeys) {
  const handleTreeKey = useTreeKeys({
    rows: rows.map(({ node, level, isOpen }) => ({ level, hasBranch: canOpen && !node.isLeaf, isExpanded: isOpen })),
    index: rows.findIndex(({ node }) => node.key === chosen?.key),
    onGo: (index) => {
      const node = rows[index]?.node;
      if (node) onChoose(node);
    },
    onToggle: (index) => {
      const node = rows[index]?.node;
      if (node) onToggle(node.key);
    },
    // If nothing is selected, picks the first result.
    onEnter: (index) => {
      const { node } = rows[index] ?? rows[0] ?? {};
      if (node?.isLeaf === true) onPick(node);
      else if (node) onOpen(node);
    },
  });
  const handleSearchKey = (event: KeyboardEvent): void => {
    if (searchKeys.has(event.key)) handleTreeKey(event);
  };
  return { handleSearchKey, handleTreeKey };
}
