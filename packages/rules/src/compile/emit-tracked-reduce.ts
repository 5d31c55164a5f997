/**
 * Sums of lists in compiled comparisons: the running total is a double with a bound on its error, as in any tracked
 * calculation.
 */
import { stepCost } from '../operators/iteration.ts';
import { isJsonList, type Json } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import { isPlain, type Track, type Tracked } from './rounding-shape.ts';

type TrackNode = (track: Track, node: Json) => Tracked | undefined;

/** The running total, if a node of the body of reduce reads just that. */
export function totalOf({ total }: Track, node: Json): Tracked | undefined {
  const { name = '', argument = null } = toOperator(node) ?? {};
  const path = isJsonList(argument) && argument.length === 1 ? argument[0] : argument;
  return (name === 'var' || name === 'val') && path === 'accumulator' ? total : undefined;
}

/** Whether a node in the body of reduce reads anything but the current element: it may be the total. */
export function mayReadTotal({ total }: Track, node: Json): boolean {
  return total !== undefined && readsMore(node);
}

function readsMore(node: Json): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (isJsonList(node)) return node.some(readsMore);
  const { name = '', argument = null } = toOperator(node) ?? {};
  if (name === 'exists') return true;
  if (name !== 'var' && name !== 'val') return Object.values(node).some((inner: Json) => readsMore(inner));
  const [path, ...others]: readonly Json[] = isJsonList(argument) ? argument : [argument];
  return typeof path !== 'string' || !/^current(?:\.|$)/.test(path) || others.some(readsMore);
}

/** Its steps count only if the method decides; otherwise the interpreter counts them. */
export function trackReduce(track: Track, argument: Json, trackNode: TrackNode): Tracked | undefined {
  const { emitter, scope, steps, giveUp } = track;
  if (steps === undefined || !isJsonList(argument)) return undefined;
  const [selector = null, body = null, initial] = argument;
  if (!isPlain(selector) || mayReadTotal(track, selector)) return undefined;
  const start = initial === undefined ? undefined : trackNode(track, initial);
  if (initial !== undefined && start === undefined) return undefined;
  const list = emitter.bind(emitter.emit(selector, scope).code).code;
  emitter.line(`if (!Array.isArray(${list})) ${giveUp}`);
  const value = emitter.declare();
  const error = emitter.declare();
  emitter.line(`${value} = ${start?.value ?? `${list}[0]`};`);
  if (start === undefined) emitter.line(`if (typeof ${value} !== 'number') ${giveUp}`);
  emitter.line(`${error} = ${start?.error ?? `leafError(${value})`};`);
  const from = start === undefined ? 1 : 0;
  const index = emitter.name();
  emitter.line(`for (let ${index} = ${from}; ${index} < ${list}.length; ${index}++) {`);
  const context = emitter.bind(`{ current: ${list}[${index}] }`).code;
  const frame = { isIterator: false, item: list, index: '0', context: scope.context, parent: scope.frame };
  const next = trackNode({ ...track, scope: { context, frame }, total: { value, error } }, body);
  if (next === undefined) return undefined;
  emitter.line(`${value} = ${next.value}; ${error} = ${next.error};\n}`);
  emitter.line(`${steps} += ${stepCost(body, true)} * (${list}.length - ${from});`);
  return { value, error };
}
