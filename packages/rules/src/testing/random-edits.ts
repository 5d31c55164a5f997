/** Random edits of a rule, as a person or a program would make them. For property tests only. */
import * as fc from 'fast-check';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';

type Edit = (rule: Json) => Json;

const parts = fc.constantFrom<Json>(
  7,
  'gold',
  { var: 'age' },
  { '*': [{ var: 'sum' }, 3] },
  { '<=': [{ var: 'age' }, 72] },
);

/** Each changes the nodes that the position selects. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  parts.map((part) => () => part),
  parts.map((part) => (node: Json) => ({ max: [part, node] })),
  fc.constant((node: Json) => ({ round: [node, 2] })),
  fc.constant((node: Json) => ({ '!': node })),
  parts.map((part) => (node: Json) => ({ '+': [node, part] })),
  fc.constant((node: Json) => itemsOf(node)[0] ?? node),
  fc.tuple(fc.nat(5), parts).map(([at, part]) => onItems((items) => items.toSpliced(at, 0, part))),
  fc.tuple(fc.nat(5), parts, parts).map(([at, ...pair]) => onItems((items) => items.toSpliced(at * 2, 0, ...pair))),
  fc.nat(5).map((at) => onItems((items) => items.toSpliced(at, 1))),
  fc.nat(5).map((at) => onItems((items) => items.toSpliced(at * 2, 2))),
  fc.constant(onItems((items) => items.toReversed())),
  fc.constant(onItems((items) => [...items.slice(1), ...items.slice(0, 1)])),
  fc.constantFrom('*', '+', 'and', 'if', 'eachKey', 'constructor').map((name) => onOperator(name)),
);

/** Up to three edits, one after the other. */
export const randomEdits: fc.Arbitrary<Edit> = fc
  .array(fc.tuple(fc.nat(30), edits), { minLength: 1, maxLength: 3 })
  .map((steps) => (rule) => steps.reduce((edited, [position, edit]) => editAt(edited, position, edit), rule));

/** Edits the node with this number, in the order of the text; the last one if there are fewer. */
function editAt(rule: Json, position: number, edit: Edit): Json {
  const count = nodesIn(rule);
  let left = Math.min(position, count - 1);
  const walk = (node: Json): Json => {
    if (left-- === 0) return edit(node);
    if (isJsonList(node)) return node.map(walk);
    if (!isJsonObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(rule);
}

function nodesIn(node: Json): number {
  if (typeof node !== 'object' || node === null) return 1;
  return Object.values(node).reduce((sum: number, inner: Json) => sum + nodesIn(inner), 1);
}

function itemsOf(node: Json): readonly Json[] {
  const items = isJsonObject(node) ? Object.values(node)[0] : node;
  return isJsonList(items) ? items : [];
}

function onItems(change: (items: readonly Json[]) => readonly Json[]): Edit {
  return (node) => {
    if (isJsonList(node)) return change(node);
    const [entry, ...others] = isJsonObject(node) ? Object.entries(node) : [];
    if (entry === undefined || others.length > 0 || !isJsonList(entry[1])) return node;
    return { [entry[0]]: change(entry[1]) };
  };
}

function onOperator(name: string): Edit {
  return (node) => {
    const values = isJsonObject(node) ? Object.values(node) : [];
    return values.length === 1 ? { [name]: values[0] ?? null } : node;
  };
}
