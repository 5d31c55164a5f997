// A bracket or quote typed over the selected whole text replaces it, as any other character does. With part of a text
// selected it is put around that part.
import { insertBracket } from '@codemirror/autocomplete';
import type { EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** The steps that replace the text; undefined unless the whole of it is selected and the character has a counterpart. */
export function replaceAll(state: EditorState, typed: string): readonly Transaction[] | undefined {
  const { from, to } = state.selection.main;
  if (state.selection.ranges.length > 1 || from > 0 || to === 0 || to < state.doc.length) return undefined;
  const emptied = state.update({ changes: { from, to }, userEvent: 'input.type' });
  const inserted = insertBracket(emptied.state, typed);
  return inserted ? [emptied, inserted] : undefined;
}

export const replaceAllOnBracket = EditorView.inputHandler.of((view, _from, _to, text) => {
  if (view.composing || view.state.readOnly) return false;
  const steps = replaceAll(view.state, text);
  if (!steps) return false;
  view.dispatch(steps);
  return true;
});
