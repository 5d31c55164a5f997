/** Problems that were found elsewhere, such as by the server: they move along with the text around them. */
import { StateEffect, StateField, type ChangeDesc, type Text } from '@codemirror/state';

export interface TextPosition {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

export interface CodeProblem extends TextPosition {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Where a problem is by now: offsets into the text. */
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

/** Within the text, whatever the position says. */
export function offsetOf(doc: Text, { line, column }: TextPosition): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}

/** Marks to the end of the word, or one character where there is none. */
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
