/** The open dialog of a folder, and how the folder reacts when the dialog completes. */
import { CreateFolderDialog } from '../changes/create-folder-dialog.tsx';
import { EditFileDialog } from '../changes/edit-file-dialog.tsx';
import type { FolderLocation } from '../../../paths/files.ts';
import { RemoveDialog } from '../changes/remove-dialog.tsx';
import type { ExplorerState } from './use-explorer-state.ts';
import type { Explorer } from './use-explorer.ts';

export interface ExplorerDialogsProps {
  readonly explorerState: ExplorerState;
  readonly explorer: Explorer;
  readonly location: FolderLocation;
}

export function ExplorerDialogs({ explorerState, explorer, location }: ExplorerDialogsProps) {
  const { dialog, setDialog } = explorer;
  const close = () => setDialog(undefined);
  if (dialog?.kind === 'createFolder') {
    const handleCreated = (key: string) => {
      explorer.reveal(key);
      explorerState.readFolderAgain();
    };
    return <CreateFolderDialog location={location} onCreated={handleCreated} onClose={close} />;
  }
  if (dialog?.kind === 'edit') {
    const handleSaved = (key: string) => {
      explorer.reveal(key);
      if (key !== dialog.file.key) explorerState.readAgain();
    };
    return (
      <EditFileDialog
        bucketName={location.bucketName}
        file={dialog.file}
        onSaved={handleSaved}
        onStale={explorerState.readFolderAgain}
        onClose={close}
      />
    );
  }
  if (dialog?.kind !== 'remove') return null;
  const { bucketName } = location;
  return (
    <RemoveDialog
      bucketName={bucketName}
      entries={dialog.entries}
      onChanged={explorerState.readAgain}
      onClose={close}
    />
  );
}
