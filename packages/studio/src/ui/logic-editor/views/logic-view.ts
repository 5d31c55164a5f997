/** A view of logic beside its JSON text, which is the document: a view reads it, and edits it by changes of its ranges. */
import type { JsonPath } from '@coverwright/rules';
import type { TextChange } from '@coverwright/rules/formula';
import type { ComponentType, Ref } from 'react';
import type { CodeDiagnostic } from '../../code-editor/code-editor-marks.ts';
import type { LogicWords } from './logic-words.ts';

export type LogicViewName = 'json' | 'formula' | 'blocks' | 'decisions';

export interface LogicViewHandle {
  /** Discards what cannot be read; false if there is nothing to discard. */
  discard(): boolean;
  /** Selects what is at a path of the JSON, and focuses the view. */
  goToPath(path: JsonPath): void;
}

export interface LogicViewProps {
  /** The JSON text. */
  readonly logicText: string;
  /** What was typed in this view and cannot be read yet; empty if there is nothing. It belongs to this JSON text. */
  readonly unfinished: string;
  readonly onUnfinished: (typed: string) => void;
  readonly words: LogicWords;
  /** Whether the logic decides about risks. */
  readonly isDecision: boolean;
  /** The variables that test the logic, as JSON text. */
  readonly variablesText: string;
  /**
   * Changes the JSON text, in its undo history.
   * @param isStep whether it is a step of its own; otherwise it is one with what was typed just before
   */
  readonly rewrite: (changesOf: (text: string) => readonly TextChange[], isStep?: boolean) => void;
  /** What is found in the JSON text. */
  readonly diagnose: (text: string) => readonly CodeDiagnostic[];
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSubmit: () => void;
  /** Called with the reason if the JSON text cannot be shown in this view; the JSON is shown in its place. */
  readonly onUnshown: (reason: string) => void;
  readonly onPathChange: (path: JsonPath) => void;
  /** What is selected when the view opens. */
  readonly openAt?: JsonPath | undefined;
  readonly readOnly: boolean;
  /** Takes the focus initially, unless another element has it. */
  readonly takesFocus?: boolean;
  readonly ref?: Ref<LogicViewHandle>;
}

/** To add a view, add its name, its label as `logic:views.NAME`, and an entry in `logic-view-list.ts`. */
export interface LogicView {
  readonly name: Exclude<LogicViewName, 'json'>;
  readonly Component: ComponentType<LogicViewProps>;
}
