/**
 * Comparisons and tests of calculated numbers in compiled code. As in a rounding, doubles with a bound on their error
 * decide unless the values are closer to each other than that; then fractions of small whole numbers do, and otherwise
 * the interpreter.
 */
import { maxTrackedNodes, trackCondition } from './emit-rounding.ts';
import { conditionOf } from './emit-small-fractions.ts';
import { truthCode } from './emit-values.ts';
import type { Emitter, Scope, Value } from './emitter.ts';
import { isJsonList, type Json } from '../json/json.ts';
import { declareInner, type Track } from './rounding-shape.ts';
import { isCalculated } from '../numbers/calculated.ts';
import { nodeCount, toOperator } from '../json/shape.ts';
import type { ComparisonName } from '../operators/values.ts';

type EmitCondition = (track: Track, node: Json) => string | undefined;

/** Emits statements that set `result` if the method decides; false if it can never do so. */
function tryMethod(around: Omit<Track, 'giveUp'>, node: Json, result: string, method: EmitCondition): boolean {
  const { emitter } = around;
  return emitter.attempt(() => {
    const block = emitter.name();
    emitter.line(`if (${result} === undefined) ${block}: {`);
    const condition = method({ ...around, giveUp: `break ${block};` }, node);
    if (condition === undefined) return false;
    const { steps } = around;
    if (steps !== undefined) emitter.line(`if (${emitter.run()}.iterationsLeft < ${steps}) break ${block};`);
    if (steps !== undefined) emitter.line(`R.iterationsLeft -= ${steps};`);
    emitter.line(`${result} = ${condition};\n}`);
    return true;
  });
}

function interpretedCode(emitter: Emitter, node: Json, scope: Scope): string {
  return `interpret(${emitter.constant(node)}, ${scope.context}, ${emitter.frame(scope.frame)}, ${emitter.run()})`;
}

function hasReduce(node: Json): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return toOperator(node)?.name === 'reduce' || Object.values(node).some((inner: Json) => hasReduce(inner));
}

/**
 * The truth value of a comparison of two values; undefined if only the interpreter can calculate them.
 * @param isAlone whether the operands are evaluated nowhere else, so that their steps count once
 */
function emitPair(emitter: Emitter, node: Json, scope: Scope, isAlone = true): string | undefined {
  if (nodeCount(node) > maxTrackedNodes) return undefined;
  const result = emitter.declare();
  const isTracked = emitter.attempt(() => {
    const around = { emitter, scope, inner: declareInner(emitter, node) };
    const steps = isAlone && hasReduce(node) ? emitter.declare() : undefined;
    if (steps !== undefined) emitter.line(`${steps} = 0;`);
    if (!tryMethod({ ...around, steps }, node, result, trackCondition)) return false;
    tryMethod(around, node, result, conditionOf);
    return true;
  });
  if (!isTracked) return undefined;
  emitter.line(`if (${result} === undefined) ${result} = ${interpretedCode(emitter, node, scope)};`);
  return result;
}

/** `a < b < c` holds if every neighbouring pair does; the first failing pair ends the evaluation. */
function emitChain(emitter: Emitter, name: string, items: readonly Json[], scope: Scope): string | undefined {
  const result = emitter.declare();
  emitter.line(`${result} = true;`);
  const isTracked = items.slice(1).every((item, index) => {
    emitter.line(`if (${result}) {`);
    const pair = emitPair(emitter, { [name]: [items[index] ?? null, item] }, scope, false);
    emitter.line(`${result} = ${pair}; }`);
    return pair !== undefined;
  });
  return isTracked ? result : undefined;
}

/** A comparison of any number of values, at least one of them calculated. */
export function emitJudged(emitter: Emitter, node: Json, scope: Scope): Value {
  const { name = '', argument = null } = toOperator(node) ?? {};
  const items = isJsonList(argument) ? argument : [];
  let result: string | undefined;
  emitter.attempt(() => {
    result = items.length === 2 ? emitPair(emitter, node, scope) : emitChain(emitter, name, items, scope);
    return result !== undefined;
  });
  return { code: result ?? emitter.bind(interpretedCode(emitter, node, scope)).code, kind: 'boolean' };
}

const calculating = new Set(['+', '-', '*', '/']);
const notEqual: ComparisonName = '!==';

/** JavaScript for whether a node is true as a condition. */
export function emitTruth(emitter: Emitter, node: Json | undefined, scope: Scope): string {
  if (node === undefined || !isCalculated(node)) return truthCode(emitter.emit(node, scope));
  // A calculated number is true if it is not 0.
  const isNumber = calculating.has(toOperator(node)?.name ?? '');
  const pair = isNumber ? emitPair(emitter, { [notEqual]: [node, 0] }, scope) : undefined;
  return pair ?? emitter.bind(interpretedCode(emitter, { '!!': [node] }, scope)).code;
}
