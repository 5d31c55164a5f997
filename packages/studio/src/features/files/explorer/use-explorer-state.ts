/**
 * State that survives navigation between folders: the history, cut files, sort order, open upload and downloads in
 * progress. The page and the picker each have their own, and decide themselves which folder is shown.
 */
import { useState } from 'react';
import type { CutFiles } from '../changes/cut-files.ts';
import { useReadFoldersAgain } from './listing.api.ts';
import { emptyHistory, isSameLocation, rememberLocation, stepBack } from './path-history.ts';
import type { FolderLocation } from '../../../paths/files.ts';
import type { SortOrder } from '../stored-file.ts';
import { useDownloads } from './use-downloads.ts';

export interface UploadOrder {
  readonly location: FolderLocation;
  /** The files dropped on the list; empty if the dialog was opened to select files. */
  readonly files: readonly File[];
}

interface ShownFolder {
  readonly location: FolderLocation | undefined;
  /** The row to show and select, such as a search result. */
  readonly revealKey: string | undefined;
  /** Whether the user came from another folder, so that the rows take the focus. */
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
    /** How many times an upload has stored something. */
    storedCount,
    /** After a change, or at the user's request: folders in the history may no longer exist. */
    readAgain,
    handleStored: () => {
      setStoredCount((count) => count + 1);
      readAgain();
    },
    /** After a change that removes no folders. */
    readFolderAgain,
  };
}

export type ExplorerState = ReturnType<typeof useExplorerState>;
