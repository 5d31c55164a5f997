/** The header of an editor: back, title, state, the tools of its panels, undo and redo, Save. */
import type { ReactNode } from 'react';
import { formatTime } from '../../formats/date-time.ts';
import layout from '../../layout/layout-header.module.css';
import { LayoutHeader } from '../../layout/layout-header.tsx';
import { errorText } from '../../problems/describe-error.ts';
import type { AutosaveState } from '../draft/draft-autosave.ts';
import { HistoryTools } from '../history/history-tools.tsx';
import classes from './editor-frame.module.css';

/** What the frame needs of the edited record. */
export interface EditedWork {
  readonly isDirty: boolean;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  readonly savedAt: Date | undefined;
  readonly autosaved: AutosaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}

/** What is said of the draft. */
export interface AutosaveTexts {
  readonly saved: string;
  readonly failed: string;
}

interface EditorHeaderProps {
  readonly work: EditedWork;
  readonly backTo: string;
  readonly title: string;
  /** What kind of thing it is. */
  readonly meta: ReactNode;
  /** Before undo and redo. */
  readonly tools: ReactNode;
  readonly autosaveTexts: AutosaveTexts;
}

export function EditorHeader({ work, backTo, title, meta, tools, autosaveTexts }: EditorHeaderProps) {
  return (
    <LayoutHeader
      backTo={backTo}
      title={title}
      meta={meta}
      isDirty={work.isDirty}
      isReadOnly={work.isReadOnly}
      savedAt={work.savedAt}
      beside={work.isDirty ? <Autosaved state={work.autosaved} texts={autosaveTexts} /> : null}
      tools={
        <>
          {tools}
          {work.isReadOnly ? null : (
            <>
              <span className={layout['separator']} />
              <HistoryTools canUndo={work.canUndo} canRedo={work.canRedo} undo={work.undo} redo={work.redo} />
            </>
          )}
        </>
      }
      onSave={work.save}
      isSaving={work.isBusy}
    />
  );
}

/** Read out when it changes from one to the other, not with every time. */
export function Autosaved({ state, texts }: { readonly state: AutosaveState; readonly texts: AutosaveTexts }) {
  const { savedAt, error } = state;
  const reason = error === undefined ? undefined : errorText(error);
  return (
    <span className={classes['autosaved']} role="status" title={reason}>
      <span>
        {reason === undefined ? savedAt && texts.saved : texts.failed}
        {reason === undefined ? null : <span className="cw-visually-hidden"> {reason}</span>}
      </span>{' '}
      {savedAt ? <time aria-hidden>{formatTime(savedAt)}</time> : null}
    </span>
  );
}
