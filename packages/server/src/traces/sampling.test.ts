import { describe, expect, test } from 'vitest';
import { createSampler, parseTraceparent } from './sampling.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

describe('the header traceparent', () => {
  test.each([
    ['of a recorded trace', `00-${traceId}-${spanId}-01`, { traceId, spanId, isSampled: true }],
    ['of a trace that is not recorded', `00-${traceId}-${spanId}-00`, { traceId, spanId, isSampled: false }],
    ['with unknown flags', `00-${traceId}-${spanId}-ff`, { traceId, spanId, isSampled: true }],
    ['of a later version with further fields', `01-${traceId}-${spanId}-01-more`, { traceId, spanId, isSampled: true }],
    ['of this version with further fields', `00-${traceId}-${spanId}-01-more`, undefined],
    ['of the version that is reserved', `ff-${traceId}-${spanId}-01`, undefined],
    ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`, undefined],
    ['without a trace', `00-${'0'.repeat(32)}-${spanId}-01`, undefined],
    ['without a span', `00-${traceId}-${'0'.repeat(16)}-01`, undefined],
    ['sent twice', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`, undefined],
    ['that is empty', '', undefined],
  ])('%s', (_name, header, parent) => {
    expect(parseTraceparent(header)).toEqual(parent);
  });
});

describe('the sampler', () => {
  const parent = (isSampled: boolean, id = traceId) => ({ traceId: id, spanId, isSampled });

  test('records a share of the traces that begin here', () => {
    const values = [0, 0.24, 0.25, 0.99];
    const sampler = createSampler({ ratio: 0.25, isParentBased: true }, () => values.shift() ?? Number.NaN);
    expect([1, 2, 3, 4].map(() => sampler.isSampled(undefined))).toEqual([true, true, false, false]);
  });

  test('leaves the decision about a trace to the caller that has begun it', () => {
    const never = createSampler({ ratio: 0, isParentBased: true });
    const always = createSampler({ ratio: 1, isParentBased: true });
    expect([true, false].map((isSampled) => never.isSampled(parent(isSampled)))).toEqual([true, false]);
    expect([true, false].map((isSampled) => always.isSampled(parent(isSampled)))).toEqual([true, false]);
  });

  test('decides by the trace id if callers do not, so that each of them has the same share', () => {
    const ids = Array.from({ length: 200 }, (_, index) =>
      Math.floor((index / 200) * 2 ** 48)
        .toString(16)
        .padStart(12, '0')
        .padEnd(14, '0')
        .padStart(32, '1'),
    );
    const sampler = createSampler({ ratio: 0.25, isParentBased: false });
    const recorded = ids.filter((id) => sampler.isSampled(parent(false, id)));
    expect(recorded.length / ids.length).toBeCloseTo(0.25, 1);
    expect(createSampler({ ratio: 1, isParentBased: false }).isSampled(parent(false, '1'.repeat(32)))).toBe(true);
    expect(createSampler({ ratio: 0, isParentBased: false }).isSampled(parent(true, 'f'.repeat(32)))).toBe(false);
  });

  test.each([
    [0, 0],
    [0.001, 1],
    [0.1, 100],
    [0.3, 300],
    [1, 1_000],
  ])('with the ratio %d records %d of a thousand that are alike, evenly', (ratio, count) => {
    const sampler = createSampler({ ratio, isParentBased: true });
    const decisions = Array.from({ length: 1_000 }, () => sampler.isNextSampled());
    expect(decisions.filter(Boolean)).toHaveLength(count);
    const firstHalf = decisions.slice(0, 500).filter(Boolean).length;
    expect(Math.abs(firstHalf - count / 2)).toBeLessThanOrEqual(1);
  });
});
