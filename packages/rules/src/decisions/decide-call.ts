/** The arguments of `decide` in a rule: the values that it decides by, and the decision table, which is not evaluated. */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import type { ReadDecisionTable } from './decision-table.ts';
import { readDecisionTable } from './read-decision-table.ts';

export interface DecideCall {
  /** The object with `eachKey`. */
  readonly inputs: Json;
  /** The logic of each column of conditions, in their order. */
  readonly keys: JsonObject;
  readonly read: ReadDecisionTable;
}

/** By the arguments, since reading a table takes longer than deciding by it. */
const known = new WeakMap<object, DecideCall>();

function argumentOf(node: Json, operator: 'eachKey' | 'preserve'): JsonObject | undefined {
  const found = toOperator(node);
  if (found?.name !== operator || !found.isSingle || !isJsonObject(found.argument)) return undefined;
  return found.argument;
}

/** Undefined if the values are not written with `eachKey`, or the table not with `preserve`. */
export function toDecideCall(argument: Json): DecideCall | undefined {
  if (!isJsonList(argument)) return undefined;
  const old = known.get(argument);
  if (old !== undefined) return old;
  const [inputs = null, literal = null] = argument;
  const keys = argumentOf(inputs, 'eachKey');
  const table = argumentOf(literal, 'preserve');
  if (keys === undefined || table === undefined) return undefined;
  const call = { inputs, keys, read: readDecisionTable(Object.keys(keys), table) };
  known.set(argument, call);
  return call;
}

export function hasDecideInputs(argument: Json): boolean {
  return isJsonList(argument) && argumentOf(argument[0] ?? null, 'eachKey') !== undefined;
}

/** A rule that is nothing but one `decide`; undefined for any other. */
export function readDecide(rule: Json): DecideCall | undefined {
  const operator = toOperator(rule);
  return operator?.name === 'decide' && operator.isSingle ? toDecideCall(operator.argument) : undefined;
}
