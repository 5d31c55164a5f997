/** The path of the cursor in the JSON, and lines marked because another element refers to them. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { RangeSetBuilder, StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Object keys and list indexes, starting from the outermost value. */
export type CodePath = readonly (string | number)[];

const parseTimeMs = 50;
const values = new Set(['True', 'False', 'Null', 'Number', 'String', 'Object', 'Array']);

/** The path of the innermost value or name around a position in the text. */
export function pathAt(state: EditorState, offset: number): CodePath {
  const tree = ensureSyntaxTree(state, offset, parseTimeMs) ?? syntaxTree(state);
  // At the end of a line, users mean what precedes the cursor.
  const side = /^[\s,]?$/.test(state.sliceDoc(offset, offset + 1)) ? -1 : 1;
  const path: (string | number)[] = [];
  for (let node: Node | null = tree.resolveInner(offset, side); node; node = node.parent) {
    const { parent }: Node = node;
    if (node.name === 'Property') {
      const name = node.getChild('PropertyName');
      if (name) path.unshift(state.sliceDoc(name.from + 1, name.to - 1));
    } else if (parent?.name === 'Array' && values.has(node.name)) {
      path.unshift(countBefore(node));
    }
  }
  return path;
}

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

function countBefore(node: Node): number {
  let count = 0;
  for (let before = node.prevSibling; before; before = before.prevSibling) if (values.has(before.name)) count++;
  return count;
}

export const markLines = StateEffect.define<{ readonly from: number; readonly to: number }>();

const markedLine = Decoration.line({ class: 'cm-markedLine' });

/** Cleared when the text changes, since the marks refer to the previous text. */
export const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marked, transaction) {
    const effect = transaction.effects.find((one) => one.is(markLines));
    if (effect?.is(markLines)) return decorate(transaction.state, effect.value);
    return transaction.docChanged ? Decoration.none : marked;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate({ doc }: EditorState, range: { readonly from: number; readonly to: number }): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const last = doc.lineAt(Math.min(range.to, doc.length)).number;
  for (let number = doc.lineAt(Math.min(range.from, doc.length)).number; number <= last; number++) {
    const { from } = doc.line(number);
    builder.add(from, from, markedLine);
  }
  return builder.finish();
}
