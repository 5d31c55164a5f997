/** The keys that change blocks; the usual keys of a tree move among them. */
import type { Direction } from '@coverwright/rules/blocks';
import type { KeyboardEvent } from 'react';

export type BlockKey =
  | { readonly kind: 'step'; readonly direction: Direction }
  | { readonly kind: 'undo' | 'redo' | 'submit' | 'edit' | 'remove' | 'unwrap' | 'add' | 'wrap' };

const steps: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

const plain: Readonly<Record<string, 'edit' | 'remove' | 'add'>> = {
  F2: 'edit',
  Enter: 'edit',
  Delete: 'remove',
  Backspace: 'remove',
  Insert: 'add',
  '+': 'add',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export function blockKeyOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): BlockKey | undefined {
  const direction = steps[key];
  if (altKey) return direction && !ctrlKey && !metaKey ? { kind: 'step', direction } : undefined;
  if (ctrlKey || metaKey) return commandOf(key.toLowerCase(), shiftKey);
  const kind = plain[key];
  return kind && { kind };
}

function commandOf(key: string, isShifted: boolean): BlockKey | undefined {
  if (key === 'z') return { kind: isShifted ? 'redo' : 'undo' };
  if (key === 'y') return { kind: 'redo' };
  if (key === 'enter') return { kind: 'submit' };
  if (key === 'g') return { kind: isShifted ? 'unwrap' : 'wrap' };
  return undefined;
}
