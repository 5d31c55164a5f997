/** The rows of a tree of blocks, and which of its blocks are collapsed. Pure. */
import {
  countBlocks,
  innerBlocks,
  lineOfBlock,
  takesBlocks,
  type Block,
  type BlockPlace,
} from '@coverwright/rules/blocks';
import type { TreeRow } from '../tree/tree-step.ts';

export interface BlockRow extends TreeRow {
  readonly id: string;
  readonly place: BlockPlace;
  readonly block: Block;
  /** What the block is in the one around it: the name of a member, or a part of `if`. */
  readonly role: BlockRole | undefined;
  readonly setSize: number;
  readonly position: number;
}

export type BlockRole =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'condition' | 'result' | 'otherwise' };

/** Collapsed blocks, by the offset of their first character: it is unique, and follows the block when the text changes. */
export type Collapsed = ReadonlySet<number>;

/** A tree of more blocks is first shown as collapsed lines. */
const expandedMax = 1_000;
/** Of a collapsed block; printing a larger one would take longer than reading it. */
const lineBlocksMax = 200;
const lineLengthMax = 300;

export function idOfPlace(place: BlockPlace): string {
  return place.join('.');
}

export function collapsedAtFirst(root: Block): Collapsed {
  return countBlocks(root) > expandedMax ? collapsedAll(root) : new Set();
}

/** All but the outermost block. */
export function collapsedAll(root: Block): Collapsed {
  const collapsed = new Set<number>();
  const open = [...innerBlocks(root)];
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    if (innerBlocks(block).length > 0) collapsed.add(block.from);
    open.push(...innerBlocks(block));
  }
  return collapsed;
}

/** What was collapsed before an edit of the text remains so, except within the part that differs. */
export function followText(collapsed: Collapsed, before: string, after: string): Collapsed {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  const followed = new Set<number>();
  for (const from of collapsed) {
    if (from < start) followed.add(from);
    else if (from >= before.length - same) followed.add(from + after.length - before.length);
  }
  return followed;
}

export function toBlockRows(root: Block, collapsed: Collapsed): readonly BlockRow[] {
  const rows: BlockRow[] = [];
  const add = (block: Block, place: BlockPlace, siblings: { setSize: number; role: BlockRole | undefined }): void => {
    const inner = innerBlocks(block);
    const isExpanded = !collapsed.has(block.from);
    const hasBranch = inner.length > 0;
    const position = (place.at(-1) ?? 0) + 1;
    rows.push({
      id: idOfPlace(place),
      place,
      block,
      level: place.length + 1,
      position,
      hasBranch,
      isExpanded,
      ...siblings,
    });
    if (!isExpanded) return;
    for (const [index, one] of inner.entries()) {
      add(one, [...place, index], { setSize: inner.length, role: roleOf(block, index) });
    }
  };
  add(root, [], { setSize: 1, role: undefined });
  return rows;
}

function roleOf(parent: Block, index: number): BlockRole | undefined {
  if (parent.kind === 'object') return { kind: 'member', name: parent.members[index]?.name ?? '' };
  if (parent.kind !== 'call' || parent.isSpread || (parent.name !== 'if' && parent.name !== '?:')) return undefined;
  if (index % 2 === 1) return { kind: 'result' };
  return { kind: index > 0 && index === parent.items.length - 1 ? 'otherwise' : 'condition' };
}

/** A block in one line; undefined if it is too large for that. */
export function shortLine(block: Block): string | undefined {
  if (countBlocks(block) > lineBlocksMax) return undefined;
  const line = lineOfBlock(block);
  return line.length > lineLengthMax ? `${line.slice(0, lineLengthMax)}…` : line;
}

/** The innermost block around an offset of the text. */
export function placeAtOffset(root: Block, offset: number): BlockPlace {
  const inner = innerBlocks(root);
  const index = inner.findIndex(({ from, to }) => from <= offset && offset < to);
  const block = inner[index];
  return block === undefined ? [] : [index, ...placeAtOffset(block, offset)];
}

/** Expands what is around a block. */
export function reveal(root: Block, place: BlockPlace, collapsed: Collapsed): Collapsed {
  const opened = new Set(collapsed);
  let block: Block | undefined = root;
  for (const index of place) {
    if (block) opened.delete(block.from);
    block = block && innerBlocks(block)[index];
  }
  return opened;
}

/** Where a new block goes: into an expanded block, or else after the block. */
export function gapFor({ block, place, isExpanded }: BlockRow): { parent: BlockPlace; index: number } | undefined {
  const isOpen = takesBlocks(block) && (isExpanded || innerBlocks(block).length === 0);
  const index = place.at(-1);
  if (isOpen || (index === undefined && takesBlocks(block))) return { parent: place, index: innerBlocks(block).length };
  return index === undefined ? undefined : { parent: place.slice(0, -1), index: index + 1 };
}
