import { describe, expect, it } from 'vitest';
import { toPageFacts } from './variables.ts';

const document = { pageCount: 2, title: 'Policy', locale: 'en-US', printedAt: new Date('2026-11-21T22:05:09Z') };

describe('page facts', () => {
  it('has all thirteen for every page', () => {
    const sections = [
      { section: 'A', subsection: 'a' },
      { section: 'B', subsection: 'b' },
    ];
    expect(toPageFacts({ ...document, sections, address: 'policy-1' })[1]).toEqual({
      page: '2',
      frompage: '1',
      topage: '2',
      webpage: 'policy-1',
      section: 'B',
      subsection: 'b',
      date: 'Nov 21, 2026',
      isodate: '2026-11-21',
      time: '10:05 PM',
      title: 'Policy',
      doctitle: 'Policy',
      sitepage: '2',
      sitepages: '2',
    });
  });

  it.each([
    ['zh-HK', '2026年11月21日', '下午10:05'],
    ['en-GB', '21 Nov 2026', '22:05'],
    ['not a locale', 'Nov 21, 2026', '10:05 PM'],
  ])('writes the day and the time, in UTC, as %s does', (locale, date, time) => {
    expect(toPageFacts({ ...document, locale })[0]).toMatchObject({ date, time });
  });
});
