/** State of an open folder: its contents, the selection, and the open dialog. */
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { EntryActions } from '../entries/entry-row.tsx';
import { useFileListing } from './listing.api.ts';
import type { FolderLocation } from '../../../paths/files.ts';
import { nothingSelected, type Selection } from './selection.ts';
import { sortEntries, type Entry, type StoredFile } from '../stored-file.ts';
import type { ExplorerState } from './use-explorer-state.ts';
import { usePaste } from '../changes/use-paste.ts';

export type ExplorerDialog =
  | { readonly kind: 'createFolder' }
  | { readonly kind: 'edit'; readonly file: StoredFile }
  | { readonly kind: 'remove'; readonly entries: readonly Entry[] };

export function useExplorer(explorerState: ExplorerState, location: FolderLocation) {
  const { t, i18n } = useTranslation('files');
  const listing = useFileListing(location);
  const { sort, cut } = explorerState;
  const entries = useMemo(
    () => listing.entries && sortEntries(listing.entries, sort, i18n.language),
    [listing.entries, sort, i18n.language],
  );
  const [chosen, setChosen] = useChosen(explorerState);
  // Entries that no longer exist are not selected either.
  const selected = useMemo(() => entries?.filter(({ key }) => chosen.has(key)) ?? [], [entries, chosen]);
  const selection = useMemo(() => new Set(selected.map(({ key }) => key)), [selected]);
  const lastKey = [...chosen].findLast((key) => selection.has(key));
  const [revealKey, setRevealKey] = useState(explorerState.revealKey);
  const [dialog, setDialog] = useState<ExplorerDialog>();
  const { bucketName } = location;
  const paste = usePaste(location, cut, {
    onMoved: (left, movedKeys) => {
      explorerState.setCut(left);
      explorerState.readAgain();
      if (movedKeys.length === 0) return;
      setChosen(nothingSelected);
      setRevealKey(movedKeys[0]);
    },
  });
  const reveal = useCallback(
    (key: string) => {
      setChosen(new Set([key]));
      setRevealKey(key);
    },
    [setChosen],
  );

  const actions: EntryActions = {
    canChange: useMay('files:write'),
    onEnter: ({ key }) => explorerState.go({ ...location, folder: key }),
    onDownload: (file) => explorerState.downloads.start(bucketName, file),
    onCancelDownload: (file) => explorerState.downloads.cancel(bucketName, file),
    onEdit: (file) => setDialog({ kind: 'edit', file }),
    onCut: (files) => {
      explorerState.setCut({ from: location, files });
      showToast('info', { title: t('move.cut', { count: files.length, name: files[0]?.name ?? '' }) });
    },
    onRemove: (removed) => setDialog({ kind: 'remove', entries: removed }),
  };
  return {
    listing,
    entries,
    selected,
    /** The most recently selected entry. */
    last: selected.find(({ key }) => key === lastKey),
    selection,
    select: setChosen,
    revealKey,
    reveal,
    dialog,
    setDialog,
    shareOf: (key: string) => explorerState.downloads.shareOf(bucketName, key),
    paste,
    actions,
  };
}

/** After an upload nothing is selected, just as after pasting and navigating. */
function useChosen(explorerState: ExplorerState) {
  const [chosen, setChosen] = useState<Selection>(() =>
    explorerState.revealKey === undefined ? nothingSelected : new Set([explorerState.revealKey]),
  );
  const [storedCount, setStoredCount] = useState(explorerState.storedCount);
  if (storedCount !== explorerState.storedCount) {
    setStoredCount(explorerState.storedCount);
    setChosen(nothingSelected);
  }
  return [chosen, setChosen] as const;
}

export type Explorer = ReturnType<typeof useExplorer>;
