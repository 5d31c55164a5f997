/** Problems found elsewhere, such as by the server: they move with the surrounding text. */
import { StateEffect, StateField, type ChangeDesc, type Text } from '@codemirror/state';

export interface TextPosition {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

export interface CodeProblem extends TextPosition {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** The current position of a problem, as offsets into the text. */
interface TrackedProblem {
  readonly from: number;
  readonly to: number;
  readonly severity: CodeProblem['severity'];
  readonly message: string;
}

export const showProblems = StateEffect.define<readonly CodeProblem[]>();

export const shownProblems = StateField.define<readonly TrackedProblem[]>({
  create: () => [],
  update(shown, transaction) {
    const effect = transaction.effects.find((one) => one.is(showProblems));
    if (effect?.is(showProblems)) return effect.value.map((problem) => toTracked(transaction.state.doc, problem));
    return transaction.docChanged ? shown.map((one) => movedAlong(one, transaction.changes)) : shown;
  },
});

/** Always within the text, even if the position is not. */
export function offsetOf(doc: Text, { line, column }: TextPosition): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}

/** Marks up to the end of the word, or one character if there is no word. */
function toTracked(doc: Text, problem: CodeProblem): TrackedProblem {
  const from = offsetOf(doc, problem);
  const rest = doc.sliceString(from, doc.lineAt(from).to);
  const length = /^\S[\w.$-]*/.exec(rest)?.[0].length ?? Math.min(rest.length, 1);
  const { severity, message } = problem;
  return { from, to: from + length, severity, message };
}

function movedAlong(placed: TrackedProblem, changes: ChangeDesc): TrackedProblem {
  const from = changes.mapPos(placed.from, 1);
  return { ...placed, from, to: Math.max(from, changes.mapPos(placed.to, -1)) };
}
