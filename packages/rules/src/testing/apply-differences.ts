/** Applies differences to the logic before, which gives the logic after if they are complete and their paths are right. */
import type { LogicDifference, LogicEdit, LogicPlace } from '../difference/difference.ts';
import { branchOperators, type LogicNode, NodeBuilder } from '../difference/logic-node.ts';
import { isJsonList, isJsonObject, type Json, type JsonPath } from '../json/json.ts';

export function applyDifferences(before: Json, differences: readonly LogicDifference[]): Json {
  return new Application(differences).apply(new NodeBuilder().toNode(before), [], []);
}

type Unit = 'BRANCH' | 'MEMBER' | 'VALUE';

class Application {
  /** What is inserted, by where it is after. */
  readonly #inserted = new Map<string, LogicEdit>();
  /** What leaves its place, by where it was. */
  readonly #taken = new Set<string>();
  /** Edits of what stays, by where it is on both sides. */
  readonly #changed = new Map<string, LogicEdit>();
  /** What gets new arguments, which then are a list. */
  readonly #extended = new Set<string>();

  constructor(differences: readonly LogicDifference[]) {
    for (const difference of differences) {
      if (difference.action === 'OMITTED') throw new Error('Differences were omitted.');
      if (difference.action === 'DECISION_EDITED') throw new Error('Decision tables are not edited here.');
      for (const place of difference.places) this.#note(difference, place);
    }
  }

  #note(edit: LogicEdit, { before, after }: LogicPlace): void {
    const unit = edit.role === 'BRANCH' || edit.role === 'MEMBER' ? edit.role : 'VALUE';
    const isMove = edit.action === 'MOVED';
    if (before !== undefined && (isMove || edit.action === 'REMOVED')) this.#taken.add(keyOf(unit, before));
    else if (before !== undefined) this.#changed.set(keyOf(unit, before, after), edit);
    if (after === undefined || !(isMove || edit.action === 'ADDED')) return;
    this.#inserted.set(keyOf(unit, after), isMove ? { ...edit, after: insertedBy(edit, after) } : edit);
    if (typeof after.at(-1) === 'number') this.#extended.add(JSON.stringify(after.slice(0, -1)));
  }

  apply(node: LogicNode, before: JsonPath, after: JsonPath): Json {
    const edit = this.#changed.get(keyOf(unitOf(node), before, after));
    if (edit === undefined) return this.#applyInside(node, node.label, before, after);
    if (edit.action === 'OPERATOR_CHANGED') {
      return this.#applyInside(node, Object.keys(Object(edit.after))[0] ?? '', before, after);
    }
    const { inside } = edit;
    if (inside === undefined) return edit.after ?? null;
    if (edit.action === 'WRAPPED') {
      return replaceAt(edit.after ?? null, inside, this.apply(node, before, [...after, ...inside]));
    }
    const { node: inner, path } = follow(node, before, inside);
    return this.apply(inner, path, after);
  }

  #applyInside(node: LogicNode, label: string, before: JsonPath, after: JsonPath): Json {
    const { kind, children } = node;
    if (kind === 'value') return node.logic;
    if (kind === 'object') return this.#applyToObject(children, before, after);
    if (kind === 'branch')
      return children.map((child, index) => this.apply(child, up(before, index), up(after, index)));
    if (kind === 'list') return this.#applyToList(node, before, after);
    const [from, to] = [
      [...before, node.label],
      [...after, label],
    ];
    const isListed = node.isListed || this.#extended.has(JSON.stringify(to));
    const [only] = children;
    const isTaken = only !== undefined && this.#taken.has(keyOf(unitOf(only), from));
    if (!isListed && only !== undefined && !isTaken) return { [label]: this.apply(only, from, to) };
    return { [label]: this.#applyToList(node, from, to, branchOperators.has(node.label)) };
  }

  /** The children that stay, in their order, between those that are inserted. */
  #applyToList(node: LogicNode, before: JsonPath, after: JsonPath, isBranched = false): Json[] {
    const width = isBranched ? 2 : 1;
    const staying = node.children
      .map((child, index) => ({ child, path: node.isListed ? [...before, index * width] : before }))
      .filter(({ child, path }) => !this.#taken.has(keyOf(unitOf(child), path)));
    const result: Json[] = [];
    for (;;) {
      const place = [...after, result.length];
      const [branch, value] = [keyOf('BRANCH', place), keyOf('VALUE', place)];
      const inserted = this.#inserted.get(branch) ?? this.#inserted.get(value);
      const next = inserted === undefined ? staying.shift() : undefined;
      if (inserted === undefined && next === undefined) return result;
      const isBranch = next === undefined ? inserted?.role === 'BRANCH' : next.child.kind === 'branch';
      const part = next === undefined ? (inserted?.after ?? null) : this.apply(next.child, next.path, place);
      if (isBranch && isJsonList(part)) result.push(...part);
      else result.push(part);
    }
  }

  #applyToObject(members: readonly LogicNode[], before: JsonPath, after: JsonPath): Json {
    const result = new Map<string, Json>();
    for (const { label, children } of members) {
      const path = [...before, label];
      if (this.#taken.has(keyOf('MEMBER', path))) continue;
      for (const child of children) result.set(label, this.apply(child, path, [...after, label]));
    }
    const prefix = JSON.stringify(after);
    for (const [key, edit] of this.#inserted) {
      const { unit, path } = parseKey(key);
      if (unit !== 'MEMBER' || JSON.stringify(path.slice(0, -1)) !== prefix) continue;
      result.set(String(path.at(-1)), edit.after ?? null);
    }
    return Object.fromEntries(result);
  }
}

/** The parts that moved within one list are one difference, with the first of them. */
function insertedBy(edit: LogicEdit, after: JsonPath): Json {
  if (edit.places.length === 1 || edit.within === undefined) return edit.after ?? null;
  const first = edit.places[0]?.after ?? [];
  const at = Number(after.at(-1));
  const items = itemsOf(edit.within.after);
  if (edit.role === 'BRANCH') return items.slice(at, at + 2);
  return first.length === 0 ? null : (items[at] ?? null);
}

function itemsOf(container: Json): readonly Json[] {
  const items = isJsonObject(container) ? Object.values(container)[0] : container;
  return isJsonList(items) ? items : [];
}

function unitOf({ kind }: LogicNode): Unit {
  return kind === 'branch' ? 'BRANCH' : kind === 'member' ? 'MEMBER' : 'VALUE';
}

function keyOf(unit: Unit, ...paths: readonly (JsonPath | undefined)[]): string {
  return JSON.stringify([unit, ...paths]);
}

function parseKey(key: string): { readonly unit: unknown; readonly path: JsonPath } {
  const [unit, path]: [unknown, JsonPath] = JSON.parse(key);
  return { unit, path };
}

/** From the place of a branch to its condition or its result. */
function up(path: JsonPath, index: number): JsonPath {
  return [...path.slice(0, -1), Number(path.at(-1)) + index];
}

function replaceAt(logic: Json, path: JsonPath, by: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return by;
  if (isJsonList(logic)) return logic.map((item, index) => (index === step ? replaceAt(item, rest, by) : item));
  if (!isJsonObject(logic)) throw new Error(`There is nothing at ${JSON.stringify(path)}.`);
  return { ...logic, [step]: replaceAt(logic[step] ?? null, rest, by) };
}

/** The node at a path below another one. */
function follow(from: LogicNode, path: JsonPath, inside: JsonPath): { node: LogicNode; path: JsonPath } {
  let node: Json = from.logic;
  for (const step of inside) node = isJsonList(node) ? (node[Number(step)] ?? null) : (Object(node)[step] ?? null);
  return { node: new NodeBuilder().toNode(node), path: [...path, ...inside] };
}
