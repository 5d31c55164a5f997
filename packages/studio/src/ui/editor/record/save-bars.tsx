/** At the bottom of an editor that fills the window: the problems that prevented the last save. */
import type { Problem } from '../../../api/api-error.ts';
import { ErrorBar } from '../../problems/error-bar.tsx';
import { ConflictBar } from '../conflict/conflict-note.tsx';
import type { OpenedMerge } from './record-merge.ts';

interface SaveBarsProps {
  readonly editor: {
    readonly problem: string | undefined;
    readonly conflict: Problem | undefined;
    closeProblem(): void;
    closeConflict(): void;
    drop(): void;
    overwrite(): unknown;
    readonly onMerge?: (() => Promise<OpenedMerge | undefined>) | undefined;
  };
  readonly notSaved: string;
  readonly conflict: string;
  readonly onReload: () => void;
}

export function SaveBars({ editor, notSaved, conflict, onReload }: SaveBarsProps) {
  return (
    <>
      {editor.problem === undefined ? null : (
        <ErrorBar what={notSaved} where={editor.problem} onClose={editor.closeProblem} />
      )}
      {editor.conflict ? (
        <ConflictBar
          problem={editor.conflict}
          title={conflict}
          onReload={() => {
            editor.drop();
            onReload();
          }}
          onOverwrite={editor.overwrite}
          onMerge={editor.onMerge}
          onClose={editor.closeConflict}
        />
      ) : null}
    </>
  );
}
