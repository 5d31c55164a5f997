/** Changes JSON text so that it has the structure of another tree. What is in both remains as it is written. */
import type { TextRange } from '../json/json-text.ts';
import { innerNodes, type CallNode, type FormulaNode, type ListNode, type ObjectNode } from './formula-node.ts';
import { pairInOrder } from './pair-in-order.ts';
import { StructureIds } from './structure-ids.ts';
import { ComposedText, type TextChange } from './text-changes.ts';
import { writeEntries } from './write-entries.ts';

/** @param before the tree of the text */
export function rewriteText(text: string, before: FormulaNode, after: FormulaNode): readonly TextChange[] {
  return new Rewriting(text).rewrite(before, after);
}

/** Writes one part of the text after the other. */
class Rewriting {
  readonly #text: string;
  readonly #ids = new StructureIds();
  readonly #composed: ComposedText;

  constructor(text: string) {
    this.#text = text;
    this.#composed = new ComposedText(text);
  }

  rewrite(before: FormulaNode, after: FormulaNode): readonly TextChange[] {
    this.#composed.copy(0, before.from);
    this.#write(before, after);
    this.#composed.copy(before.to, this.#text.length);
    return this.#composed.finish();
  }

  #write(before: FormulaNode, after: FormulaNode): void {
    if (this.#ids.idOf(before) === this.#ids.idOf(after)) this.#copy(before);
    else if (before.kind === 'path' && after.kind === 'path') this.#writeWithin(before, before.pathAt, after.path);
    else if (this.#isWrapped(before, after)) this.#replace(before, after);
    else if (before.kind === 'call' && after.kind === 'call' && this.#isSameCall(before, after)) {
      this.#writeCall(before, after);
    } else if (before.kind === 'list' && after.kind === 'list') this.#writeItems(before, before, after);
    else if (before.kind === 'object' && after.kind === 'object') this.#writeObject(before, after);
    else this.#replace(before, after);
  }

  #copy({ from, to }: TextRange): void {
    this.#composed.copy(from, to);
  }

  #writeWithin(whole: TextRange, part: TextRange, name: string): void {
    this.#composed.copy(whole.from, part.from);
    this.#composed.insert(JSON.stringify(name));
    this.#composed.copy(part.to, whole.to);
  }

  /** Whether one is a part of the other: something was written around it, or removed. */
  #isWrapped(before: FormulaNode, after: FormulaNode): boolean {
    return this.#ids.contains(after, before) || this.#ids.contains(before, after);
  }

  #isSameCall(before: CallNode, after: CallNode): boolean {
    if (before.name === after.name) return true;
    if (before.isSpread !== after.isSpread) return false;
    const ids = new Set(before.items.map((item) => this.#ids.idOf(item)));
    return after.items.some((item) => ids.has(this.#ids.idOf(item)));
  }

  #writeCall(before: CallNode, after: CallNode): void {
    const { nameAt, argumentAt } = before;
    if (before.name === after.name) this.#composed.copy(before.from, argumentAt.from);
    else this.#writeWithin({ from: before.from, to: argumentAt.from }, nameAt, after.name);
    const [inner] = before.items;
    const [newInner] = after.items;
    if (before.isSpread !== after.isSpread) this.#composeArgument(after, this.#partsOf(before));
    else if (!before.isSpread) this.#writeItems(argumentAt, before, after);
    else if (inner !== undefined && newInner !== undefined) this.#write(inner, newInner);
    this.#composed.copy(argumentAt.to, before.to);
  }

  #writeItems(at: TextRange, before: ListNode | CallNode, after: ListNode | CallNode): void {
    const idsOf = (items: readonly FormulaNode[]) => items.map((item) => this.#ids.idOf(item));
    writeEntries(
      this.#composed,
      at,
      before.items,
      pairInOrder(idsOf(before.items), idsOf(after.items)),
      (index, entry) => {
        const item = after.items[index];
        if (item === undefined) return;
        if (entry === undefined) this.#compose(item, noParts);
        else this.#write(entry, item);
      },
    );
  }

  #writeObject(before: ObjectNode, after: ObjectNode): void {
    const numbers = new Map([...before.members, ...after.members].map(({ name }, index) => [name, index]));
    const numbersOf = ({ members }: ObjectNode) => members.map(({ name }) => numbers.get(name) ?? 0);
    const entries = before.members.map((member) => ({ ...member, from: member.nameAt.from, to: member.value.to }));
    this.#composed.copy(before.from, before.argumentAt.from);
    writeEntries(
      this.#composed,
      before.argumentAt,
      entries,
      pairInOrder(numbersOf(before), numbersOf(after)),
      (index, entry) => {
        const member = after.members[index];
        if (member === undefined) return;
        if (entry?.name === member.name) this.#copy(entry.nameAt);
        else this.#composed.insert(JSON.stringify(member.name));
        if (entry === undefined) {
          this.#composed.insert(': ');
          this.#compose(member.value, noParts);
          return;
        }
        this.#composed.copy(entry.nameAt.to, entry.value.from);
        this.#write(entry.value, member.value);
      },
    );
    this.#composed.copy(before.argumentAt.to, before.to);
  }

  /** What the new tree has in common with the old one is written as it was. */
  #replace(before: FormulaNode, after: FormulaNode): void {
    this.#compose(after, this.#partsOf(before));
  }

  #partsOf(before: FormulaNode): ReadonlyMap<number, FormulaNode> {
    const parts = new Map<number, FormulaNode>();
    const open = [before];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      parts.set(this.#ids.idOf(node), node);
      open.push(...innerNodes(node));
    }
    return parts;
  }

  #compose(node: FormulaNode, parts: ReadonlyMap<number, FormulaNode>): void {
    const part = parts.get(this.#ids.idOf(node));
    if (part === undefined) this.#composeNew(node, parts);
    // Short parts occur several times: copying the last one first would turn all that is before it into new text.
    else if (innerNodes(part).length === 0) this.#composed.insert(this.#text.slice(part.from, part.to));
    else this.#copy(part);
  }

  #composeNew(node: FormulaNode, parts: ReadonlyMap<number, FormulaNode>): void {
    const insert = (text: string): void => this.#composed.insert(text);
    switch (node.kind) {
      case 'literal':
      case 'piece':
        return insert(node.written);
      case 'path':
        return insert(`{"var": ${JSON.stringify(node.path)}}`);
      case 'list':
        return this.#composeItems(node.items, parts);
      case 'call':
        insert(`{${JSON.stringify(node.name)}: `);
        this.#composeArgument(node, parts);
        return insert('}');
      case 'object':
        insert('{"eachKey": {');
        for (const [index, { name, value }] of node.members.entries()) {
          insert(`${index === 0 ? '' : ', '}${JSON.stringify(name)}: `);
          this.#compose(value, parts);
        }
        return insert('}}');
    }
  }

  #composeArgument({ items, isSpread }: CallNode, parts: ReadonlyMap<number, FormulaNode>): void {
    if (isSpread) for (const item of items) this.#compose(item, parts);
    else this.#composeItems(items, parts);
  }

  #composeItems(items: readonly FormulaNode[], parts: ReadonlyMap<number, FormulaNode>): void {
    this.#composed.insert('[');
    for (const [index, item] of items.entries()) {
      if (index > 0) this.#composed.insert(', ');
      this.#compose(item, parts);
    }
    this.#composed.insert(']');
  }
}

const noParts: ReadonlyMap<number, FormulaNode> = new Map();
