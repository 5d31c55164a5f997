/**
 * What stays while a person goes from folder to folder: where they were, what they cut, how they sort, the upload that
 * is open and the downloads under way. The page and the picker each have one; where it stands is theirs to keep.
 */
import { useState } from 'react';
import type { CutFiles } from '../changes/cut-files.ts';
import { useReadFoldersAgain } from './listing.api.ts';
import { emptyHistory, isSamePlace, rememberPlace, stepBack } from './path-history.ts';
import type { FilePlace } from '../paths.ts';
import type { SortOrder } from '../stored-file.ts';
import { useDownloads } from './use-downloads.ts';

export interface UploadOrder {
  readonly place: FilePlace;
  /** What was dropped on the list; nothing when the dialog was opened to select. */
  readonly files: readonly File[];
}

interface Standing {
  readonly place: FilePlace | undefined;
  /** The row to show and select, such as a search's result. */
  readonly revealKey: string | undefined;
  readonly onGo: (place: FilePlace | undefined, revealKey: string | undefined) => void;
}

export function useFileDesk({ place, revealKey, onGo }: Standing) {
  const [history, setHistory] = useState(emptyHistory);
  const [cut, setCut] = useState<CutFiles>();
  const [sort, setSort] = useState<SortOrder>({ column: 'name', isDescending: false });
  const [upload, setUpload] = useState<UploadOrder>();
  const readFolderAgain = useReadFoldersAgain();
  const downloads = useDownloads();
  const back = stepBack(history, place);
  return {
    place,
    revealKey,
    go: (to: FilePlace | undefined, key?: string) => {
      const isMove = place !== undefined && !(to && isSamePlace(place, to));
      if (isMove) setHistory((before) => rememberPlace(before, place));
      onGo(to, key);
    },
    canGoBack: back.place !== undefined,
    goBack: () => {
      setHistory(back.history);
      onGo(back.place, undefined);
    },
    cut,
    setCut,
    sort,
    setSort,
    upload,
    setUpload,
    downloads,
    /** Something was changed here, or the person asked for it: what is remembered of the way here may be gone. */
    readAgain: () => {
      setHistory(emptyHistory);
      readFolderAgain();
    },
    /** A change that takes no folder away. */
    readFolderAgain,
  };
}

export type FileDesk = ReturnType<typeof useFileDesk>;
