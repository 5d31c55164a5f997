import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileRule } from './compile/compile-rule.ts';
import { evaluateRule } from './evaluate/evaluate-rule.ts';
import type { Json } from './json/json.ts';

/** The multiple of 1/scale nearest to n/d, half away from zero, as a count of them; d is positive. */
function roundHalfUp(n: bigint, d: bigint, scale: bigint): bigint {
  const magnitude = n < 0n ? -n : n;
  const whole = (magnitude * scale * 2n + d) / (d * 2n);
  return n < 0n ? -whole : whole;
}

/** A percentage with two decimals of the running price, rounded to the cent, as in discount and loading codes. */
const share: Json = { round: [{ '*': [{ var: 'premium' }, { '/': [{ var: 'percent' }, 100] }] }, 2] };
/** A rate per thousand, a factor and a number of days, to ten cents, plus a levy of 0.1 percent, to the cent. */
const premium: Json = {
  round: [
    {
      '*': [
        {
          round_to: [{ '*': [{ '/': [{ var: 'sum' }, 1000] }, { var: 'rate' }, { '+': [{ var: 'days' }, 0.5] }] }, 0.1],
        },
        1.001,
      ],
    },
    2,
  ],
};

const cents = fc.integer({ min: 0, max: 99_999_999 });
const shares = fc.array(fc.tuple(cents, fc.integer({ min: 0, max: 100_000 })), { minLength: 50, maxLength: 50 });
const premiums = fc.array(fc.tuple(cents, fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 366 })), {
  minLength: 50,
  maxLength: 50,
});

it('rounds 50,000 random percentages of a premium to the cent', () => {
  const compiled = compileRule(share);
  fc.assert(
    fc.property(shares, (cases) => {
      for (const [amount, percent] of cases) {
        const data = { premium: amount / 100, percent: percent / 100 };
        const expected = Number(roundHalfUp(BigInt(amount) * BigInt(percent), 1_000_000n, 100n)) / 100;
        if (JSON.stringify(compiled.evaluate(data)) !== JSON.stringify({ ok: true, value: expected })) {
          expect([data, compiled.evaluate(data)]).toEqual([data, { ok: true, value: expected }]);
        }
      }
      const [amount, percent] = cases[0] ?? [0, 0];
      const data = { premium: amount / 100, percent: percent / 100 };
      expect(evaluateRule(share, data)).toEqual(compiled.evaluate(data));
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

it('rates 50,000 random premiums to the cent', () => {
  const compiled = compileRule(premium);
  fc.assert(
    fc.property(premiums, (cases) => {
      for (const [sum, rate, days] of cases) {
        const data = { sum: sum / 100, rate: rate / 10_000, days };
        // sum/100 /1000 * rate/10000 * (2 days + 1)/2, over one common denominator.
        const net = BigInt(sum) * BigInt(rate) * BigInt(2 * days + 1);
        const dimes = roundHalfUp(net, 2_000_000_000n, 10n);
        const expected = Number(roundHalfUp(dimes * 1001n, 10_000n, 100n)) / 100;
        const outcome = compiled.evaluate(data);
        if (!outcome.ok || outcome.value !== expected)
          expect([data, outcome]).toEqual([data, { ok: true, value: expected }]);
      }
    }),
    { numRuns: 1_000 },
  );
}, 60_000);
