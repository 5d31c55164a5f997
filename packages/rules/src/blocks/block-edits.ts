/** Edits of blocks as changes of the JSON text. A block that moves takes its text with it, exactly as it is written. */
import type { FormulaNode } from '../formula/formula-node.ts';
import type { TextChange } from '../formula/text-changes.ts';
import type { TextRange } from '../json/json-text.ts';
import { nodeAt, type BlockGap } from './block-gaps.ts';

export interface BlockEdit {
  /** In order, and not overlapping. */
  readonly changes: readonly TextChange[];
  /** Of the block that was edited, or of the one that is in its place. */
  readonly place: readonly number[];
}

type Place = readonly number[];

/** The entries of a block: its list of arguments, its list, or the members of its object. */
interface Entries {
  /** With the brackets; without them for an argument that is not in a list. */
  readonly at: TextRange;
  readonly items: readonly TextRange[];
  readonly kind: 'list' | 'members' | 'single';
}

function entriesOf(node: FormulaNode): Entries | undefined {
  if (node.kind === 'list') return { at: node, items: node.items, kind: 'list' };
  if (node.kind === 'call') return { at: node.argumentAt, items: node.items, kind: node.isSpread ? 'single' : 'list' };
  if (node.kind !== 'object') return undefined;
  const items = node.members.map(({ nameAt, value }) => ({ from: nameAt.from, to: value.to }));
  return { at: node.argumentAt, items, kind: 'members' };
}

/** @param json the text of the new block */
export function replaceBlock(root: FormulaNode, place: Place, json: string): BlockEdit | undefined {
  const node = nodeAt(root, place);
  return node && { changes: [{ from: node.from, to: node.to, insert: json }], place };
}

/** Another operator for the same arguments, or another path of a variable. */
export function renameBlock(root: FormulaNode, place: Place, name: string): BlockEdit | undefined {
  const node = nodeAt(root, place);
  if (node?.kind !== 'call' && node?.kind !== 'path') return undefined;
  const { from, to } = node.kind === 'call' ? node.nameAt : node.pathAt;
  return { changes: [{ from, to, insert: JSON.stringify(name) }], place };
}

/** Another name for a member of an object; undefined if another member has it. */
export function renameMember(root: FormulaNode, place: Place, name: string): BlockEdit | undefined {
  const parent = nodeAt(root, place.slice(0, -1));
  const index = place.at(-1);
  if (parent?.kind !== 'object' || index === undefined) return undefined;
  const member = parent.members[index];
  if (member === undefined || parent.members.some((one) => one !== member && one.name === name)) return undefined;
  return { changes: [{ from: member.nameAt.from, to: member.nameAt.to, insert: JSON.stringify(name) }], place };
}

/** @param json the text of the new block */
export function insertBlock(text: string, root: FormulaNode, gap: BlockGap, json: string): BlockEdit | undefined {
  const changes = insertion(text, nodeAt(root, gap.parent), gap.index, json);
  return changes && { changes, place: [...gap.parent, gap.index] };
}

/** Without its outermost block, logic is empty. */
export function removeBlock(root: FormulaNode, place: Place): BlockEdit | undefined {
  const index = place.at(-1);
  if (index === undefined) return replaceBlock(root, place, '{}');
  const parent = place.slice(0, -1);
  const entries = entriesOf(nodeAt(root, parent) ?? root);
  if (entries === undefined) return undefined;
  const { length } = entries.items;
  const next = length === 1 ? parent : [...parent, Math.min(index, length - 2)];
  return { changes: removal(entries, index), place: next };
}

/** Undefined if the block would be moved into itself, or is there already. */
export function moveBlock(text: string, root: FormulaNode, place: Place, gap: BlockGap): BlockEdit | undefined {
  const index = place.at(-1);
  const parent = place.slice(0, -1);
  const node = nodeAt(root, place);
  const entries = entriesOf(nodeAt(root, parent) ?? root);
  if (index === undefined || node === undefined || entries === undefined) return undefined;
  if (place.every((step, at) => step === gap.parent[at])) return undefined;
  if (gap.parent.length === parent.length && parent.every((step, at) => step === gap.parent[at])) {
    return reordered(text, entries, { parent, from: index, gap: gap.index });
  }
  const target = nodeAt(root, gap.parent);
  const name = nameIn(nodeAt(root, parent), index);
  const inserted = insertion(text, target, gap.index, text.slice(node.from, node.to), name);
  if (inserted === undefined) return undefined;
  const changes = [...removal(entries, index), ...inserted].toSorted((left, right) => left.from - right.from);
  return { changes, place: [...placeWithout(gap.parent, place), gap.index] };
}

/** Another block around a block. @param around the JSON text before and after it */
export function wrapBlock(
  root: FormulaNode,
  place: Place,
  { before, after }: { readonly before: string; readonly after: string },
): BlockEdit | undefined {
  const node = nodeAt(root, place);
  if (node === undefined) return undefined;
  const { from, to } = node;
  const changes = [
    { from, to: from, insert: before },
    { from: to, to, insert: after },
  ];
  return { changes, place };
}

/** The block takes the place of the block around it, whose other blocks are removed. */
export function unwrapBlock(root: FormulaNode, place: Place): BlockEdit | undefined {
  const parent = place.slice(0, -1);
  const node = nodeAt(root, place);
  const outer = nodeAt(root, parent);
  if (place.length === 0 || node === undefined || outer === undefined) return undefined;
  const changes = [
    { from: outer.from, to: node.from, insert: '' },
    { from: node.to, to: outer.to, insert: '' },
  ];
  return { changes, place: parent };
}

function removal({ at, items, kind }: Entries, index: number): readonly TextChange[] {
  const item = items[index];
  if (item === undefined) return [];
  if (kind === 'single') return [{ from: at.from, to: at.to, insert: '[]' }];
  const next = items[index + 1];
  const previous = items[index - 1];
  if (next !== undefined) return [{ from: item.from, to: next.from, insert: '' }];
  return [{ from: previous?.to ?? item.from, to: item.to, insert: '' }];
}

/** @param name for a member of an object, if no other member has it */
function insertion(
  text: string,
  parent: FormulaNode | undefined,
  index: number,
  json: string,
  name = 'key',
): readonly TextChange[] | undefined {
  const entries = parent && entriesOf(parent);
  if (entries === undefined || index < 0 || index > entries.items.length) return undefined;
  const { at, items, kind } = entries;
  const written = parent?.kind === 'object' ? `${JSON.stringify(freeName(parent, name))}: ${json}` : json;
  if (kind === 'single') {
    const [before, after] = index === 0 ? [`[${json}, `, ']'] : ['[', `, ${json}]`];
    return [
      { from: at.from, to: at.from, insert: before },
      { from: at.to, to: at.to, insert: after },
    ];
  }
  const [first, second] = items;
  const separator = first && second ? text.slice(first.to, second.from) : ', ';
  const previous = items[index - 1];
  if (previous !== undefined) return [{ from: previous.to, to: previous.to, insert: separator + written }];
  const from = first?.from ?? at.from + 1;
  return [{ from, to: from, insert: first === undefined ? written : written + separator }];
}

function freeName(parent: FormulaNode, wanted: string): string {
  const names = new Set(parent.kind === 'object' ? parent.members.map(({ name }) => name) : []);
  let name = wanted;
  for (let count = 2; names.has(name); count++) name = `${wanted}_${count}`;
  return name;
}

function nameIn(parent: FormulaNode | undefined, index: number): string | undefined {
  return parent?.kind === 'object' ? parent.members[index]?.name : undefined;
}

/** The entries in their new order; what is between them stays where it is. */
function reordered(
  text: string,
  { items }: Entries,
  { parent, from, gap }: { readonly parent: Place; readonly from: number; readonly gap: number },
): BlockEdit | undefined {
  const to = gap > from ? gap - 1 : gap;
  if (to === from || to < 0 || to >= items.length) return undefined;
  const order = items.toSpliced(from, 1);
  const moved = items[from];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const [first, last] = [items[low], items[high]];
  if (moved === undefined || first === undefined || last === undefined) return undefined;
  const written = order.toSpliced(to, 0, moved).slice(low, high + 1);
  const insert = written.map((item, at) => {
    const [here, next] = [items[low + at], items[low + at + 1]];
    const between = at < high - low && here && next ? text.slice(here.to, next.from) : '';
    return text.slice(item.from, item.to) + between;
  });
  return { changes: [{ from: first.from, to: last.to, insert: insert.join('') }], place: [...parent, to] };
}

/** The place of a block after another one was removed. */
function placeWithout(place: Place, removed: Place): Place {
  const at = removed.length - 1;
  const isBeside = removed.slice(0, -1).every((step, index) => step === place[index]);
  const [step, removedStep] = [place[at], removed[at]];
  const isAfter = isBeside && step !== undefined && removedStep !== undefined && step > removedStep;
  return isAfter ? place.with(at, step - 1) : place;
}
