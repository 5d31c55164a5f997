// The library rebuilds a table on every change of rows and columns, dropping everything in between. To preserve loops
// around rows, their positions are recorded before and restored afterwards.
import type { Editor } from 'hugerte';
import type { Guard } from './guard.ts';
import { findBlocks } from '../liquid/liquid-blocks.ts';
import { tokenizeHtml } from './html-tokens.ts';

/** A table and the original children of one of its parts. */
interface NotedPart {
  readonly table: Element;
  readonly parent: Element;
  readonly children: readonly ChildNode[];
}

const parts = 'table, thead, tbody, tfoot, tr, colgroup';
const isPiece = (node: Node): boolean => node.nodeType === Node.COMMENT_NODE;

export function keepPiecesInTables(editor: Editor, guard: Guard): void {
  let noted: readonly NotedPart[] = [];
  let isBefore = false;
  const giveBack = (): void => {
    if (noted.length === 0) return;
    for (const part of noted) restorePieces(part, isBefore);
    for (const part of noted) dropEmptied(part, guard);
    noted = [];
  };
  editor.on('BeforeExecCommand', ({ command }) => {
    if (!/^mceTable(?!SizingMode|Props|ToggleCaption)/i.test(command)) return;
    isBefore = /Before$/i.test(command);
    noted = partsWithPieces(editor.getBody());
  });
  editor.on('TableModified', giveBack);
  editor.on('ExecCommand', giveBack);
  editor.on('BeforeSetContent', ({ selection, content }) => {
    if (selection === true && content.includes('<table') && noted.length === 0)
      noted = partsWithPieces(editor.getBody());
  });
  editor.on('SetContent', giveBack);
}

function partsWithPieces(body: Element): NotedPart[] {
  return [...body.querySelectorAll(parts)].flatMap((parent) => {
    const table = parent.closest('table');
    const children = [...parent.childNodes];
    return table && children.some(isPiece) ? [{ table, parent, children }] : [];
  });
}

/**
 * Restores each piece before the element that it preceded, or after the one that it followed if something was
 * inserted in between.
 */
function restorePieces({ table, parent, children }: NotedPart, isBefore: boolean): void {
  if (!table.isConnected) return;
  const stays = (node: Node | undefined): node is ChildNode =>
    node !== undefined && !isPiece(node) && table.contains(node);
  const pieces = children.filter(isPiece);
  for (const piece of pieces) piece.remove();
  for (let at = 0; at < children.length; at += 1) {
    if (!isPiece(children[at] ?? parent)) continue;
    const run: ChildNode[] = [];
    const previous = children.slice(0, at).findLast(stays);
    for (let one = children[at]; one !== undefined && !stays(one); one = children[at]) {
      if (isPiece(one)) run.push(one);
      at += 1;
    }
    const next = children.slice(at).find(stays);
    if (isBefore && previous) previous.after(...run);
    else if (next) next.before(...run);
    else if (parent.isConnected) parent.append(...run);
    else if (previous) previous.after(...run);
    else table.append(...run);
  }
}

/** Removes a block whose rows or cells have all been removed. */
function dropEmptied({ children, parent }: NotedPart, guard: Guard): void {
  const pieces = children.filter((node) => isPiece(node) && node.isConnected);
  const sources = pieces.map((piece) => guard.pieceOf(piece.nodeValue ?? '') ?? '');
  const tokens = sources.map((source) => tokenizeHtml(source)[0] ?? { kind: 'text', name: '' });
  for (const group of findBlocks(tokens).groups) {
    const members = group.flatMap((index) => pieces[index] ?? []);
    const [first] = members;
    const last = members.at(-1);
    if (first === undefined || last === undefined || first === last) continue;
    const had = children.slice(children.indexOf(first), children.indexOf(last)).some((node) => !isPiece(node));
    if (had && !hasElementBetween(first, last)) for (const member of members) member.remove();
  }
  if (parent.childNodes.length === 0 && /^(THEAD|TBODY|TFOOT|TR)$/.test(parent.tagName)) parent.remove();
}

function hasElementBetween(first: ChildNode, last: ChildNode): boolean {
  for (let node = first.nextSibling; node !== null && node !== last; node = node.nextSibling) {
    if (!isPiece(node)) return true;
  }
  return false;
}
