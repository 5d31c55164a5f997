// Empty spans that are filled in when the text is rendered, such as a page number. In the editor each shows its
// class, and behaves as a unit that the cursor can be placed after. The stored form remains an empty span.
import type { AstNode, Editor } from 'hugerte';

export function placeholderStyle(classes: readonly string[] = []): string {
  return classes
    .map((name) => `span.${name}:empty::before { content: '[${name}]'; color: rgb(67 65 194); }`)
    .join('\n');
}

export function showPlaceholders(editor: Editor, classes: readonly string[] = []): void {
  if (classes.length === 0) return;
  const isPlaceholder = (node: AstNode): boolean =>
    node.firstChild === undefined && classes.includes(node.attr('class') ?? '');
  editor.on('PreInit', () => {
    editor.parser.addNodeFilter('span', (nodes) => {
      for (const node of nodes) if (isPlaceholder(node)) node.attr('contenteditable', 'false');
    });
    editor.serializer.addNodeFilter('span', (nodes) => {
      for (const node of nodes) if (isPlaceholder(node)) node.attr('contenteditable', null);
    });
  });
}

/** Inserts it directly: the library's own insertion drops empty elements. */
export function insertPlaceholder(editor: Editor, html: string): void {
  editor.focus();
  editor.undoManager.transact(() => {
    const range = editor.selection.getRng();
    range.deleteContents();
    const markup = editor.dom.createFragment(html);
    for (const piece of markup.querySelectorAll('span:empty')) piece.setAttribute('contenteditable', 'false');
    const last = markup.lastChild;
    range.insertNode(markup);
    if (last) range.setStartAfter(last);
    range.collapse(true);
    editor.selection.setRng(range);
  });
  editor.dispatch('input');
}
