/**
 * The screen of an editor that fills the window: header, main pane, preview, a panel on the right, a console below,
 * and dialogs. The feature provides the content of the panes.
 */
import type { ReactNode } from 'react';
import type { Problem } from '../../../api/api-error.ts';
import { ReadOnly } from '../../read-only.tsx';
import { ConflictBar } from '../conflict/conflict-note.tsx';
import type { OpenedMerge } from '../record/record-merge.ts';
import { DraftQuestion, type DraftQuestionProps } from '../record/draft-question.tsx';
import { editsForm, useEditorKeys } from '../history/use-editor-keys.ts';
import { useLeavePrompt } from '../leave/use-leave-prompt.tsx';
import { EditorHeader, type AutosaveTexts, type EditedWork } from './editor-header.tsx';
import screen from '../../layout/screen.module.css';
import classes from './editor-frame.module.css';

export interface EditorFrameProps {
  readonly work: EditedWork;
  readonly backTo: string;
  readonly title: string;
  /** The kind of record being edited. */
  readonly meta: ReactNode;
  readonly tools: ReactNode;
  /** Where the earlier states of the record are listed. */
  readonly historyTo: string;
  /** Whether there are many tools, so that their labels are hidden earlier. */
  readonly hasManyTools?: boolean;
  readonly leaveText: string;
  readonly autosaveTexts: AutosaveTexts;
  /** Another user's conflicting save. */
  readonly conflict:
    | {
        readonly problem: Problem;
        readonly title: string;
        readonly onReload: () => void;
        readonly onOverwrite: () => void;
        readonly onMerge: () => Promise<OpenedMerge | undefined>;
        readonly onClose: () => void;
      }
    | undefined;
  /** A draft from an earlier visit. */
  readonly draft: DraftQuestionProps | undefined;
  /** Undefined if it is off. */
  readonly preview: { readonly label: string; readonly isWide?: boolean; readonly pane: ReactNode } | undefined;
  /** A `SidePanel`, if one is open. */
  readonly panel: ReactNode;
  readonly console: ReactNode;
  /** The feature's dialogs. */
  readonly dialogs?: ReactNode;
  /** The main pane. */
  readonly children: ReactNode;
}

export function EditorFrame(props: EditorFrameProps) {
  const { work, conflict, draft, preview } = props;
  const leavePrompt = useLeavePrompt(work.isDirty, props.leaveText);
  useEditorKeys(work);
  return (
    <div
      className={`${screen['screen']} ${screen['withBar']} ${classes['screen']}`}
      data-tools={props.hasManyTools || undefined}
    >
      <EditorHeader
        work={work}
        backTo={props.backTo}
        title={props.title}
        meta={props.meta}
        tools={props.tools}
        historyTo={props.historyTo}
        autosaveTexts={props.autosaveTexts}
      />
      <main className={`${screen['panes']} ${classes['panes']}`} data-preview={preview !== undefined || undefined}>
        <div className={classes['main']} {...editsForm}>
          <ReadOnly isReadOnly={work.isReadOnly}>{props.children}</ReadOnly>
        </div>
        {preview ? (
          <section className={classes['preview']} data-wide={preview.isWide || undefined} aria-label={preview.label}>
            {preview.pane}
          </section>
        ) : null}
        {props.panel}
      </main>
      {props.console}
      {conflict ? <ConflictBar {...conflict} /> : null}
      {props.dialogs}
      {draft ? <DraftQuestion {...draft} /> : null}
      {leavePrompt}
    </div>
  );
}
