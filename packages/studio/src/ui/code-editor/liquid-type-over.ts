/**
 * Typing the end of a Liquid tag overwrites the end that the editor inserted. CodeMirror does so only for single
 * brackets that it has just closed, so typing `%}` before `%}` would leave the second one as text.
 */
import { EditorSelection, Prec, type EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const liquidTypeOver: Extension = Prec.high(
  EditorView.inputHandler.of((view, from, to, text) => {
    const { main } = view.state.selection;
    if (view.compositionStarted || view.state.readOnly || from !== main.from || to !== main.to) return false;
    const transaction = typeOver(view.state, text);
    if (transaction) view.dispatch(transaction);
    return transaction !== undefined;
  }),
);

/** Undefined if the character is to be inserted as usual. */
export function typeOver(state: EditorState, text: string): TransactionSpec | undefined {
  const { ranges } = state.selection;
  if (!ranges.every(({ empty, head }) => empty && isTypedOver(state, head, text))) return undefined;
  const moved = ranges.map(({ head }) => EditorSelection.cursor(head + text.length));
  return {
    selection: EditorSelection.create(moved, state.selection.mainIndex),
    scrollIntoView: true,
    userEvent: 'select',
  };
}

/** No character of a tag's end occurs twice in a row, so a repeated one always means the existing end. */
function isTypedOver(state: EditorState, at: number, text: string): boolean {
  const next = state.sliceDoc(at, at + 2);
  const before = state.sliceDoc(at - 1, at);
  const opening = openTagBefore(state, at);
  if (text === '%') return next === '%}' && opening === '{%';
  if (text === '%}' || text === '}}') return next === text && opening === `{${text.charAt(0)}`;
  if (text !== '}') return false;
  if (opening === '{%') return before === '%' && next.startsWith('}') && state.sliceDoc(at - 2, at) !== '{%';
  return opening === '{{' && (next === '}}' || (before === '}' && next.startsWith('}')));
}

/** How far back to search for the start of a tag. */
const lookBack = 2_000;

/** The start of the tag that contains the position. */
function openTagBefore(state: EditorState, at: number): string | undefined {
  const text = state.sliceDoc(Math.max(0, at - lookBack), at);
  const last = text.match(/\{[{%]|[}%]\}/g)?.at(-1);
  return last?.startsWith('{') === true ? last : undefined;
}
