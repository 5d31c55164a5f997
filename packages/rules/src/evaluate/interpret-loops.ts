/** The interpreter's iterating operators: map, filter, all, some, none, reduce. */
import { invalidArguments, spend, type Run } from '../problems/failures.ts';
import { checkAccumulator, stepCost, toArgumentList, toList, toSteps } from '../operators/iteration.ts';
import type { Json } from '../json/json.ts';
import { iteratorFrame, stepFrame, type Frame } from '../operators/scope.ts';
import { truthy } from '../operators/values.ts';

type Interpret = (node: Json | undefined, context: unknown, frame: Frame | null, run: Run) => unknown;
type Loop = (argument: Json, context: unknown, frame: Frame | null, run: Run) => unknown;

/** Returns the value to iterate over and notifies the observer of it, because null and absent values have no elements. */
function source(interpret: Interpret, operator: string, argument: readonly Json[], ...scope: LoopScope): unknown {
  const [context, frame, run] = scope;
  const value = interpret(argument[0], context, frame, run);
  run.observer?.onOperands?.(operator, argument, [value], 0);
  return value;
}

/** Tests the result of a body, and notifies the observer of it. */
function isTrue(value: unknown, operator: string, argument: Json, run: Run): boolean {
  run.observer?.onTest?.(operator, argument, value, 1);
  return truthy(value);
}

type LoopScope = [context: unknown, frame: Frame | null, run: Run];

/** The elements that map and filter iterate over, and a function that evaluates the body for one of them. */
function stepsOf(
  interpret: Interpret,
  judge: Interpret,
  operator: 'map' | 'filter',
  argument: Json,
  ...scope: LoopScope
) {
  const [context, frame, run] = scope;
  const args = toArgumentList(argument, operator);
  const list = toList(source(interpret, operator, args, ...scope), operator);
  const [, body] = args;
  const cost = stepCost(body, run.exact);
  const step = (item: unknown, index: number): unknown => {
    spend(run, cost);
    return judge(body, item, iteratorFrame(list, index, context, frame), run);
  };
  return { list, step };
}

/** Whether the body is true for some step (if `expected` is false: false for some step). */
function anyStep(
  interpret: Interpret,
  judge: Interpret,
  operator: string,
  expected: boolean,
  argument: Json,
  ...scope: LoopScope
): boolean {
  const [context, frame, run] = scope;
  const args = toArgumentList(argument, operator);
  const stepped = source(interpret, operator, args, ...scope);
  if (!expected && (!stepped || (Array.isArray(stepped) && stepped.length === 0))) return true;
  const [, body] = args;
  const cost = stepCost(body, run.exact);
  let around = stepFrame('element', stepped, 0, context, frame);
  for (const [index, item] of toSteps(stepped, run).entries()) {
    spend(run, cost);
    if (run.observer !== undefined) around = stepFrame('element', stepped, index, context, frame);
    if (isTrue(judge(body, item, around, run), operator, args, run) === expected) return true;
  }
  return false;
}

function reduce(interpret: Interpret, argument: Json, ...scope: LoopScope): unknown {
  const [context, frame, run] = scope;
  const args = toArgumentList(argument, 'reduce');
  let accumulator = args.length > 2 ? checkAccumulator(interpret(args[2], context, frame, run), run) : undefined;
  const list = toList(source(interpret, 'reduce', args, ...scope), 'reduce');
  let index = 0;
  if (accumulator === undefined) {
    if (list.length === 0) throw invalidArguments('reduce');
    accumulator = list[0];
    index = 1;
  }
  const [, body] = args;
  const cost = stepCost(body, run.exact);
  let around = stepFrame('accumulation', list, index, context, frame);
  for (; index < list.length; index++) {
    spend(run, cost);
    if (run.observer !== undefined) around = stepFrame('accumulation', list, index, context, frame);
    accumulator = checkAccumulator(interpret(body, { accumulator, current: list[index] }, around, run), run);
  }
  return accumulator;
}

/** @param judge evaluates a body whose result is tested for truth */
export function loopOperators(interpret: Interpret, judge: Interpret): readonly (readonly [string, Loop])[] {
  const evaluateAny = (name: string, expected: boolean, isFound: boolean): [string, Loop] => [
    name,
    (argument, ...scope) => anyStep(interpret, judge, name, expected, argument, ...scope) === isFound,
  ];
  return [
    [
      'map',
      (argument, ...scope) => {
        const { list, step } = stepsOf(interpret, interpret, 'map', argument, ...scope);
        return list.map(step);
      },
    ],
    [
      'filter',
      (argument, ...scope) => {
        const { list, step } = stepsOf(interpret, judge, 'filter', argument, ...scope);
        const [, , run] = scope;
        return list.filter((item, index) => isTrue(step(item, index), 'filter', argument, run));
      },
    ],
    evaluateAny('some', true, true),
    evaluateAny('none', true, false),
    evaluateAny('all', false, false),
    evaluateAny('every', false, false),
    ['reduce', (argument, ...scope) => reduce(interpret, argument, ...scope)],
  ];
}
