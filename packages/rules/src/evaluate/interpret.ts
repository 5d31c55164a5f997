/**
 * Evaluates a rule node by node without generating code, so it also runs where eval is forbidden.
 * This is the reference: compiled code must produce the same results.
 */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { compareValues } from './exact-comparison.ts';
import { Exact, exactToNumber, spendSize, toExact } from '../numbers/exact.ts';
import {
  asRuleThrow,
  invalidArguments,
  noteNode,
  severalOperators,
  spend,
  spendCompared,
  TooManyDigits,
  unknownOperator,
  type Run,
} from '../problems/failures.ts';
import { evaluateDecide } from './interpret-decide.ts';
import { loopOperators } from './interpret-loops.ts';
import { evaluateTable } from './interpret-table.ts';
import { measure, thrownContext, toArgumentList } from '../operators/iteration.ts';
import { carriesCalculated, isCalculated } from '../numbers/calculated.ts';
import { isJsonList, type Json } from '../json/json.ts';
import { existsVal, listMissing, listMissingSome, readFrom, readVal, readVariable } from '../operators/reading.ts';
import { roundExact, roundingOperators, toRounding, type RoundingOperator } from '../numbers/rounding.ts';
import { valueFrame, type Frame } from '../operators/scope.ts';
import { isConstant } from '../json/shape.ts';
import { absenceLiteral, besideAbsence, isAbsent } from '../operators/unknown.ts';
import { arithmetic, strictOperators, toPlain } from '../operators/strict-operators.ts';
import { comparisonNames, refusePrototypeName, truthy, type ComparisonName } from '../operators/values.ts';

type Argument = Json | undefined;
type Evaluate = (argument: Json, context: unknown, frame: Frame | null, run: Run) => unknown;

export function interpret(node: Argument, context: unknown, frame: Frame | null, run: Run): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (isJsonList(node)) return node.map((item) => interpret(item, context, frame, run));
  const names = Object.keys(node);
  const [name] = names;
  if (name === undefined) return node;
  try {
    if (names.length > 1) {
      if (isLongNumber(node)) return node;
      throw severalOperators(name);
    }
    const operator = interpreted.get(name);
    if (operator === undefined) throw unknownOperator(name);
    const value = operator(node[name] ?? null, context, frame, run);
    run.observer?.onValue?.(node, value);
    return value;
  } catch (error) {
    noteNode(error, node);
    run.observer?.onFailure?.(node, error);
    throw error;
  }
}

/** An operator's arguments: a single value, or the result of a single operator, becomes a list of one. */
function evaluateArguments(argument: Json, context: unknown, frame: Frame | null, run: Run): unknown[] {
  const value = interpret(argument, context, frame, run);
  return Array.isArray(value) ? value : [value];
}

/** Iterating over a computed list costs its length; a literal list is part of the step. */
function walkedArguments(argument: Json, context: unknown, frame: Frame | null, run: Run): unknown[] {
  const args = evaluateArguments(argument, context, frame, run);
  if (!isJsonList(argument)) spend(run, run.exact ? args.length * 3 : args.length >>> 3);
  return args;
}

/** In exact arithmetic; if its numbers become too large for it, in doubles. */
function exactly<Value>(evaluate: () => Value, run: Run): Value {
  if (run.exact) return evaluate();
  run.exact = true;
  run.isOptional = true;
  try {
    return evaluate();
  } catch (error) {
    if (!(error instanceof TooManyDigits)) throw error;
  } finally {
    run.exact = false;
    run.isOptional = false;
  }
  return evaluate();
}

/** Evaluates a node whose result is judged: compared, tested for truth or written as text. */
export function interpretJudged(node: Argument, context: unknown, frame: Frame | null, run: Run): unknown {
  if (run.exact || !isCalculated(node)) return interpret(node, context, frame, run);
  return exactly(() => interpret(node, context, frame, run), run);
}

/** The nearest doubles of exact arguments, for operators that do not support exact numbers. */
function plainArguments(argument: Json, context: unknown, frame: Frame | null, run: Run): unknown[] {
  const isExact = run.exact ? !isConstant(argument) : isCalculated(argument);
  if (!isExact) return evaluateArguments(argument, context, frame, run);
  const args = exactly(() => walkedArguments(argument, context, frame, run), run);
  return args.map((arg) => toPlain(arg, run));
}

/** `a < b < c` holds if every neighbouring pair does; the first failing pair ends the evaluation. */
function comparisonOf(name: ComparisonName): Evaluate {
  return (argument, context, frame, run) => {
    if (!Array.isArray(argument) || argument.length < 2) throw invalidArguments(name);
    const absence = run.isDecision ? absenceLiteral(name, argument) : undefined;
    const operand = (index: number): unknown => {
      const value = interpretJudged(argument[index] as Argument, context, frame, run);
      return absence === undefined ? value : besideAbsence(value, absence);
    };
    let previous = operand(0);
    for (let index = 1; index < argument.length; index++) {
      const current = operand(index);
      spendCompared(previous, current, run);
      run.observer?.onOperands?.(name, argument, [previous, current], index - 1);
      if (!compareValues(name, previous, current, run)) return false;
      previous = current;
    }
    return true;
  };
}

function evaluateIf(argument: Json, context: unknown, frame: Frame | null, run: Run): unknown {
  const branches = toArgumentList(argument, 'if');
  let index = 0;
  for (; index + 1 < branches.length; index += 2) {
    const condition = interpretJudged(branches[index], context, frame, run);
    run.observer?.onTest?.('if', argument, condition, index);
    if (truthy(condition)) {
      return interpret(branches[index + 1], context, frame, run);
    }
  }
  return index < branches.length ? interpret(branches[index], context, frame, run) : null;
}

function firstThat(operator: string, isFound: (value: unknown, run: Run) => boolean): Evaluate {
  return (argument, context, frame, run) => {
    const items = toArgumentList(argument, operator);
    let value: unknown = null;
    for (const [index, item] of items.entries()) {
      // The last value is only returned, not tested.
      const isTested = index < items.length - 1 && operator !== '??';
      value = (isTested ? interpretJudged : interpret)(item, context, frame, run);
      if (isTested) run.observer?.onTest?.(operator, argument, value, index);
      if (isFound(value, run)) return !run.exact && value instanceof Exact ? toPlain(value, run) : value;
    }
    return value ?? null;
  };
}

/** Throwing and catching takes as long as this many steps. */
const catchCost = 32;

function evaluateTry(argument: Json, context: unknown, frame: Frame | null, run: Run): unknown {
  const branches: readonly Json[] = Array.isArray(argument) ? argument : [argument];
  const { exact } = run;
  let thrown = invalidArguments('try');
  for (let index = 0; index < branches.length; index++) {
    try {
      if (index === 0) return interpret(branches[0], context, frame, run);
      return interpret(branches[index], thrownContext(thrown), valueFrame(null, context, frame), run);
    } catch (error) {
      thrown = asRuleThrow(error);
      spend(run, catchCost);
      run.exact = exact;
    }
  }
  throw thrown;
}

function evaluatePipe(argument: Json, context: unknown, frame: Frame | null, run: Run): unknown {
  const steps = toArgumentList(argument, 'pipe');
  const around = valueFrame(steps, context, frame);
  let answer: unknown = interpret(steps[0], context, around, run);
  for (let index = 1; index < steps.length; index++) answer = interpret(steps[index], answer, around, run);
  return answer;
}

function evaluateEachKey(argument: Json, context: unknown, frame: Frame | null, run: Run): unknown {
  if (typeof argument !== 'object' || argument === null) throw invalidArguments('eachKey');
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(argument)) {
    refusePrototypeName(key);
    result[key] = interpret(item, context, frame, run);
  }
  return result;
}

function evaluateLength(argument: Json, context: unknown, frame: Frame | null, run: Run): number {
  if (!argument) throw invalidArguments('length');
  const value = interpret(argument, context, frame, run);
  const measured: unknown = Array.isArray(argument) && Array.isArray(value) ? value[0] : value;
  // An exact number is a number and has no length.
  return measure(measured instanceof Exact ? null : measured, run);
}

/** Calculates the value exactly and the other arguments plainly. The result is exact if this rounding is inside another. */
export function evaluateRounding(
  operator: RoundingOperator,
  argument: Json,
  context: unknown,
  frame: Frame | null,
  run: Run,
): unknown {
  const { exact } = run;
  run.exact = true;
  const args = isJsonList(argument)
    ? [interpret(argument[0], context, frame, run)]
    : walkedArguments(argument, context, frame, run);
  run.exact = exact;
  if (isJsonList(argument)) {
    for (const setting of argument.slice(1)) args.push(interpret(setting, context, frame, run));
  }
  run.observer?.onOperands?.(operator, argument, args.slice(0, 1), 0);
  const settings = args.slice(1).map((arg) => toPlain(arg, run));
  if (args.length === 0 || args[0] === undefined) throw invalidArguments(operator);
  const value = toExact(args[0], run);
  const rounding = toRounding(operator, settings);
  spendSize(value, run);
  const rounded = roundExact(value, rounding);
  return exact ? rounded : exactToNumber(rounded);
}

function readingOf(operator: string): Evaluate {
  const read = operator === 'var' ? readVariable : readVal;
  return (argument, context, frame, run) => {
    if (typeof argument !== 'object' || argument === null) return read(argument, context, frame, run);
    const input =
      operator === 'val' ? interpretJudged(argument, context, frame, run) : interpret(argument, context, frame, run);
    if (operator === 'val' && Array.isArray(input) && !isJsonList(argument)) spend(run, input.length >>> 3);
    // The fallback of var is a value and stays exact; the path is text.
    const isKept = !run.exact || isConstant(argument) || (Array.isArray(input) && operator === 'var');
    return read(isKept ? input : toPlain(input, run), context, frame, run);
  };
}

/** An iteration or pipe; exact as a whole if it judges what it has calculated. */
function carrying(name: string, evaluate: Evaluate): [string, Evaluate] {
  return [
    name,
    (argument, context, frame, run) => {
      if (run.exact || !carriesCalculated(name, argument)) return evaluate(argument, context, frame, run);
      return toPlain(
        exactly(() => evaluate(argument, context, frame, run), run),
        run,
      );
    },
  ];
}

/** These pass calculated numbers on unchanged. */
const passing = new Set(['merge', 'keys']);

const interpreted: ReadonlyMap<string, Evaluate> = new Map<string, Evaluate>([
  ...[...arithmetic].map(([name, operator]): [string, Evaluate] => [
    name,
    (argument, context, frame, run) => {
      const walk = (): unknown[] => walkedArguments(argument, context, frame, run);
      const args = name === '%' && isCalculated(argument) ? exactly(walk, run) : walk();
      run.observer?.onOperands?.(name, argument, args, 0);
      return operator(args, run);
    },
  ]),
  ...[...strictOperators].map(([name, operator]): [string, Evaluate] => [
    name,
    (argument, context, frame, run) => {
      const isPassed = !run.exact && passing.has(name);
      const args = (isPassed ? evaluateArguments : plainArguments)(argument, context, frame, run);
      run.observer?.onOperands?.(name, argument, args, 0);
      return operator(args, run);
    },
  ]),
  // Truth depends only on the first argument, which does not have to be converted to a plain value.
  ...['!', 'not', '!!'].map((name): [string, Evaluate] => [
    name,
    (argument, context, frame, run) => {
      const value = interpretJudged(argument, context, frame, run);
      const tested: unknown = Array.isArray(value) ? value[0] : value;
      run.observer?.onTest?.(name, argument, tested, 0);
      return truthy(tested) === (name === '!!');
    },
  ]),
  ...comparisonNames.map((name): [string, Evaluate] => [name, comparisonOf(name)]),
  ['if', evaluateIf],
  ['?:', evaluateIf],
  ['and', firstThat('and', (value) => !truthy(value))],
  ['or', firstThat('or', truthy)],
  ['??', firstThat('??', (value, run) => !isAbsent(value, run))],
  ['try', evaluateTry],
  ...[...loopOperators(interpret, interpretJudged), ['pipe', evaluatePipe] as const].map(([name, evaluate]) =>
    carrying(name, evaluate),
  ),
  ['eachKey', evaluateEachKey],
  ['length', evaluateLength],
  ['preserve', (argument) => argument],
  ['var', readingOf('var')],
  ['val', readingOf('val')],
  [
    'exists',
    (argument, context, frame, run) => existsVal(plainArguments(argument, context, frame, run), context, frame, run),
  ],
  [
    'missing',
    (argument, context, frame, run) => listMissing(plainArguments(argument, context, frame, run), context, run),
  ],
  [
    'missing_some',
    (argument, context, frame, run) => listMissingSome(plainArguments(argument, context, frame, run), context, run),
  ],
  [
    'table',
    (argument, context, frame, run) =>
      evaluateTable(argument, (keys) => interpretJudged(keys, context, frame, run), run),
  ],
  [
    'decide',
    (argument, context, frame, run) =>
      evaluateDecide(argument, (inputs) => interpretJudged(inputs, context, frame, run), run),
  ],
  ['get', (argument, context, frame, run) => readFrom(evaluateArguments(argument, context, frame, run), run)],
  ...roundingOperators.map((name): [string, Evaluate] => [
    name,
    (argument, context, frame, run) => evaluateRounding(name, argument, context, frame, run),
  ]),
]);

/** All operators that evaluation supports. */
export const operatorNames: ReadonlySet<string> = new Set(interpreted.keys());
