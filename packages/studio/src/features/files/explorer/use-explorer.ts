/** A folder that is open: what is in it, what is selected, and the dialog over it. */
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { EntryActions } from '../entries/entry-row.tsx';
import { useFileListing } from './listing.api.ts';
import type { FolderLocation } from '../paths.ts';
import { nothingSelected, type Selection } from './selection.ts';
import { sortEntries, type Entry, type StoredFile } from '../stored-file.ts';
import type { FileDesk } from './use-file-desk.ts';
import { usePaste } from '../changes/use-paste.ts';

export type ExplorerDialog =
  | { readonly kind: 'createFolder' }
  | { readonly kind: 'edit'; readonly file: StoredFile }
  | { readonly kind: 'remove'; readonly entries: readonly Entry[] };

export function useExplorer(desk: FileDesk, location: FolderLocation) {
  const { t, i18n } = useTranslation('files');
  const listing = useFileListing(location);
  const { sort, cut } = desk;
  const entries = useMemo(
    () => listing.entries && sortEntries(listing.entries, sort, i18n.language),
    [listing.entries, sort, i18n.language],
  );
  const [chosen, setChosen] = useChosen(desk);
  // What is no longer there is not selected either.
  const selected = useMemo(() => entries?.filter(({ key }) => chosen.has(key)) ?? [], [entries, chosen]);
  const selection = useMemo(() => new Set(selected.map(({ key }) => key)), [selected]);
  const lastKey = [...chosen].findLast((key) => selection.has(key));
  const [revealKey, setRevealKey] = useState(desk.revealKey);
  const [dialog, setDialog] = useState<ExplorerDialog>();
  const { bucketName } = location;
  const paste = usePaste(location, cut, {
    onMoved: (left, movedKeys) => {
      desk.setCut(left);
      desk.readAgain();
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
    onEnter: ({ key }) => desk.go({ ...location, folder: key }),
    onDownload: (file) => desk.downloads.start(bucketName, file),
    onCancelDownload: (file) => desk.downloads.cancel(bucketName, file),
    onEdit: (file) => setDialog({ kind: 'edit', file }),
    onCut: (files) => {
      desk.setCut({ from: location, files });
      showToast('info', { title: t('move.cut', { count: files.length, name: files[0]?.name ?? '' }) });
    },
    onRemove: (removed) => setDialog({ kind: 'remove', entries: removed }),
  };
  return {
    listing,
    entries,
    selected,
    /** Of what is selected, what was chosen last. */
    last: selected.find(({ key }) => key === lastKey),
    selection,
    select: setChosen,
    revealKey,
    reveal,
    dialog,
    setDialog,
    shareOf: (key: string) => desk.downloads.shareOf(bucketName, key),
    paste,
    actions,
  };
}

/** An upload leaves nothing selected, as paste and navigation do. */
function useChosen(desk: FileDesk) {
  const [chosen, setChosen] = useState<Selection>(() =>
    desk.revealKey === undefined ? nothingSelected : new Set([desk.revealKey]),
  );
  const [storedCount, setStoredCount] = useState(desk.storedCount);
  if (storedCount !== desk.storedCount) {
    setStoredCount(desk.storedCount);
    setChosen(nothingSelected);
  }
  return [chosen, setChosen] as const;
}

export type Explorer = ReturnType<typeof useExplorer>;
