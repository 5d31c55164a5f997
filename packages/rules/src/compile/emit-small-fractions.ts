/**
 * The second method of rounding in compiled code, for the cases that doubles leave undecided: ties. Tariff amounts and
 * factors have few digits, so a fraction of two whole doubles usually represents them exactly. Values that exceed 2^53,
 * and those that are not decimals of at most 15 digits, are left to the interpreter's big integers.
 */
import type { Json } from '../json/json.ts';
import type { Rounding } from '../numbers/rounding.ts';
import { emitIf, emitInner, isPlain, isRounding, type Track } from './rounding-shape.ts';
import { comparisonNames } from '../operators/values.ts';
import { toOperator } from '../json/shape.ts';
import { smallDenominator } from './small-denominator.ts';

interface Fraction {
  readonly n: string;
  /** Always positive. */
  readonly d: string;
}

const largest = String(Number.MAX_SAFE_INTEGER);

function keepSmall(track: Track, ...codes: readonly string[]): void {
  track.emitter.line(`if (!(${codes.map((code) => `${code} <= ${largest}`).join(' && ')})) ${track.giveUp}`);
}

function fromValue(track: Track, code: string, isNumber: boolean): Fraction {
  const { emitter } = track;
  if (!isNumber) emitter.line(`if (typeof ${code} !== 'number') ${track.giveUp}`);
  const d = emitter.bind(`smallDenominator(${code})`, 'number').code;
  emitter.line(`if (${d} === 0) ${track.giveUp}`);
  return { n: emitter.bind(`Math.round(${code} * ${d})`, 'number').code, d };
}

interface Aligned {
  readonly a: string;
  readonly b: string;
  readonly d: string;
}

/** Both numerators over a common denominator. */
function align(track: Track, a: Fraction, b: Fraction): Aligned {
  const { emitter } = track;
  const shared = `${a.d} % ${b.d} === 0 ? ${a.d} : ${b.d} % ${a.d} === 0 ? ${b.d} : ${a.d} * ${b.d}`;
  const d = emitter.bind(shared, 'number').code;
  const left = emitter.bind(`${a.n} * (${d} / ${a.d})`, 'number').code;
  const right = emitter.bind(`${b.n} * (${d} / ${b.d})`, 'number').code;
  keepSmall(track, `Math.abs(${left}) + Math.abs(${right})`, d);
  return { a: left, b: right, d };
}

function combine(track: Track, symbol: string, a: Fraction, b: Fraction): Fraction {
  const { emitter } = track;
  const bind = (code: string): string => emitter.bind(code, 'number').code;
  if (symbol === '+' || symbol === '-') {
    const aligned = align(track, a, b);
    return { n: bind(`${aligned.a} ${symbol} ${aligned.b}`), d: aligned.d };
  }
  if (symbol === 'max' || symbol === 'min') {
    const aligned = align(track, a, b);
    const isFirst = bind(`${aligned.a} ${symbol === 'max' ? '>=' : '<='} ${aligned.b}`);
    return { n: bind(`${isFirst} ? ${a.n} : ${b.n}`), d: bind(`${isFirst} ? ${a.d} : ${b.d}`) };
  }
  if (symbol === '/') emitter.line(`if (${b.n} === 0) ${track.giveUp}`);
  const n = bind(symbol === '*' ? `${a.n} * ${b.n}` : `(${b.n} < 0 ? -${a.n} : ${a.n}) * ${b.d}`);
  const d = bind(symbol === '*' ? `${a.d} * ${b.d}` : `${a.d} * Math.abs(${b.n})`);
  keepSmall(track, `Math.abs(${n})`, d);
  return { n, d };
}

function fractionsOf(track: Track, argument: Json): readonly Fraction[] | undefined {
  if (!Array.isArray(argument)) return undefined;
  const items: Fraction[] = [];
  for (const item of argument as readonly Json[]) {
    const fraction = fractionOf(track, item);
    if (fraction === undefined) return undefined;
    items.push(fraction);
  }
  return items;
}

export function conditionOf(track: Track, node: Json): string | undefined {
  const { emitter, scope } = track;
  if (isPlain(node)) return `truthy(${emitter.emit(node, scope).code})`;
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle || !comparisonNames.some((name) => name === operator.name))
    return undefined;
  const [a, b, more] = fractionsOf(track, operator.argument) ?? [];
  if (a === undefined || b === undefined || more !== undefined) return undefined;
  const { name } = operator;
  const aligned = align(track, a, b);
  const symbol = name === '==' || name === '!=' ? `${name}=` : name;
  return emitter.bind(`${aligned.a} ${symbol} ${aligned.b}`, 'boolean').code;
}

function fractionOfIf(track: Track, branches: readonly Json[]): Fraction | undefined {
  const chosen = emitIf(
    track,
    branches,
    (node) => conditionOf(track, node),
    (node) => {
      const fraction = fractionOf(track, node);
      return fraction && [fraction.n, fraction.d];
    },
  );
  return chosen && { n: chosen[0], d: chosen[1] };
}

function fractionOf(track: Track, node: Json): Fraction | undefined {
  const { emitter, scope } = track;
  if (typeof node === 'number') {
    const d = smallDenominator(node);
    return d === 0 ? undefined : { n: emitter.emit(Math.round(node * d), scope).code, d: String(d) };
  }
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle) return undefined;
  const { name, argument } = operator;
  if ((name === 'if' || name === '?:') && Array.isArray(argument)) return fractionOfIf(track, argument);
  if (isRounding(node) && scope.frame !== null) return undefined;
  if (isRounding(node)) return fromValue(track, emitInner(track, node), true);
  if (isPlain(node)) {
    const { code, kind } = emitter.emit(node, scope);
    return fromValue(track, code, kind === 'number');
  }
  if (!['+', '-', '*', '/', 'max', 'min'].includes(name)) return undefined;
  const items = fractionsOf(track, argument);
  const [first, ...rest] = items ?? [];
  if (first === undefined) return undefined;
  if (rest.length > 0) return rest.reduce((total, item) => combine(track, name, total, item), first);
  if (name === '-') return { n: `(-${first.n})`, d: first.d };
  return name === '/' ? combine(track, '/', { n: '1', d: '1' }, first) : first;
}

function settleFraction(track: Track, { n, d }: Fraction, { step, mode }: Rounding, result: string): void {
  const { emitter } = track;
  const bind = (code: string): string => emitter.bind(code, 'number').code;
  const isMultiple = bind(`${d} % ${step.d} === 0`);
  const dividend = bind(`Math.abs(${n}) * (${isMultiple} ? 1 : ${step.d})`);
  const divisor = bind(`(${isMultiple} ? ${d} / ${step.d} : ${d}) * ${step.n}`);
  keepSmall(track, dividend, divisor);
  const rest = bind(`${dividend} % ${divisor}`);
  const whole = bind(`(${dividend} - ${rest}) / ${divisor}`);
  const tie = mode === 'half_up' ? 'true' : `${whole} % 2 === 1`;
  const isUp = bind(`${rest} * 2 > ${divisor} || (${rest} * 2 === ${divisor} && ${tie})`);
  const units = bind(`(${isUp} ? ${whole} + 1 : ${whole}) * ${step.n}`);
  keepSmall(track, units);
  const nearest = bind(`${units} / ${step.d}`);
  emitter.line(`${result} = ${n} < 0 && ${nearest} !== 0 ? -${nearest} : ${nearest};`);
}

/** Emits statements that set `result`, which is still NaN, if small fractions suffice. */
export function emitSmallFractions(
  around: Omit<Track, 'giveUp'>,
  value: Json,
  rounding: Rounding,
  result: string,
): void {
  const { emitter } = around;
  const block = emitter.name();
  const track: Track = { ...around, giveUp: `break ${block};` };
  emitter.attempt(() => {
    emitter.line(`if (${result} !== ${result}) ${block}: {`);
    const fraction = fractionOf(track, value);
    if (fraction === undefined) return false;
    settleFraction(track, fraction, rounding, result);
    emitter.line('}');
    return true;
  });
}
