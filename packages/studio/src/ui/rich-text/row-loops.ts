// Repeats table rows: adds a Liquid loop around a row without editing the source. Its start and end are hidden pieces
// like those of a stored loop, so everything that keeps such loops in place applies to them, too.
import type { Editor } from 'hugerte';
import { findBlocks } from './liquid/liquid-blocks.ts';
import type { Guard } from './markup/guard.ts';
import { tokenizeHtml } from './markup/html-tokens.ts';
import type { RowLoop } from './rich-text-props.ts';

/** The row at the cursor. */
export function findRow(editor: Editor): Element | undefined {
  return editor.dom.getParent(editor.selection.getNode(), 'tr', editor.getBody()) ?? undefined;
}

export function repeatRow(editor: Editor, guard: Guard, row: Element, { start, end, cells }: RowLoop): void {
  if (!row.isConnected) return;
  editor.undoManager.transact(() => {
    const page = editor.getDoc();
    row.before(page.createComment(guard.keepPiece(start)));
    row.after(page.createComment(guard.keepPiece(end)));
    for (const [index, text] of cells.entries()) {
      const cell = row.children[index];
      if (cell && text !== undefined) cell.textContent = text;
    }
  });
  editor.dispatch('input');
}

/** The innermost loop around the row; it contains only rows and other Liquid. */
export function findLoop(guard: Guard, row: Element): readonly ChildNode[] | undefined {
  const siblings = [...(row.parentNode?.childNodes ?? [])];
  const pieces = siblings.filter(({ nodeType }) => nodeType === Node.COMMENT_NODE);
  const tokens = pieces.map((piece) => {
    const [token] = tokenizeHtml(guard.pieceOf(piece.nodeValue ?? '') ?? '');
    return token ?? { kind: 'text', name: '' };
  });
  const place = siblings.findIndex((one) => one === row);
  const at = (index: number): number => siblings.findIndex((one) => one === pieces[index]);
  const around = findBlocks(tokens).groups.filter((group) => {
    const [first = -1] = group;
    const last = group.at(-1) ?? -1;
    return tokens[first]?.name === 'for' && first !== last && at(first) < place && at(last) > place;
  });
  // Blocks are in the order of their starts, so the last one is the innermost.
  return around.at(-1)?.flatMap((index) => pieces[index] ?? []);
}

/** The rows and their content are retained. */
export function stopRepeating(editor: Editor, loop: readonly ChildNode[]): void {
  editor.undoManager.transact(() => {
    for (const piece of loop) piece.remove();
  });
  editor.dispatch('input');
}
