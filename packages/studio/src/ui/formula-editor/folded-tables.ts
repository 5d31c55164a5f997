/** Decision tables in a formula: shown in words, as one character for the cursor, while the text stays as it is. */
import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import i18next from 'i18next';
import { rowsOfWrittenTable } from '../logic-editor/views/written-table.ts';

class TableWords extends WidgetType {
  readonly #words: string;

  constructor(words: string) {
    super();
    this.#words = words;
  }

  override eq(other: TableWords): boolean {
    return other.#words === this.#words;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-foldedTable';
    element.textContent = this.#words;
    return element;
  }
}

/** JSON has no back quotes of its own in a formula. */
const pieces = /json`([^`]*)`/g;

function foldTables({ doc }: EditorState): DecorationSet {
  const folded = [...doc.toString().matchAll(pieces)].flatMap(({ 0: piece, 1: json = '', index }) => {
    const count = rowsOfWrittenTable(json);
    if (count === undefined) return [];
    const widget = new TableWords(i18next.t('logic:blocks.tableOfRows', { count }));
    return [Decoration.replace({ widget }).range(index, index + piece.length)];
  });
  return Decoration.set(folded);
}

const field = StateField.define<DecorationSet>({
  create: foldTables,
  update: (folded, { docChanged, state }) => (docChanged ? foldTables(state) : folded),
  provide: (own) => [EditorView.decorations.from(own), EditorView.atomicRanges.of((view) => view.state.field(own))],
});

export const foldedTables: Extension = [
  field,
  EditorView.baseTheme({
    '.cm-foldedTable': {
      padding: '1px 6px',
      border: '1px solid var(--cw-border)',
      borderRadius: '4px',
      background: 'var(--cw-sunken)',
      fontFamily: 'var(--mantine-font-family)',
    },
  }),
];
