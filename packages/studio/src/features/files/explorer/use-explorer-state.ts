/**
 * The state that outlasts a change of folder: the history, the cut files, the sort order, the open upload and the
 * downloads in progress. The page and the picker each have one, and decide themselves which folder is shown.
 */
import { useState } from 'react';
import type { CutFiles } from '../changes/cut-files.ts';
import { useReadFoldersAgain } from './listing.api.ts';
import { emptyHistory, isSameLocation, rememberLocation, stepBack } from './path-history.ts';
import type { FolderLocation } from '../paths.ts';
import type { SortOrder } from '../stored-file.ts';
import { useDownloads } from './use-downloads.ts';

export interface UploadOrder {
  readonly location: FolderLocation;
  /** What was dropped on the list; nothing when the dialog was opened to select. */
  readonly files: readonly File[];
}

interface ShownFolder {
  readonly location: FolderLocation | undefined;
  /** The row to show and select, such as a search's result. */
  readonly revealKey: string | undefined;
  /** Whether one came here from another folder, so that the rows take the focus. */
  readonly isEntered: boolean;
  readonly onGo: (location: FolderLocation | undefined, revealKey: string | undefined) => void;
}

export function useExplorerState({ location, revealKey, isEntered, onGo }: ShownFolder) {
  const [history, setHistory] = useState(emptyHistory);
  const [cut, setCut] = useState<CutFiles>();
  const [sort, setSort] = useState<SortOrder>({ column: 'name', isDescending: false });
  const [upload, setUpload] = useState<UploadOrder>();
  const [storedCount, setStoredCount] = useState(0);
  const readFolderAgain = useReadFoldersAgain();
  const downloads = useDownloads();
  const back = stepBack(history, location);
  const readAgain = () => {
    setHistory(emptyHistory);
    readFolderAgain();
  };
  return {
    location,
    revealKey,
    isEntered,
    go: (to: FolderLocation | undefined, key?: string) => {
      const isMove = location !== undefined && !(to && isSameLocation(location, to));
      if (isMove) setHistory((before) => rememberLocation(before, location));
      onGo(to, key);
    },
    canGoBack: back.location !== undefined,
    goBack: () => {
      setHistory(back.history);
      onGo(back.location, undefined);
    },
    cut,
    setCut,
    sort,
    setSort,
    upload,
    setUpload,
    downloads,
    /** How often an upload has stored something. */
    storedCount,
    /** Something was changed here, or the person requested it: what is remembered of the way here may no longer exist. */
    readAgain,
    handleStored: () => {
      setStoredCount((count) => count + 1);
      readAgain();
    },
    /** A change that takes no folder away. */
    readFolderAgain,
  };
}

export type ExplorerState = ReturnType<typeof useExplorerState>;
