/** The header of an editor: back, title, status, panel buttons, undo and redo, Save. */
import type { ReactNode } from 'react';
import { formatTime } from '../../formats/date-time.ts';
import layout from '../../layout/layout-header.module.css';
import { LayoutHeader } from '../../layout/layout-header.tsx';
import { errorText } from '../../problems/describe-error.ts';
import type { AutosaveState } from '../record/draft-autosave.ts';
import { HistoryTools } from '../history/history-tools.tsx';
import classes from './editor-frame.module.css';

/** The part of the edited record that the frame needs. */
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

/** The texts about the draft. */
export interface AutosaveTexts {
  readonly saved: string;
  readonly failed: string;
}

interface EditorHeaderProps {
  readonly work: EditedWork;
  readonly backTo: string;
  readonly title: string;
  /** The kind of record. */
  readonly meta: ReactNode;
  /** Shown before undo and redo. */
  readonly tools: ReactNode;
  readonly historyTo: string;
  readonly autosaveTexts: AutosaveTexts;
}

export function EditorHeader({ work, backTo, title, meta, tools, historyTo, autosaveTexts }: EditorHeaderProps) {
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
      historyTo={historyTo}
      onSave={work.save}
      isSaving={work.isBusy}
    />
  );
}

/** Announced by screen readers when the state changes, but not each time the draft is stored. */
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
