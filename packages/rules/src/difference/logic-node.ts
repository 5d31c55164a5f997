/** Logic as nodes that can be compared quickly: equal subtrees of both sides have the same code. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonList, isJsonObject, type Json, type JsonPath } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import { toTableLiteral } from './decision-table.ts';
import { hashOf, mergeFeatures } from './features.ts';

/**
 * A value is a constant, or a variable that is read by name. A branch is a condition with its result, which `if` has
 * beside each other among its arguments, and a member is a name of an object with its value.
 */
export type NodeKind = 'value' | 'operator' | 'list' | 'object' | 'branch' | 'member';

export interface LogicNode {
  readonly kind: NodeKind;
  /** The name of an operator or a member; for a value its type. */
  readonly label: string;
  /** For a branch, the list of its condition and result. */
  readonly logic: Json;
  readonly children: readonly LogicNode[];
  /** Whether the operator has a list of arguments, and not a single one without a list. */
  readonly isListed: boolean;
  /** For a branch, the index of its condition among the arguments of `if`. */
  readonly start: number;
  /** The same for equal subtrees. */
  readonly code: number;
  /** The same for subtrees that differ only in constants. */
  readonly shape: number;
  /** A sample of the subtrees inside, for an estimate of similarity. */
  readonly features: readonly number[];
}

export const branchOperators: ReadonlySet<string> = new Set(['if', '?:']);

/** The path from a node to one of its children. */
export function stepTo({ kind, label, isListed, start, children }: LogicNode, index: number): JsonPath {
  if (kind === 'list') return [index];
  if (kind === 'branch') return [start + index];
  if (kind === 'member') return [label];
  if (kind === 'object') return [];
  if (children[index]?.kind === 'branch' || !isListed) return [label];
  // Before the default result there are only branches, of two arguments each.
  return [label, branchOperators.has(label) ? index * 2 : index];
}

/** Where a node is in the logic: a branch and a member are reached through the operator or object that they are in. */
export function placeOf({ kind, start, label }: LogicNode, path: JsonPath): JsonPath {
  if (kind === 'branch') return [...path, start];
  return kind === 'member' ? [...path, label] : path;
}

export function isConstantValue({ kind, label }: LogicNode): boolean {
  return kind === 'value' && label !== 'variable';
}

/**
 * What an object with a single key is: an operator, or a name with data inside `preserve`, where nothing is evaluated, or
 * a name with logic as in the argument of `eachKey`.
 */
type Meaning = 'operator' | 'data' | 'names';

interface Pending {
  readonly value: Json;
  readonly meaning: Meaning;
}

interface Description extends Pick<LogicNode, 'kind' | 'label'> {
  /** Of a decision table, which is a single value: its JSON. */
  readonly text?: string;
  readonly isListed?: boolean;
  readonly parts: readonly Pending[];
  /** With members: their names, in the order of the parts. */
  readonly names?: readonly string[];
}

/** Both sides of a comparison come from the same builder, so that their codes can be compared. Not recursive. */
export class NodeBuilder {
  readonly #codes = new Map<string, number>();
  readonly #values = new Map<string, LogicNode>();
  /** By object: a rule built by a program may contain one object in many places. */
  readonly #memo: Readonly<Record<Meaning, Map<Json, LogicNode>>> = {
    operator: new Map(),
    data: new Map(),
    names: new Map(),
  };

  toNode(root: Json): LogicNode {
    const first: Pending = { value: root, meaning: 'operator' };
    const open = this.#find(first) === undefined ? [begin(first)] : [];
    for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
      const part = frame.description.parts[frame.nodes.length];
      if (part === undefined) {
        open.pop();
        const { value, meaning } = frame.pending;
        this.#memo[meaning].set(value, this.#build(value, frame.description, frame.nodes));
        continue;
      }
      const node = this.#find(part);
      if (node === undefined) open.push(begin(part));
      else frame.nodes.push(node);
    }
    return this.#get(first);
  }

  #find({ value, meaning }: Pending): LogicNode | undefined {
    return this.#memo[meaning].get(value) ?? this.#findValue(value, meaning);
  }

  #findValue(value: Json, meaning: Meaning): LogicNode | undefined {
    const described = describeValue(value, meaning);
    if (described === undefined) return undefined;
    const known = this.#values.get(described.key);
    if (known !== undefined) return known;
    const code = this.#codeOf(described.key);
    const isVariable = described.type === 'variable';
    const node: LogicNode = {
      kind: 'value',
      label: described.type,
      logic: value ?? null,
      children: [],
      isListed: false,
      start: 0,
      code,
      shape: isVariable ? code : this.#codeOf(`any ${described.type}`),
      features: [hashOf(code)],
    };
    this.#values.set(described.key, node);
    return node;
  }

  #get(pending: Pending): LogicNode {
    const node = this.#find(pending);
    if (node === undefined) throw new Error('Every part is built before what contains it.');
    return node;
  }

  #build(value: Json, { kind, label, isListed, names, text }: Description, nodes: readonly LogicNode[]): LogicNode {
    if (text !== undefined) return this.#toTable(value, text);
    const children =
      names !== undefined
        ? nodes.map((node, index) => this.#join('member', names[index] ?? '', node.logic, [node]))
        : kind === 'operator' && branchOperators.has(label)
          ? this.#toBranches(nodes)
          : nodes;
    return this.#join(kind, label, value, children, isListed);
  }

  #toTable(logic: Json, text: string): LogicNode {
    const code = this.#codeOf(`table ${text}`);
    const shape = this.#codeOf('any table');
    return {
      kind: 'value',
      label: 'table',
      logic,
      children: [],
      isListed: false,
      start: 0,
      code,
      shape,
      features: [hashOf(code)],
    };
  }

  #toBranches(nodes: readonly LogicNode[]): LogicNode[] {
    const children: LogicNode[] = [];
    for (let start = 0; start < nodes.length; start += 2) {
      const [condition, result] = [nodes[start], nodes[start + 1]];
      if (condition === undefined) break;
      if (result === undefined) children.push(condition);
      else {
        const branch = this.#join('branch', '', [condition.logic, result.logic], [condition, result]);
        children.push({ ...branch, start });
      }
    }
    return children;
  }

  #join(
    kind: NodeKind,
    label: string,
    logic: Json,
    children: readonly LogicNode[],
    isListed = kind !== 'operator',
  ): LogicNode {
    // The order of names has no meaning.
    const ordered = kind === 'object' ? children.toSorted((a, b) => compareTexts(a.label, b.label)) : children;
    const form = `${kind} ${isListed} ${JSON.stringify(label)} `;
    const code = this.#codeOf(form + ordered.map((child) => child.code).join());
    const shape = this.#codeOf(`any ${form}${ordered.map((child) => child.shape).join()}`);
    const own: readonly number[] = [hashOf(code), hashOf(shape)].toSorted((a, b) => a - b);
    const features = ordered.reduce((merged, child) => mergeFeatures(merged, child.features), own);
    return { kind, label, logic, children: ordered, isListed, start: 0, code, shape, features };
  }

  #codeOf(key: string): number {
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    this.#codes.set(key, this.#codes.size);
    return this.#codes.size - 1;
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Frame {
  readonly pending: Pending;
  readonly description: Description;
  /** Of the first parts. */
  readonly nodes: LogicNode[];
}

function begin(pending: Pending): Frame {
  return { pending, description: describe(pending), nodes: [] };
}

/** Expects what has parts: values have none. */
function describe({ value, meaning }: Pending): Description {
  const inside = meaning === 'data' ? 'data' : 'operator';
  if (isJsonList(value)) return { kind: 'list', label: '', parts: toParts(value, inside) };
  const operator = meaning === 'operator' ? toOperator(value) : undefined;
  if (operator?.isSingle !== true) {
    const entries = isJsonObject(value) ? Object.entries(value) : [];
    const names = entries.map(([name]) => name);
    const items = entries.map(([, item]) => item);
    return { kind: 'object', label: '', parts: toParts(items, inside), names };
  }
  const { name: label, argument } = operator;
  const table = label === 'preserve' ? toTableLiteral(value) : undefined;
  if (table !== undefined) return { kind: 'value', label: 'table', parts: [], text: JSON.stringify(table) };
  const within = label === 'preserve' ? 'data' : 'operator';
  if (isJsonList(argument)) return { kind: 'operator', label, isListed: true, parts: toParts(argument, within) };
  const isNames = label === 'eachKey' && isJsonObject(argument);
  return { kind: 'operator', label, parts: toParts([argument], isNames ? 'names' : within) };
}

function toParts(items: readonly Json[], meaning: Meaning): Pending[] {
  return Array.from(items, (value) => ({ value, meaning }));
}

type ValueType = 'null' | 'boolean' | 'number' | 'text' | 'variable';

/** A key that equal values have in common; undefined for what has parts of its own. */
function describeValue(
  value: Json | undefined,
  meaning: Meaning,
): { readonly type: ValueType; readonly key: string } | undefined {
  if (value === null || value === undefined) return { type: 'null', key: 'null' };
  if (typeof value === 'boolean') return { type: 'boolean', key: String(value) };
  if (typeof value === 'string') return { type: 'text', key: JSON.stringify(value) };
  if (typeof value === 'number') return { type: 'number', key: Object.is(value, -0) ? '-0' : String(value) };
  if (isLongNumber(value)) return { type: 'number', key: `long ${value.valueOf()}` };
  const operator = meaning === 'operator' ? toOperator(value) : undefined;
  if (operator?.isSingle !== true || (operator.name !== 'var' && operator.name !== 'val')) return undefined;
  const { name, argument } = operator;
  const isListed = isJsonList(argument);
  if (isListed && argument.length > maxNames) return undefined;
  const keys = (isListed ? Array.from(argument) : [argument]).map((item) => describePlain(item));
  return keys.includes(undefined) ? undefined : { type: 'variable', key: `${name} ${isListed} ${keys.join()}` };
}

/** The length of a path given name by name, as for `val`. */
const maxNames = 20;

function describePlain(item: Json | undefined): string | undefined {
  return typeof item === 'object' && item !== null && !isLongNumber(item)
    ? undefined
    : describeValue(item, 'data')?.key;
}
