/** The decision tables in JSON text, each with the ranges of its parts. */
import type { TextRange } from '../json/json-text.ts';
import type { JsonPath } from '../json/json.ts';
import { readRanges, type RangedMember, type RangedValue } from '../json/ranged-tree.ts';

/** A table that can be edited in its text: `decide` with the objects of `eachKey` and `preserve`. */
export interface WrittenDecision {
  /** Of the object with `decide`. */
  readonly path: JsonPath;
  /** The object in `eachKey`. */
  readonly inputs: RangedValue;
  /** The object in `preserve`. */
  readonly table: RangedValue;
  readonly conditions: readonly RangedMember[];
  readonly hit: string | undefined;
  readonly outputs: readonly WrittenOutput[];
  readonly rows: readonly RangedValue[];
  /** Undefined if the table has none. */
  readonly default: RangedValue | undefined;
}

export interface WrittenOutput {
  readonly name: string;
  /** The object that contains it. */
  readonly value: RangedValue;
  /** The list of its values in their priority. */
  readonly values: RangedValue | undefined;
}

export function memberOf(value: RangedValue | undefined, name: string): RangedMember | undefined {
  return value?.members.findLast((member) => member.name === name);
}

/** What `{"name": …}` contains, if nothing else is beside it. */
function argumentOf(value: RangedValue | undefined, name: string): RangedValue | undefined {
  const [member, another] = value?.members ?? [];
  return member?.name === name && another === undefined ? member.value : undefined;
}

function parseText(text: string, at: TextRange | undefined): string | undefined {
  if (at === undefined || text.charAt(at.from) !== '"') return undefined;
  return JSON.parse(text.slice(at.from, at.to)) as string;
}

function isObject(text: string, value: RangedValue | undefined): value is RangedValue {
  return value !== undefined && text.charAt(value.from) === '{';
}

function toDecision(text: string, node: RangedValue, path: JsonPath): WrittenDecision | undefined {
  const [first, second, third] = argumentOf(node, 'decide')?.items ?? [];
  const [inputs, table] = [argumentOf(first, 'eachKey'), argumentOf(second, 'preserve')];
  if (!isObject(text, inputs) || !isObject(text, table) || third !== undefined) return undefined;
  // With a name twice, the columns would not be those of the rows.
  if (new Set(inputs.members.map(({ name }) => name)).size < inputs.members.length) return undefined;
  return {
    path,
    inputs,
    table,
    conditions: inputs.members,
    hit: parseText(text, memberOf(table, 'hit')?.value),
    outputs: (memberOf(table, 'outputs')?.value.items ?? []).map((value) => ({
      name: parseText(text, memberOf(value, 'name')?.value) ?? '',
      value,
      values: memberOf(value, 'values')?.value,
    })),
    rows: memberOf(table, 'rows')?.value.items ?? [],
    default: memberOf(table, 'default')?.value,
  };
}

/** In the order of the text; none if it is not valid JSON. */
export function findDecisions(text: string): readonly WrittenDecision[] {
  if (!text.includes('decide')) return [];
  const root = readRanges(text);
  const found: WrittenDecision[] = [];
  const open: { readonly node: RangedValue; readonly path: JsonPath }[] =
    root === undefined ? [] : [{ node: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, path } = next;
    const decision = toDecision(text, node, path);
    if (decision !== undefined) found.push(decision);
    // What is preserved is not evaluated.
    if (argumentOf(node, 'preserve') !== undefined) continue;
    const inner = [
      ...node.items.map((item, index) => ({ node: item, path: [...path, index] })),
      ...node.members.map(({ name, value }) => ({ node: value, path: [...path, name] })),
    ];
    open.push(...inner.toReversed());
  }
  return found;
}
