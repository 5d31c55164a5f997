/** An open folder, as the page and the picker show it: tools, listing, details, and the dialogs over them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyExplorerDialogs } from './lazy-explorer-dialogs.tsx';
import { ExplorerList } from './explorer-list.tsx';
import { handleExplorerKey } from './explorer-keys.ts';
import { ExplorerToolbar } from './explorer-toolbar.tsx';
import { DetailsStrip } from './details-strip.tsx';
import classes from './file-explorer.module.css';
import { placeName } from './folder-crumbs.tsx';
import { isSamePlace } from './path-history.ts';
import type { FilePlace } from './paths.ts';
import type { Entry } from './stored-file.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { FileDesk } from './use-file-desk.ts';
import type { Explorer } from './use-explorer.ts';

interface FileExplorerProps {
  readonly desk: FileDesk;
  readonly explorer: Explorer;
  readonly place: FilePlace;
  /** False where files are only picked: nothing is renamed, moved or removed there. */
  readonly canChange: boolean;
  /** What a double click or Enter on a file does. */
  readonly onOpenFile?: (entry: Entry) => void;
  /** At the end of the toolbar. */
  readonly tools?: ReactNode;
}

export function FileExplorer({ desk, explorer, place, canChange, onOpenFile, tools }: FileExplorerProps) {
  const { t } = useTranslation('files');
  const { selected, dialog } = explorer;
  const openUpload = (files: readonly File[]) => desk.setUpload({ place, files });
  const isOver = useFileDrop(desk.upload === undefined && dialog === undefined, openUpload);
  const [first] = selected;
  const handleOpen = (entry: Entry) => {
    if (entry.kind === 'folder') explorer.actions.onEnter(entry);
    else onOpenFile?.(entry);
  };
  const handleChoose = (to: FilePlace, key: string) => {
    if (isSamePlace(to, place)) explorer.reveal(key);
    else desk.go(to, key);
  };
  return (
    <>
      <ExplorerToolbar {...{ desk, explorer, place, canChange }} onChoose={handleChoose}>
        {tools}
      </ExplorerToolbar>
      <div className={classes['panes']}>
        <div className={classes['list']}>
          <ExplorerList
            {...{ desk, explorer, canChange }}
            onOpen={handleOpen}
            onKey={(event, active) => handleExplorerKey(event, active, explorer, desk, place, canChange)}
            onUpload={() => openUpload([])}
          />
          {isOver ? <div className={classes['drop']}>{t('drop', { folder: placeName(place) })}</div> : null}
        </div>
        <DetailsStrip
          bucketName={place.bucketName}
          selected={selected}
          actions={canChange ? explorer.actions : undefined}
          share={first ? explorer.downloads.get(first.key) : undefined}
          onClear={() => explorer.select(new Set())}
        />
      </div>
      {dialog ? <LazyExplorerDialogs desk={desk} explorer={explorer} place={place} /> : null}
    </>
  );
}
