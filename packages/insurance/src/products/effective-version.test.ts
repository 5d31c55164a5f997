import { describe, expect, test } from 'vitest';
import { faultOfDay, findEffectiveVersion, firstEffectiveDay } from './effective-version.ts';

describe('the first day of a version', () => {
  test.each(['2028-01-01', '2028-02-29', '1900-01-01', '2199-12-31'])('may be %s', (day) => {
    expect(faultOfDay(day)).toBeUndefined();
  });

  test.each([
    '',
    '2027-02-31',
    '2027-02-29',
    '2027-13-01',
    '2027-1-1',
    '1/1/2027',
    '2027-01-01T00:00:00Z',
    '+002027-01-01',
  ])('cannot be %j, which is not a day', (text) => {
    expect(faultOfDay(text)).toBe('NOT_A_DAY');
  });

  test.each(['1899-12-31', '2200-01-01', '9999-12-31', '0001-01-01'])('cannot be %s, a typing error', (day) => {
    expect(faultOfDay(day)).toBe('OUT_OF_RANGE');
  });
});

/** A sequence of numbers below 1 that is the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const toDay = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

describe('the version that is effective on a day', () => {
  const versions = [
    { version: '2028', effectiveFrom: '2028-01-01' },
    { version: 'draft', effectiveFrom: null },
    { version: '2027', effectiveFrom: '2027-01-01' },
  ];

  test.each([
    ['2026-12-31', undefined],
    ['2027-01-01', '2027'],
    ['2027-12-31', '2027'],
    ['2028-01-01', '2028'],
    ['2199-12-31', '2028'],
  ])('on %s is %s', (day, version) => {
    expect(findEffectiveVersion(versions, day)?.version).toBe(version);
  });

  test('is absent if no version has a first day', () => {
    expect(findEffectiveVersion([{ effectiveFrom: null }, {}], '2027-01-01')).toBeUndefined();
    expect(findEffectiveVersion([], '2027-01-01')).toBeUndefined();
  });

  test('is the last one to have begun, for random versions in any order and every day around them', () => {
    const random = createRandom(20_280_101);
    for (let round = 0; round < 300; round += 1) {
      const begins = [...new Set(Array.from({ length: Math.floor(random() * 8) }, () => Math.floor(random() * 30)))];
      const undated = Array.from({ length: Math.floor(random() * 3) }, () => ({ begin: -1, effectiveFrom: null }));
      const dated = begins.map((begin) => ({ begin, effectiveFrom: toDay(begin) }));
      const all = [...dated, ...undated].toSorted(() => random() - 0.5);
      // The model steps through the calendar and switches to a version on its first day.
      let current: number | undefined;
      for (let day = -2; day < 33; day += 1) {
        if (begins.includes(day)) current = day;
        expect(findEffectiveVersion(all, toDay(day))?.begin).toBe(current);
      }
      const [earliest] = begins.toSorted((a, b) => a - b);
      expect(firstEffectiveDay(all)).toBe(earliest === undefined ? undefined : toDay(earliest));
    }
  });
});
