// Annuities: loans and savings with constant payments. A loan has no payment at a rate of -100 % and less.
import { errors } from '../values.ts';
import { type FunctionTable, numeric } from './specification.ts';

/** The payment of an annuity in each period; at its beginning for type 1. */
function payment(rate: number, periods: number, present: number, future = 0, type = 0): number {
  if (rate === 0) return -(present + future) / periods;
  const growth = (1 + rate) ** periods;
  return (-rate * (present * growth + future)) / ((1 + rate * type) * (growth - 1));
}

function futureValue(rate: number, periods: number, paid: number, present = 0, type = 0): number {
  if (rate === 0) return -present - paid * periods;
  const growth = (1 + rate) ** periods;
  return -present * growth - (paid * (1 + rate * type) * (growth - 1)) / rate;
}

function presentValue(rate: number, periods: number, paid: number, future = 0, type = 0): number {
  if (rate === 0) return -future - paid * periods;
  const growth = (1 + rate) ** periods;
  return (-future - (paid * (1 + rate * type) * (growth - 1)) / rate) / growth;
}

function interest(rate: number, period: number, periods: number, present: number, future = 0, type = 0) {
  if (period < 1 || period >= periods + 1 || rate <= -1) return errors.num;
  const paid = payment(rate, periods, present, future, type);
  if (type !== 0 && period === 1) return 0;
  const owed = futureValue(rate, period - 1, paid, present, type);
  return type === 0 ? owed * rate : (owed * rate) / (1 + rate);
}

const kindOf = (type: number): number => (type === 0 ? 0 : 1);

export const financialFunctions: FunctionTable = {
  PMT: numeric(3, 5, (rate = 0, periods = 0, present = 0, future = 0, type = 0) =>
    periods === 0 || rate <= -1 ? errors.num : payment(rate, periods, present, future, kindOf(type)),
  ),
  FV: numeric(3, 5, (rate = 0, periods = 0, paid = 0, present = 0, type = 0) =>
    rate === -1 && periods < 0 ? errors.div0 : futureValue(rate, periods, paid, present, kindOf(type)),
  ),
  PV: numeric(3, 5, (rate = 0, periods = 0, paid = 0, future = 0, type = 0) =>
    rate === -1 ? errors.div0 : presentValue(rate, periods, paid, future, kindOf(type)),
  ),
  NPER: numeric(3, 5, (rate = 0, paid = 0, present = 0, future = 0, type = 0) => {
    if (rate === 0) return paid === 0 ? errors.div0 : -(present + future) / paid;
    const due = paid * (1 + rate * kindOf(type));
    const ratio = (due - future * rate) / (due + present * rate);
    return ratio > 0 ? Math.log(ratio) / Math.log(1 + rate) : errors.num;
  }),
  IPMT: numeric(4, 6, (rate = 0, period = 0, periods = 0, present = 0, future = 0, type = 0) =>
    interest(rate, period, periods, present, future, kindOf(type)),
  ),
  PPMT: numeric(4, 6, (rate = 0, period = 0, periods = 0, present = 0, future = 0, type = 0) => {
    const part = interest(rate, period, periods, present, future, kindOf(type));
    return typeof part === 'number' ? payment(rate, periods, present, future, kindOf(type)) - part : part;
  }),
  SLN: numeric(3, 3, (cost = 0, salvage = 0, life = 0) => (life === 0 ? errors.div0 : (cost - salvage) / life)),
};
