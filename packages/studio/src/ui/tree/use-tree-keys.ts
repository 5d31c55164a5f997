/** Keyboard handling for a tree: arrows, Home, End, Page Up, Page Down, Enter, and type-ahead. */
import { useRef, type KeyboardEvent } from 'react';
import { findNamed, treeStep, type TreeRow } from './tree-step.ts';

const typingPauseMs = 700;

interface TreeKeys {
  readonly rows: readonly TreeRow[];
  /** The index of the focused row; -1 for none. */
  readonly index: number;
  readonly onGo: (index: number) => void;
  readonly onToggle: (index: number) => void;
  readonly onEnter: (index: number) => void;
  /** The names of the rows, for a tree with type-ahead. */
  readonly names?: () => readonly string[];
}

/** The handler returns whether it handled the key. */
export function useTreeKeys({ rows, index, onGo, onToggle, onEnter, names }: TreeKeys) {
  const typed = useRef({ text: '', at: 0 });
  const goToName = (letter: string, at: number): void => {
    const isGoingOn = at - typed.current.at < typingPauseMs;
    const text = (isGoingOn ? typed.current.text : '') + letter;
    typed.current = { text, at };
    const found = findNamed(names?.() ?? [], index, text);
    if (found !== undefined) onGo(found);
  };
  return (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return false;
    const step = treeStep(key, rows, index);
    const isLetter = names !== undefined && key.length === 1;
    if (!step && key !== 'Enter' && !isLetter) return false;
    event.preventDefault();
    if (step?.kind === 'go') onGo(step.index);
    else if (step) onToggle(step.index);
    else if (key === 'Enter') onEnter(index);
    else goToName(key, event.timeStamp);
    return true;
  };
}
