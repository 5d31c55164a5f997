/** Which command a key gives, as in a spreadsheet. Pure. */
import type { GridEditor } from '../model/grid-editor.ts';
import type { Direction, Move, Target } from '../model/selection.ts';

export type GridCommand =
  | { readonly kind: 'move'; readonly move: Move }
  /** Enters what was typed, and goes to the next cell. */
  | { readonly kind: 'step'; readonly key: 'tab' | 'enter'; readonly isBackward: boolean }
  /** Enters what was typed into all selected cells. */
  | { readonly kind: 'enterAll' }
  /** Everything else that is done to the selected cells. */
  | { readonly kind: 'change'; readonly change: (editor: GridEditor) => void }
  | { readonly kind: 'edit' | 'retype' | 'cancel' | 'find' | 'menu' | 'breakLine' };

/** `typing`: arrow keys enter the text and move on. `editing`, after F2: they move within the text. */
export type EntryMode = 'ready' | 'typing' | 'editing';

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const arrows: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

const targets: ReadonlyMap<string, Target> = new Map([
  ...arrows,
  ['PageUp', 'pageUp'],
  ['PageDown', 'pageDown'],
  ['Home', 'home'],
  ['End', 'end'],
]);

function changing(change: (editor: GridEditor) => void): GridCommand {
  return { kind: 'change', change };
}

const undo = changing((editor) => editor.undo());
const redo = changing((editor) => editor.redo());

/** With Ctrl. */
const ctrlCommands: ReadonlyMap<string, GridCommand> = new Map([
  ['a', changing((editor) => editor.extendTo('all'))],
  [' ', changing((editor) => editor.extendTo('columns'))],
  ['d', changing((editor) => editor.fill('down'))],
  ['r', changing((editor) => editor.fill('right'))],
  ['f', { kind: 'find' }],
  ['h', { kind: 'find' }],
  ['.', changing((editor) => editor.correct())],
  ['z', undo],
  ['y', redo],
]);

function ctrlCommand({ key, shiftKey }: Key): GridCommand | undefined {
  const command = ctrlCommands.get(key.toLowerCase());
  return command === undo && shiftKey ? redo : command;
}

function readyCommand(key: Key, isCtrl: boolean): GridCommand | undefined {
  if (isCtrl) return ctrlCommand(key);
  switch (key.key) {
    case 'F2':
      return { kind: 'edit' };
    case 'Delete':
      return changing((editor) => editor.clear());
    case 'Backspace':
      return { kind: 'retype' };
    case ' ':
      return key.shiftKey ? changing((editor) => editor.extendTo('rows')) : undefined;
    default:
      return undefined;
  }
}

/** Not those of a browser's zoom, which users with low vision need. */
function rowCommand({ key }: Key): GridCommand | undefined {
  if (key === '=' || key === '+') return changing((editor) => editor.insertRows('above'));
  return key === '-' ? changing((editor) => editor.removeRows()) : undefined;
}

/** Undefined if the key belongs to the text box, or to the browser. */
export function commandOf(key: Key, mode: EntryMode): GridCommand | undefined {
  const isCtrl = key.ctrlKey || key.metaKey;
  if (key.altKey) {
    if (key.key === 'Enter' && mode !== 'ready') return { kind: 'breakLine' };
    if (mode !== 'ready') return undefined;
    if (isCtrl) return rowCommand(key);
    return key.key === 'ArrowDown' ? { kind: 'menu' } : undefined;
  }
  if (key.key === 'Escape' && mode !== 'ready') return { kind: 'cancel' };
  if (key.key === 'Tab' && !isCtrl) return { kind: 'step', key: 'tab', isBackward: key.shiftKey };
  if (key.key === 'Enter') {
    return isCtrl ? { kind: 'enterAll' } : { kind: 'step', key: 'enter', isBackward: key.shiftKey };
  }
  if (mode === 'editing') return undefined;
  const target = targets.get(key.key);
  if (target !== undefined) {
    return { kind: 'move', move: { target, isFar: isCtrl, isExtending: key.shiftKey } };
  }
  return mode === 'ready' ? readyCommand(key, isCtrl) : undefined;
}
