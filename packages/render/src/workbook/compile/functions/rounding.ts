// Rounds like people do on paper: based on the fifteen digits that Excel shows, not on the binary number behind them.
import { errors } from '../values.ts';
import { type FunctionTable, numeric, strictlyNumeric } from './specification.ts';

type Direction = 'nearest' | 'up' | 'down';

const digitsMax = 15;

export function roundTo(value: number, digits: number, direction: Direction): number {
  const places = Math.trunc(digits);
  if (value === 0 || !Number.isFinite(value) || places > 300) return value;
  const sign = value < 0 ? -1 : 1;
  const size = Math.abs(value);
  const scale = 10 ** Math.abs(places);
  const scaled = places >= 0 ? size * scale : size / scale;
  if (!Number.isFinite(scaled) || scaled >= 1e15) return value;
  const whole = Math.floor(scaled);
  const rest = scaled - whole;
  const tolerance = 1e-9 + scaled * 1e-14;
  const nearTie = direction === 'nearest' ? Math.abs(rest - 0.5) < tolerance : rest < tolerance || rest > 1 - tolerance;
  const rounded = nearTie ? roundDecimal(size, places, direction) : plainly(whole, rest, direction);
  return (sign * rounded * (places >= 0 ? 1 : scale)) / (places >= 0 ? scale : 1);
}

function plainly(whole: number, rest: number, direction: Direction): number {
  if (direction === 'nearest') return rest >= 0.5 ? whole + 1 : whole;
  return direction === 'up' ? whole + 1 : whole;
}

/** Rounds decimal digits; returns the number of units of the last place. */
function roundDecimal(size: number, places: number, direction: Direction): number {
  const [mantissa = '', power = '0'] = size.toExponential(digitsMax - 1).split('e');
  const digits = mantissa.replace('.', '');
  // Digits of the number before the last place.
  const kept = Number(power) + 1 + places;
  if (kept < 0) return direction === 'up' ? 1 : 0;
  if (kept >= digits.length) return Number(digits) * 10 ** (kept - digits.length);
  const whole = kept === 0 ? 0 : Number(digits.slice(0, kept));
  const rest = digits.slice(kept);
  const isUp = direction === 'nearest' ? rest >= '5' : direction === 'up' && /[1-9]/.test(rest);
  return isUp ? whole + 1 : whole;
}

const rounding = (direction: Direction) => numeric(2, 2, (value, digits) => roundTo(value, digits ?? 0, direction));

/** Rounds to a multiple; noise in the last bits of the quotient is removed. */
function multipleOf(value: number, step: number, round: (quotient: number) => number): number {
  if (step === 0) return 0;
  const quotient = value / step;
  const nearest = Math.round(quotient);
  const clean = Math.abs(quotient - nearest) <= Math.abs(quotient) * 1e-14 ? nearest : quotient;
  return withoutNoise(round(clean) * step);
}

function withoutNoise(value: number): number {
  return Number(value.toPrecision(digitsMax));
}

const awayFromZero = (value: number): number => (value < 0 ? Math.floor(value) : Math.ceil(value));

export const roundingFunctions: FunctionTable = {
  ROUND: rounding('nearest'),
  ROUNDUP: rounding('up'),
  ROUNDDOWN: rounding('down'),
  TRUNC: numeric(1, 2, (value, digits = 0) => roundTo(value ?? 0, digits, 'down')),
  INT: numeric(1, 1, (value) => Math.floor(value ?? 0)),
  CEILING: numeric(2, 2, (value = 0, step = 0) => {
    if (value > 0 && step < 0) return errors.num;
    return value < 0 && step < 0 ? -multipleOf(-value, -step, Math.ceil) : multipleOf(value, Math.abs(step), Math.ceil);
  }),
  FLOOR: numeric(2, 2, (value = 0, step = 0) => {
    if (value > 0 && step < 0) return errors.num;
    if (step === 0) return value === 0 ? 0 : errors.div0;
    return value < 0 && step < 0
      ? -multipleOf(-value, -step, Math.floor)
      : multipleOf(value, Math.abs(step), Math.floor);
  }),
  'CEILING.MATH': numeric(1, 3, (value = 0, step = 1, mode = 0) =>
    multipleOf(value, Math.abs(step), value < 0 && mode !== 0 ? Math.floor : Math.ceil),
  ),
  'FLOOR.MATH': numeric(1, 3, (value = 0, step = 1, mode = 0) =>
    multipleOf(value, Math.abs(step), value < 0 && mode !== 0 ? Math.ceil : Math.floor),
  ),
  MROUND: strictlyNumeric(2, 2, (value = 0, step = 0) => {
    if (value * step < 0) return errors.num;
    return multipleOf(Math.abs(value), Math.abs(step), (quotient) => Math.floor(quotient + 0.5)) * (value < 0 ? -1 : 1);
  }),
  EVEN: numeric(1, 1, (value = 0) => awayFromZero(value / 2) * 2),
  ODD: numeric(1, 1, (value = 0) => {
    const size = Math.ceil((Math.abs(value) - 1) / 2) * 2 + 1;
    return (value < 0 ? -1 : 1) * Math.max(size, 1);
  }),
};
