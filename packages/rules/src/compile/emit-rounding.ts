/**
 * Rounding in compiled code. The value is calculated in doubles together with a bound on its error (running error
 * analysis: each operation adds half a unit in the last place and propagates the errors of its operands). If the bound
 * leaves no doubt on which side of a tie, a comparison or zero the exact value lies, the double decides; otherwise the
 * interpreter recalculates the argument with exact fractions. Both give the same digit.
 */
import type { Emitter, Scope, Value } from './emitter.ts';
import type { Exact } from '../numbers/exact.ts';
import type { Json } from '../json/json.ts';
import { absoluteError, leafError, relativeError } from './leaf-error.ts';
import { emitSmallFractions } from './emit-small-fractions.ts';
import { mayReadTotal, totalOf, trackReduce } from './emit-tracked-reduce.ts';
import type { RoundingOperator } from '../numbers/rounding.ts';
import {
  emitIf,
  declareInner,
  emitInner,
  isPlain,
  isRepeatableRounding,
  isRounding,
  toLiteralRounding,
  type Track,
  type Tracked,
} from './rounding-shape.ts';
import { isCalculated } from '../numbers/calculated.ts';
import { comparisonNames } from '../operators/values.ts';
import { nodeCount, toOperator } from '../json/shape.ts';

/**
 * A calculation becomes one function with about six statements per number. The time V8 takes to compile such a
 * function grows faster than its length: above this limit the interpreter, which is linear, is faster.
 */
export const maxTrackedNodes = 5_000;

function literalError(value: number): string {
  return String(leafError(value));
}

function sum(errors: readonly string[]): string {
  const parts = errors.filter((error) => error !== '0');
  return parts.length === 0 ? '0' : parts.join(' + ');
}

/** The error of a result: the errors of its operands plus its own rounding, unless all are exact whole numbers. */
function withOwnError(track: Track, value: string, brought: string): string {
  const { emitter } = track;
  if (brought === '0') return emitter.bind(`leafError(${value})`, 'number').code;
  const error = emitter.bind(brought, 'number').code;
  return emitter.bind(
    `${error} === 0 ? leafError(${value}) : ${error} + Math.abs(${value}) * ${relativeError} + ${absoluteError}`,
  ).code;
}

function trackLeaf(track: Track, value: Value): Tracked {
  const { emitter } = track;
  if (value.kind !== 'number') emitter.line(`if (typeof ${value.code} !== 'number') ${track.giveUp}`);
  return { value: value.code, error: emitter.bind(`leafError(${value.code})`, 'number').code };
}

function trackSum(track: Track, items: readonly Tracked[], symbol: '+' | '-'): Tracked {
  const [first, ...rest] = items;
  if (first === undefined) return { value: '0', error: '0' };
  if (rest.length === 0) return symbol === '-' ? { value: `(-${first.value})`, error: first.error } : first;
  return rest.reduce((total, item) => {
    const { code } = track.emitter.bind(`${total.value} ${symbol} ${item.value}`, 'number');
    return { value: code, error: withOwnError(track, code, sum([total.error, item.error])) };
  }, first);
}

function product(factor: string, error: string): string {
  return error === '0' ? '0' : `Math.abs(${factor}) * ${error}`;
}

function trackProduct(track: Track, items: readonly Tracked[]): Tracked | undefined {
  const [first, ...rest] = items;
  if (first === undefined) return undefined;
  return rest.reduce((total, item) => {
    const { code } = track.emitter.bind(`${total.value} * ${item.value}`, 'number');
    // Below the smallest double, the error is 0 as well.
    track.emitter.line(`if (${code} === 0 && ${total.value} !== 0 && ${item.value} !== 0) ${track.giveUp}`);
    const both = total.error === '0' || item.error === '0' ? '0' : `${total.error} * ${item.error}`;
    const brought = sum([product(total.value, item.error), product(item.value, total.error), both]);
    return { value: code, error: withOwnError(track, code, brought) };
  }, first);
}

function trackQuotient(track: Track, items: readonly Tracked[]): Tracked | undefined {
  const [first, ...rest] = items.length === 1 ? [{ value: '1', error: '0' }, ...items] : items;
  if (first === undefined) return undefined;
  return rest.reduce((total, item) => {
    const { emitter } = track;
    // A divisor that may be zero, or smaller than its error, needs exact arithmetic.
    emitter.line(`if (Math.abs(${item.value}) <= ${item.error} * 2) ${track.giveUp}`);
    const { code } = emitter.bind(`${total.value} / ${item.value}`, 'number');
    emitter.line(`if (${code} === 0 && ${total.value} !== 0) ${track.giveUp}`);
    const brought = sum([total.error, product(code, item.error)]);
    const scaled = brought === '0' ? '0' : `(${brought}) / (Math.abs(${item.value}) - ${item.error})`;
    return { value: code, error: withOwnError(track, code, scaled) };
  }, first);
}

function trackExtreme(track: Track, items: readonly Tracked[], symbol: '>' | '<'): Tracked | undefined {
  const [first, ...rest] = items;
  if (first === undefined) return undefined;
  return rest.reduce((best, item) => {
    const { emitter } = track;
    const { code } = emitter.bind(`${item.value} ${symbol} ${best.value} ? ${item.value} : ${best.value}`, 'number');
    return { value: code, error: emitter.bind(`Math.max(${best.error}, ${item.error})`, 'number').code };
  }, first);
}

/** A sum of errors that is 0 must mean "exact whole number", and so must a maximum of 0 and 0. */
function trackAll(track: Track, argument: Json): readonly Tracked[] | undefined {
  if (!Array.isArray(argument)) return undefined;
  const items: Tracked[] = [];
  for (const item of argument as readonly Json[]) {
    const tracked = trackNode(track, item);
    if (tracked === undefined) return undefined;
    items.push(tracked);
  }
  return items;
}

function trackIf(track: Track, branches: readonly Json[]): Tracked | undefined {
  const chosen = emitIf(
    track,
    branches,
    (node) => trackCondition(track, node),
    (node) => {
      const tracked = trackNode(track, node);
      return tracked && [tracked.value, tracked.error];
    },
  );
  return chosen && { value: chosen[0], error: chosen[1] };
}

function trackNode(track: Track, node: Json): Tracked | undefined {
  const { emitter, scope } = track;
  if (typeof node === 'number') {
    return Number.isFinite(node) ? { value: emitter.emit(node, scope).code, error: literalError(node) } : undefined;
  }
  const total = totalOf(track, node);
  if (total !== undefined) return total;
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle) return undefined;
  const { name, argument } = operator;
  if (name === 'reduce') return trackReduce(track, argument, trackNode);
  if ((name === 'if' || name === '?:') && Array.isArray(argument)) return trackIf(track, argument);
  // An inner rounding is calculated once, not for every element of a list.
  if (isRounding(node) && (track.total !== undefined || !isRepeatableRounding(node))) return undefined;
  if (isRounding(node)) return trackLeaf(track, { code: emitInner(track, node), kind: 'number' });
  if (mayReadTotal(track, node) && (isPlain(node) || name === '%')) return undefined;
  if (isPlain(node)) return trackLeaf(track, emitter.emit(node, scope));
  if (name === '%' && !isCalculated(argument)) return trackLeaf(track, emitter.emit(node, scope));
  if (!['+', '-', '*', '/', 'max', 'min'].includes(name)) return undefined;
  const items = trackAll(track, argument);
  if (items === undefined || items.length === 0) return undefined;
  if (name === '+' || name === '-') return trackSum(track, items, name);
  if (name === '*') return trackProduct(track, items);
  if (name === '/') return trackQuotient(track, items);
  return trackExtreme(track, items, name === 'max' ? '>' : '<');
}

/**
 * A calculation that doubles make exactly, as they do with small whole numbers; gives up on any other result. Undefined if
 * only the interpreter can calculate it.
 */
export function trackWhole(track: Track, node: Json): string | undefined {
  const tracked = trackNode(track, node);
  if (tracked === undefined) return undefined;
  if (tracked.error !== '0') track.emitter.line(`if (${tracked.error} !== 0) ${track.giveUp}`);
  return tracked.value;
}

/** Returns JavaScript that has the truth value of the exact condition, or gives up. */
export function trackCondition(track: Track, node: Json): string | undefined {
  const { emitter, scope } = track;
  if (isPlain(node) && mayReadTotal(track, node)) {
    // A comparison with the total is tracked below.
    if (!comparisonNames.some((other) => other === toOperator(node)?.name)) return undefined;
  } else if (isPlain(node)) return emitter.bind(`truthy(${emitter.emit(node, scope).code})`, 'boolean').code;
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle) return undefined;
  const { name, argument } = operator;
  if (!comparisonNames.some((other) => other === name) || !Array.isArray(argument) || argument.length !== 2)
    return undefined;
  const [a, b] = trackAll(track, argument) ?? [];
  if (a === undefined || b === undefined) return undefined;
  const distance = emitter.bind(`${a.value} - ${b.value}`, 'number').code;
  const doubt = emitter.bind(sum([a.error, b.error]), 'number').code;
  emitter.line(`if (!(Math.abs(${distance}) > ${doubt} || ${doubt} === 0)) ${track.giveUp}`);
  const symbol = name === '==' ? '===' : name === '!=' ? '!==' : name;
  return emitter.bind(`${distance} ${symbol} 0`, 'boolean').code;
}

function settle(track: Track, tracked: Tracked, step: Exact, result: string): void {
  const { emitter } = track;
  const scale = (code: string): string =>
    `${code}${step.d === 1n ? '' : ` * ${step.d}`}${step.n === 1n ? '' : ` / ${step.n}`}`;
  const size = emitter.bind(scale(`Math.abs(${tracked.value})`), 'number').code;
  const error = emitter.bind(
    `${scale(`(${tracked.error})`)} + ${size} * ${4 * relativeError} + ${absoluteError}`,
    'number',
  ).code;
  const whole = emitter.bind(`Math.floor(${size})`, 'number').code;
  const rest = emitter.bind(`${size} - ${whole}`, 'number').code;
  emitter.line(`if (!(${size} < 1e15 && Math.abs(${rest} - 0.5) > ${error})) ${track.giveUp}`);
  const units = `(${rest} > 0.5 ? ${whole} + 1 : ${whole})`;
  const rounded = `${units}${step.n === 1n ? '' : ` * ${step.n}`}`;
  const exactUnits = emitter.bind(rounded, 'number').code;
  if (step.n !== 1n) emitter.line(`if (!(${exactUnits} < 9e15)) ${track.giveUp}`);
  const nearest = emitter.bind(`${exactUnits}${step.d === 1n ? '' : ` / ${step.d}`}`, 'number').code;
  emitter.line(`${result} = ${tracked.value} < 0 && ${nearest} !== 0 ? -${nearest} : ${nearest};`);
}

function emitInPlace(emitter: Emitter, operator: RoundingOperator, argument: Json, scope: Scope): Value {
  const exactly = (): string =>
    `evaluateRounding('${operator}', ${emitter.constant(argument)}, ${scope.context}, ${emitter.frame(scope.frame)}, ${emitter.run()})`;
  const list = Array.isArray(argument) ? (argument as readonly Json[]) : undefined;
  const rounding = list === undefined ? undefined : toLiteralRounding(operator, list.slice(1));
  const value = list?.[0];
  if (rounding === undefined || value === undefined || nodeCount(value) > maxTrackedNodes) {
    return emitter.bind(exactly(), 'number');
  }
  const result = emitter.name();
  const block = emitter.name();
  let inner: ReadonlyMap<Json, string> = new Map();
  const isFast = emitter.attempt(() => {
    inner = declareInner(emitter, value);
    emitter.line(`let ${result} = NaN;`);
    emitter.line(`${block}: {`);
    const track: Track = { emitter, scope, giveUp: `break ${block};`, inner };
    const tracked = trackNode(track, value);
    if (tracked === undefined) return false;
    settle(track, tracked, rounding.step, result);
    emitter.line('}');
    return true;
  });
  if (!isFast) return emitter.bind(exactly(), 'number');
  emitSmallFractions({ emitter, scope, inner }, value, rounding, result);
  emitter.line(`if (${result} !== ${result}) ${result} = ${exactly()};`);
  return { code: result, kind: 'number' };
}

/** Outside iterators each rounding is a separate function, so that an outer rounding can call it as well. */
export function emitRounding(emitter: Emitter, operator: RoundingOperator, argument: Json, scope: Scope): Value {
  if (scope.frame !== null) return emitInPlace(emitter, operator, argument, scope);
  const name = emitter.functionOf(argument, scope.context, () => emitInPlace(emitter, operator, argument, scope));
  return emitter.bind(`${name}(${scope.context})`, 'number');
}
