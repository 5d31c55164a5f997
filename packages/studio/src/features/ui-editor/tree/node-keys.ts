/** Keyboard shortcuts that change nodes, shared by the tree and the canvas. */
import type { MoveDirection } from '@coverwright/component-tree/edits';
import type { KeyboardEvent } from 'react';
import type { NodeCommands } from '../work/node-commands.ts';

interface NodeKeys {
  readonly commands: NodeCommands;
  readonly isReadOnly: boolean;
  readonly onFind: () => void;
  readonly onHelp: () => void;
  /** Called with a node selected. */
  readonly onRename: () => void;
}

const steps: ReadonlyMap<string, MoveDirection> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'out'],
  ['ArrowRight', 'in'],
]);

/** The element that Wrap adds. */
export const wrapperTemplate = '<div class="p-4"></div>';

/** The handler returns whether it handled the key. */
export function nodeKeyHandler({ commands, isReadOnly, onFind, onHelp, onRename }: NodeKeys) {
  return (event: KeyboardEvent): boolean => {
    const command = commandOf(event);
    if (command === undefined) return false;
    event.preventDefault();
    command();
    return true;
  };

  function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): (() => unknown) | undefined {
    const isControl = (ctrlKey || metaKey) && !altKey;
    if (key === '?' && !isControl) return onHelp;
    if (isControl && key.toLowerCase() === 'f') return onFind;
    if (isReadOnly) return undefined;
    if (key === 'F2') return onRename;
    const direction = altKey && !ctrlKey ? steps.get(key) : undefined;
    if (direction !== undefined) return () => commands.step(direction);
    if ((key === 'Delete' || key === 'Backspace') && !isControl && !altKey) return commands.remove;
    if (!isControl) return undefined;
    if (key.toLowerCase() === 'd') return commands.duplicate;
    if (key.toLowerCase() === 'g') return shiftKey ? commands.unwrap : () => commands.wrap(wrapperTemplate);
    return undefined;
  }
}
