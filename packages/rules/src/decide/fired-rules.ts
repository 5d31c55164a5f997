/** Finds the parts of a rule that a result comes from, starting at the root and following operators that pass values on. */
import { toReferral } from '../decisions/referral.ts';
import { isJsonList, type Json, type JsonPath } from '../json/json.ts';
import { isConstant, toOperator } from '../json/shape.ts';
import { truthy } from '../operators/values.ts';

export interface FiredPart {
  /** The node's path in the rule. */
  readonly path: JsonPath;
  readonly value: unknown;
}

/** The results of a rule's operators; absent for those that were not reached or failed. */
type Values = ReadonlyMap<Json, unknown>;

function isReached(node: Json, values: Values): boolean {
  if (isConstant(node)) return true;
  return isJsonList(node) ? node.every((item) => isReached(item, values)) : values.has(node);
}

function valueOf(node: Json, values: Values): unknown {
  if (isConstant(node)) return node;
  return isJsonList(node) ? node.map((item) => valueOf(item, values)) : values.get(node);
}

export function isRejection(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => item !== null && item !== undefined);
  return value === false || (typeof value === 'string' && value !== '') || toReferral(value) !== undefined;
}

/** A rejection that is not only a referral: whatever follows, the decision is to decline. */
export function isDecline(value: unknown): boolean {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return isRejection(value) && !parts.every((part) => part === null || toReferral(part) !== undefined);
}

/** The index of the branch of `if` that was taken; undefined if none was. */
function chosenBranch(branches: readonly Json[], values: Values): number | undefined {
  let index = 0;
  for (; index + 1 < branches.length; index += 2) {
    if (truthy(valueOf(branches[index] ?? null, values))) return index + 1;
  }
  return index < branches.length ? index : undefined;
}

/** The operand that and, or, ?? return: the first that ends the evaluation, or the last. */
function chosenOperand(operands: readonly Json[], values: Values, ends: (value: unknown) => boolean): number {
  const index = operands.findIndex((operand) => ends(valueOf(operand, values)));
  return index === -1 ? operands.length - 1 : index;
}

/** The arguments whose values the operator returns; undefined if it computes its own value. */
function passedOn(name: string, args: readonly Json[], values: Values): readonly number[] | undefined {
  const only = (index: number | undefined): readonly number[] => (index === undefined || index < 0 ? [] : [index]);
  if (name === 'if' || name === '?:') return only(chosenBranch(args, values));
  if (name === 'and') return only(chosenOperand(args, values, (value) => !truthy(value)));
  if (name === 'or') return only(chosenOperand(args, values, truthy));
  if (name === '??') return only(chosenOperand(args, values, (value) => value !== null && value !== undefined));
  if (name === 'try') return only(args.findIndex((branch) => isReached(branch, values)));
  if (name === 'pipe') return only(args.length - 1);
  // Only the elements that filter returns count: see below.
  if (name === 'filter') return [0];
  return name === 'merge' ? [...args.keys()] : undefined;
}

/** The nodes that a node's value consists of, with their relative paths; undefined if it computes the value itself. */
function sources(node: Json, values: Values): readonly (readonly [Json, JsonPath])[] | undefined {
  if (isJsonList(node)) return isConstant(node) ? undefined : node.map((item, index) => [item, [index]]);
  const operator = toOperator(node);
  if (operator === undefined) return undefined;
  const { name, argument } = operator;
  if (!isJsonList(argument)) return name === 'merge' || name === 'try' ? [[argument, [name]]] : undefined;
  return passedOn(name, argument, values)?.map((index) => [argument[index] ?? null, [name, index]]);
}

/** The operand whose value a node returns unchanged because it only chooses among its operands. */
export function passedOperand(node: Json, values: Values): Json | undefined {
  const operator = toOperator(node);
  if (operator === undefined || !choosing.has(operator.name) || !isJsonList(operator.argument)) return undefined;
  const [index] = passedOn(operator.name, operator.argument, values) ?? [];
  return index === undefined ? undefined : operator.argument[index];
}

const choosing: ReadonlySet<string> = new Set(['if', '?:', 'and', 'or', '??']);

function isKept(value: unknown, kept: ReadonlySet<unknown>): boolean {
  return kept.has(value) || (Array.isArray(value) && value.some((item) => kept.has(item)));
}

/** The innermost parts of a result that reject: false, a text, a referral, a list that is not empty; without those not decided. */
export function listFiredParts(
  node: Json,
  values: Values,
  undecided: ReadonlySet<Json>,
  path: JsonPath = [],
): FiredPart[] {
  if (undecided.has(node)) return [];
  const inner = sources(node, values);
  if (inner !== undefined) {
    const parts = inner.flatMap(([part, steps]) => listFiredParts(part, values, undecided, [...path, ...steps]));
    const value = values.get(node);
    if (toOperator(node)?.name !== 'filter' || !Array.isArray(value)) return parts;
    const kept = new Set<unknown>(value);
    return parts.filter((part) => isKept(part.value, kept));
  }
  const value = valueOf(node, values);
  return isRejection(value) ? [{ path, value }] : [];
}
