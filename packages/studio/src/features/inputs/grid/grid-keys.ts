/** The columns of the grid, and what its keys mean. */
import type { KeyboardEvent } from 'react';

export const gridColumns = ['path', 'label', 'type', 'values', 'required', 'personal', 'problem', 'tools'] as const;
export type GridColumn = (typeof gridColumns)[number];

interface GridTarget {
  readonly position: string;
  readonly column: GridColumn;
  readonly by: 1 | -1;
  /** The input itself is moved, not only the focus. */
  readonly isMove: boolean;
}

/** Undefined for keys that the control handles itself: a list of options has its own arrow keys. */
export function targetOf(event: KeyboardEvent): GridTarget | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || nativeEvent.isComposing) return undefined;
  const position = target.closest('[data-position]')?.getAttribute('data-position');
  const named = target.closest('[data-column]')?.getAttribute('data-column');
  const column = gridColumns.find((one) => one === named);
  if (typeof position !== 'string' || column === undefined || target.role === 'combobox') return undefined;
  const by = directionOf(key, shiftKey, target);
  return by && { position, column, by, isMove: altKey && key !== 'Enter' };
}

function directionOf(key: string, isShifted: boolean, target: HTMLElement): 1 | -1 | undefined {
  if (key === 'ArrowDown' && !isShifted) return 1;
  if (key === 'ArrowUp' && !isShifted) return -1;
  const isTyped = target instanceof HTMLInputElement && target.type === 'text';
  if (key !== 'Enter' || !isTyped) return undefined;
  return isShifted ? -1 : 1;
}
