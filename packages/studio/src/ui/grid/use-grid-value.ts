import { useSyncExternalStore } from 'react';
import type { GridEditor } from './model/grid-editor.ts';

/** @param select a value that is equal as long as nothing has changed */
export function useGridValue<Value>(editor: GridEditor, select: (editor: GridEditor) => Value): Value {
  return useSyncExternalStore(editor.subscribe, () => select(editor));
}
