/**
 * Finds rules that produce the same decision with or without an observer: those that only read literal paths, compare,
 * calculate and choose, provided that the values they read are present. Compiled code can decide these.
 */
import { isJsonList, type Json } from '../json/json.ts';
import { isRoundingOperator } from '../numbers/rounding.ts';
import { isConstant, toOperator } from '../json/shape.ts';
import { splitPath } from '../operators/values.ts';

interface Needs {
  /** Paths that must be present and not null. */
  readonly present: Map<string, readonly string[]>;
  /** Paths of var that must not be null; a fallback replaces an absent value. */
  readonly notNull: Set<string>;
}

const calculating = new Set(['+', '-', '*', '/', '%', 'max', 'min']);
const ordering = new Set(['<', '<=', '>', '>=']);
/** These return null for a null operand, or fail. */
const looking = new Set(['==', '===', '!=', '!==', '!', '!!', 'not', 'cat', 'substr', 'merge', 'length']);
const asking = new Set(['exists', 'missing', 'missing_some']);

function every(items: readonly Json[], needs: Needs, isValueNeeded: boolean): boolean {
  return items.every((item) => collect(item, needs, isValueNeeded));
}

function segmentsOf(name: string, argument: Json): readonly string[] | undefined {
  const keys = isJsonList(argument) ? argument : [argument];
  if (name === 'val') return keys.length > 0 && keys.every((key) => typeof key === 'string') ? keys : undefined;
  const [path] = keys;
  return typeof path === 'string' && path !== '' && !path.startsWith('../') ? splitPath(path) : undefined;
}

function collectRead(name: string, argument: Json, needs: Needs, isValueNeeded: boolean): boolean {
  const segments = segmentsOf(name, argument);
  if (segments === undefined) return false;
  const key = JSON.stringify(segments);
  if (name === 'val' || !isJsonList(argument) || argument.length === 1) {
    needs.present.set(key, segments);
    return true;
  }
  const [path] = argument;
  if (isValueNeeded && typeof path === 'string') needs.notNull.add(path);
  return argument.length === 2 && collect(argument[1] ?? null, needs, isValueNeeded);
}

function collectFirstKnown(operands: readonly Json[], needs: Needs, isValueNeeded: boolean): boolean {
  return operands.every((operand, index) => {
    if (index === operands.length - 1) return collect(operand, needs, isValueNeeded);
    const operator = toOperator(operand);
    const isRead = operator !== undefined && operator.isSingle && (operator.name === 'var' || operator.name === 'val');
    // An absent value is fine here: the next operand replaces it.
    if (isRead && segmentsOf(operator.name, operator.argument) !== undefined) return isConstant(operator.argument);
    return collect(operand, needs, false);
  });
}

function collectBranches(branches: readonly Json[], needs: Needs, isValueNeeded: boolean): boolean {
  if (isValueNeeded && branches.length % 2 === 0) return false;
  return branches.every((branch, index) => {
    const isCondition = index % 2 === 0 && index < branches.length - 1;
    return collect(branch, needs, !isCondition && isValueNeeded);
  });
}

/** False if the rule is not known to be direct. `isValueNeeded`: null would be a problem here. */
function collect(node: Json, needs: Needs, isValueNeeded: boolean): boolean {
  if (node === null) return !isValueNeeded;
  if (isConstant(node)) return true;
  if (isJsonList(node)) return every(node, needs, false);
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle) return false;
  const { name, argument } = operator;
  if (name === 'var' || name === 'val') return collectRead(name, argument, needs, isValueNeeded);
  if (asking.has(name)) return isConstant(argument);
  if (!isJsonList(argument))
    return (name === '!' || name === '!!' || name === 'not') && collect(argument, needs, false);
  if (argument.length === 0) return false;
  if (calculating.has(name) || ordering.has(name) || isRoundingOperator(name)) return every(argument, needs, true);
  if (looking.has(name)) return every(argument, needs, false);
  if (name === 'in') return argument.every((item, index) => collect(item, needs, index === 1));
  if (name === 'and' || name === 'or') return every(argument, needs, isValueNeeded);
  if (name === '??') return collectFirstKnown(argument, needs, isValueNeeded);
  return (name === 'if' || name === '?:') && collectBranches(argument, needs, isValueNeeded);
}

/**
 * Returns a conservative precondition: if it is true, the given rule either fails or reads only existing values, none of
 * them null where null is not allowed. It may be false even though this holds. Undefined if none can be derived.
 */
export function conditionOfDirect(rule: Json): Json | undefined {
  const needs: Needs = { present: new Map(), notNull: new Set() };
  if (!collect(rule, needs, false)) return undefined;
  const present = Array.from(needs.present.values(), (path): Json => ({ '!==': [{ val: path }, null] }));
  const notNull = Array.from(needs.notNull, (path): Json => ({ '!==': [{ var: [path, 0] }, null] }));
  return { and: [true, ...present, ...notNull] };
}
