/**
 * Finds rules whose decision compiled code can make: those that only read literal paths, compare, calculate and choose,
 * provided that the values they read are known and of the types that their operators work with.
 */
import { toDecideCall } from '../decisions/decide-call.ts';
import { isJsonList, type Json } from '../json/json.ts';
import { isConstant, toOperator } from '../json/shape.ts';
import { absenceLiteral, isUnknown } from '../operators/unknown.ts';
import { comparisonNames, prototypeNames, readSegments, splitPath } from '../operators/values.ts';
import { typesOfKeys } from '../variables/table-evidence.ts';
import { isCalculation, isOrder, typeOf } from './wrong-types.ts';

/** Kinds of values, as bits. */
const kinds = { absent: 1, unknown: 2, number: 4, string: 8, boolean: 16, list: 32, object: 64 } as const;
const anyKnown = kinds.number | kinds.string | kinds.boolean | kinds.list | kinds.object;

/** The values that suit an operator. */
interface Fit {
  /** The kinds of values of the data. */
  readonly allowed: number;
  /** Whether the rule's own null does. */
  readonly isNullFine: boolean;
}

const anyFit: Fit = { allowed: anyKnown, isNullFine: true };
/** In a condition a text may be of the wrong type, which depends on the other uses of the variable. */
const conditionFit: Fit = { allowed: anyKnown & ~kinds.string, isNullFine: true };
/** An element of a list of the data may be unknown. */
const mergedFit: Fit = { allowed: anyKnown & ~kinds.list, isNullFine: true };

function fitOf(allowed: number): Fit {
  return { allowed, isNullFine: false };
}

function kindOf(value: unknown): number {
  if (value === undefined) return kinds.absent;
  return isUnknown(value) ? kinds.unknown : kinds[typeOf(value)];
}

interface Need {
  readonly segments: readonly string[];
  /** The kinds that suit every use. */
  allowed: number;
}

type Needs = Map<string, Need>;

const truth = new Set(['!', '!!', 'not']);
const asking = new Set(['exists', 'missing', 'missing_some']);
const comparing: ReadonlySet<string> = new Set(comparisonNames);

function segmentsOf(name: string, keys: readonly Json[]): readonly string[] | undefined {
  const texts = keys.filter((key) => typeof key === 'string');
  if (name === 'val') return texts.length > 0 && texts.length === keys.length ? texts : undefined;
  const [path] = keys;
  return typeof path === 'string' && path !== '' && !path.startsWith('../') ? splitPath(path) : undefined;
}

function collectRead(name: string, argument: Json, needs: Needs, { allowed }: Fit): boolean {
  const keys = isJsonList(argument) ? argument : [argument];
  const segments = segmentsOf(name, keys);
  if (segments === undefined || segments.some((segment) => prototypeNames.has(segment))) return false;
  const hasFallback = name === 'var' && keys.length > 1;
  // Only a known literal surely suits the operator.
  if (hasFallback && (keys.length > 2 || (kindOf(keys[1]) & allowed) === 0 || typeof keys[1] === 'object'))
    return false;
  const suited = hasFallback ? allowed | kinds.absent : allowed;
  const key = JSON.stringify(segments);
  const known = needs.get(key);
  if (known === undefined) needs.set(key, { segments, allowed: suited });
  else known.allowed &= suited;
  return true;
}

/** The type of an operand that is not read from the data, if it is certain. */
function certainType(node: Json): 'number' | 'string' | 'boolean' | undefined {
  if (isUnknown(node)) return undefined;
  if (typeof node === 'number') return 'number';
  if (typeof node === 'string') return 'string';
  if (typeof node === 'boolean') return 'boolean';
  const name = toOperator(node)?.name ?? '';
  if (isCalculation(name)) return 'number';
  return name === 'cat' ? 'string' : undefined;
}

/** A column without conditions accepts everything that is known. The outcome may be null. */
function collectDecision(argument: readonly Json[], needs: Needs, { isNullFine }: Fit): boolean {
  const call = toDecideCall(argument);
  if (call === undefined || !call.read.ok || !isNullFine) return false;
  return call.read.table.columns.every(({ name, type }) => {
    const kind = type === undefined ? undefined : kinds[typesOfKeys[type]];
    return collect(call.keys[name] ?? null, needs, kind === undefined ? anyFit : fitOf(kind));
  });
}

function collectComparison(name: string, operands: readonly Json[], needs: Needs): boolean {
  if (absenceLiteral(name, operands) !== undefined || operands.includes(null)) return false;
  const types = new Set(operands.flatMap((operand) => certainType(operand) ?? []));
  const [type] = types;
  // Comparisons between types, and an order of truth values, are left to the interpreter.
  if (type === undefined || types.size > 1 || (isOrder(name) && type === 'boolean')) return false;
  return every(operands, needs, fitOf(kinds[type]));
}

function collectSearch([item = null, list = null]: readonly Json[], needs: Needs): boolean {
  if (!isJsonList(list) || list.length === 0) return false;
  if (!list.every((element) => isConstant(element) && certainType(element) !== undefined)) return false;
  return collect(item, needs, fitOf(list.reduce((all: number, element) => all | kindOf(element), 0)));
}

function collectBranches(branches: readonly Json[], needs: Needs, fit: Fit): boolean {
  if (!fit.isNullFine && branches.length % 2 === 0) return false;
  return branches.every((branch, index) => {
    const isCondition = index % 2 === 0 && index < branches.length - 1;
    return collect(branch, needs, isCondition ? conditionFit : fit);
  });
}

/** and, or: each operand but the last is tested, and may be the result. */
function collectTested(operands: readonly Json[], needs: Needs, fit: Fit): boolean {
  const tested: Fit = { allowed: fit.allowed & conditionFit.allowed, isNullFine: fit.isNullFine };
  return operands.every((operand, index) => collect(operand, needs, index < operands.length - 1 ? tested : fit));
}

/** The next operand replaces an unknown one. */
function collectFirstKnown(operands: readonly Json[], needs: Needs, fit: Fit): boolean {
  const replaced: Fit = { allowed: fit.allowed | kinds.absent | kinds.unknown, isNullFine: true };
  return operands.every((operand, index) => {
    const name = toOperator(operand)?.name;
    const isRead = name === 'var' || name === 'val';
    return collect(operand, needs, isRead && index < operands.length - 1 ? replaced : fit);
  });
}

function every(items: readonly Json[], needs: Needs, fit: Fit): boolean {
  return items.every((item) => collect(item, needs, fit));
}

/** False if it is uncertain whether compiled code suffices. */
function collect(node: Json, needs: Needs, fit: Fit): boolean {
  if (isUnknown(node)) return fit.isNullFine;
  if (isConstant(node)) return true;
  if (isJsonList(node)) return every(node, needs, anyFit);
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle) return false;
  const { name, argument } = operator;
  if (name === 'var' || name === 'val') return collectRead(name, argument, needs, fit);
  if (asking.has(name)) return isConstant(argument);
  if (!isJsonList(argument) || argument.length === 0) return false;
  return collectOperator(name, argument, needs, fit);
}

function collectOperator(name: string, argument: readonly Json[], needs: Needs, fit: Fit): boolean {
  if (truth.has(name)) return argument.length === 1 && every(argument, needs, conditionFit);
  if (isCalculation(name)) return every(argument, needs, fitOf(kinds.number));
  if (comparing.has(name)) return collectComparison(name, argument, needs);
  if (name === 'in') return collectSearch(argument, needs);
  if (name === 'cat') return every(argument, needs, anyFit);
  if (name === 'merge') return every(argument, needs, mergedFit);
  if (name === 'decide') return collectDecision(argument, needs, fit);
  if (name === 'and' || name === 'or') return collectTested(argument, needs, fit);
  if (name === '??') return collectFirstKnown(argument, needs, fit);
  return (name === 'if' || name === '?:') && collectBranches(argument, needs, fit);
}

/**
 * A test of data for a rule: if it is true, compiled code makes the same decision as the observed rule. It may be false
 * even though this holds. Undefined if no test does.
 */
export function knownValuesTest(rule: Json): ((data: Json) => boolean) | undefined {
  const needs: Needs = new Map();
  if (!collect(rule, needs, anyFit)) return undefined;
  const all = [...needs.values()];
  return (data) => all.every(({ segments, allowed }) => (kindOf(readSegments(data, segments)) & allowed) !== 0);
}
