import { describe, expect, it } from 'vitest';
import { formatDayInWords, versionUsedOn } from './effective-day.ts';
import { toProduct } from './product.ts';

describe('formatDayInWords', () => {
  it.each([
    ['en-US', '1 January 2028'],
    ['zh-HK', '2028年1月1日'],
  ])('is the same day in every time zone, in the words of %s', (language, words) => {
    expect(formatDayInWords('2028-01-01', language)).toBe(words);
  });
  it('returns what is not a day', () => {
    expect(formatDayInWords('soon', 'en-US')).toBe('soon');
  });
});

describe('versionUsedOn', () => {
  const versionFrom = (version: string, effectiveFrom: string | null) =>
    toProduct({
      productId: { plan: 'p', type: 't', version },
      name: null,
      insurer: null,
      createdAt: null,
      createdBy: null,
      lastModifiedAt: null,
      lastModifiedBy: null,
      revision: null,
      effectiveFrom,
      nameTexts: null,
    });
  const versions = [versionFrom('3', null), versionFrom('2', '2028-01-01'), versionFrom('1', '2027-01-01')];
  const usedOn = (date: Date) => versionUsedOn(date, versions)?.key.version;

  it("switches at midnight of the user's calendar", () => {
    expect(usedOn(new Date(2027, 11, 31, 23, 59, 59))).toBe('1');
    expect(usedOn(new Date(2028, 0, 1, 0, 0, 0))).toBe('2');
  });
  it('finds none before the first version', () => {
    expect(usedOn(new Date(2026, 11, 31))).toBeUndefined();
  });
});
