import { describe, expect, it } from 'vitest';
import { isTurnedIntoDate, readDates } from './written-date.ts';

describe('dates as they are written', () => {
  it('are read in the usual forms', () => {
    const texts = [
      '2027-01-31',
      '2027/1/31',
      '31/01/2027',
      '31.1.2027',
      '2027年1月31日',
      '31-Jan-2027',
      '31 January 2027',
    ];
    expect(readDates([...texts, '2027-01-31T00:00:00'])).toEqual(Array.from({ length: 8 }, () => '2027-01-31'));
  });

  it('have the day first, unless one of them can only have the month first', () => {
    expect(readDates(['03/04/2027'])).toEqual(['2027-04-03']);
    expect(readDates(['03/04/2027', '12/31/2027'])).toEqual(['2027-03-04', '2027-12-31']);
    expect(readDates(['03/04/2027', '12/31/2027', '31/12/2027'])).toEqual([undefined, '2027-12-31', '2027-12-31']);
  });

  it('exist', () => {
    expect(readDates(['31/02/2027', '2027-13-01', '29/02/2028', '1/1/0000', '', '46000', 'soon'])).toEqual([
      undefined,
      undefined,
      '2028-02-29',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are suspected where a spreadsheet shows them for a text', () => {
    const turned = ['5-Jan', 'Jan-05', '1月5日', '5/1/2027'];
    const others = ['1-5', 'Jan', 'A-Jan', '1-Jane', '2027-01-05', '', 'x'.repeat(100_000)];
    expect([...turned, ...others].map(isTurnedIntoDate)).toEqual([
      ...turned.map(() => true),
      ...others.map(() => false),
    ]);
  });
});
