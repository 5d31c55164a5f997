// Keyboard shortcuts of the listing besides navigation and selection.
import type { KeyboardEvent } from 'react';
import { folderOfKey } from '../file-name.ts';
import type { FolderLocation } from '../../../paths/files.ts';
import { areAllFiles, type Entry } from '../stored-file.ts';
import type { ExplorerState } from './use-explorer-state.ts';
import type { Explorer } from './use-explorer.ts';

/** Returns whether the key was handled. */
export function handleExplorerKey(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  active: Entry | undefined,
  explorer: Explorer,
  explorerState: ExplorerState,
  location: FolderLocation,
  canChange: boolean,
): boolean {
  if (isUp(key, altKey) && location.folder !== '') {
    explorerState.go({ ...location, folder: folderOfKey(location.folder) }, location.folder);
    return true;
  }
  if (!canChange) return false;
  const { selected, actions, paste } = explorer;
  // The selection, or else the focused row.
  const meant = selected.length > 0 ? selected : active ? [active] : [];
  const [first] = meant;
  const isCommand = ctrlKey || metaKey;
  if (key === 'Delete' && first) actions.onRemove(meant);
  else if (key === 'F2' && meant.length === 1 && first?.kind === 'file') actions.onEdit(first);
  else if (isCommand && key.toLowerCase() === 'x' && first && areAllFiles(meant)) actions.onCut(meant);
  else if (isCommand && key.toLowerCase() === 'v' && paste.canPaste) paste.paste();
  else return false;
  return true;
}

function isUp(key: string, altKey: boolean): boolean {
  return key === 'Backspace' || (key === 'ArrowUp' && altKey);
}
