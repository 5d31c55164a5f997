/** An open folder, as shown by the page and the picker: toolbar, listing, details, and dialogs. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplorerList } from './explorer-list.tsx';
import { handleExplorerKey } from './explorer-keys.ts';
import { ExplorerToolbar } from './explorer-toolbar.tsx';
import { DetailsStrip } from '../details/details-strip.tsx';
import classes from './file-explorer.module.css';
import { locationName } from './folder-crumbs.tsx';
import { isSameLocation } from './path-history.ts';
import type { FolderLocation } from '../../../paths/files.ts';
import { nothingSelected } from './selection.ts';
import type { Entry } from '../stored-file.ts';
import { useFileDrop } from '../upload/use-file-drop.ts';
import type { ExplorerState } from './use-explorer-state.ts';
import type { Explorer } from './use-explorer.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ExplorerDialogsProps } from './explorer-dialogs.tsx';

/** The dialogs of a folder, loaded when the first one is opened: most visits only browse. */
const LazyExplorerDialogs = lazyPart<ExplorerDialogsProps>(
  async () => (await import('./explorer-dialogs.tsx')).ExplorerDialogs,
  () => null,
);

interface FileExplorerProps {
  readonly explorerState: ExplorerState;
  readonly explorer: Explorer;
  readonly location: FolderLocation;
  /** Files can be picked, but not renamed, moved or removed. */
  readonly isPicking?: boolean;
  /** Called on double click or Enter on a file. */
  readonly onOpenFile?: (entry: Entry) => void;
  /** At the end of the toolbar. */
  readonly tools?: ReactNode;
}

export function FileExplorer({
  explorerState,
  explorer,
  location,
  isPicking = false,
  onOpenFile,
  tools,
}: FileExplorerProps) {
  const { t } = useTranslation('files');
  const { selected, last, dialog } = explorer;
  const canUpload = explorer.actions.canChange;
  const canChange = canUpload && !isPicking;
  const openUpload = (files: readonly File[]) => explorerState.setUpload({ location, files });
  const isOver = useFileDrop(canUpload && explorerState.upload === undefined && dialog === undefined, openUpload);
  const panes = useRef<HTMLDivElement>(null);
  const clear = () => {
    explorer.select(nothingSelected);
    // The details that had the focus are about to disappear.
    panes.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus({ preventScroll: true });
  };
  const handleEscape = (event: KeyboardEvent) => {
    // Popovers above the rows handle Escape themselves.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isHere && selected.length > 0) clear();
  };
  const handleOpen = (entry: Entry) => {
    if (entry.kind === 'folder') explorer.actions.onEnter(entry);
    else onOpenFile?.(entry);
  };
  const handleChoose = (to: FolderLocation, key: string) => {
    if (isSameLocation(to, location)) explorer.reveal(key);
    else explorerState.go(to, key);
  };
  return (
    <>
      <ExplorerToolbar {...{ explorerState, explorer, location, canChange }} onChoose={handleChoose}>
        {tools}
      </ExplorerToolbar>
      <div ref={panes} role="presentation" className={classes['panes']} onKeyDown={handleEscape}>
        <div className={classes['list']}>
          <ExplorerList
            {...{ explorerState, explorer, location, isPicking }}
            onOpen={handleOpen}
            onKey={(event, active) => handleExplorerKey(event, active, explorer, explorerState, location, canChange)}
            onClear={clear}
            onUpload={canUpload ? () => openUpload([]) : undefined}
          />
          {isOver ? <div className={classes['drop']}>{t('drop', { folder: locationName(location) })}</div> : null}
        </div>
        <DetailsStrip
          bucketName={location.bucketName}
          selected={selected}
          actions={isPicking ? undefined : explorer.actions}
          last={last}
          share={last && explorer.shareOf(last.key)}
          onClear={clear}
        />
      </div>
      {dialog ? <LazyExplorerDialogs explorerState={explorerState} explorer={explorer} location={location} /> : null}
    </>
  );
}
