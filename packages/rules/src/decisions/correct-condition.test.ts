import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyType } from '../tables/rate-table.ts';
import { correctCondition } from './correct-condition.ts';
import { parseCondition } from './parse-condition.ts';

const position = { row: 1, column: 'age' };

function correctionsOf(text: string, type?: KeyType): readonly string[] {
  return correctCondition(text, type).corrections;
}

describe('a condition that cannot be read', () => {
  it.each<[string, readonly string[]]>([
    ['60..65', ['[60..65]', '[60..65)']],
    ['60...65', ['[60..65]', '[60..65)']],
    ['60-65', ['[60..65]', '[60..65)']],
    ['60 – 65', ['[60..65]', '[60..65)']],
    ['60~65', ['[60..65]', '[60..65)']],
    ['60 to 65', ['[60..65]', '[60..65)']],
    ['60 至 65 歲', ['[60..65]', '[60..65)']],
    ['-5 - -1', ['[-5..-1]', '[-5..-1)']],
    ['65..18', ['[18..65]', '[18..65)']],
    ['[65..18)', ['(18..65]']],
    ['(65..18]', ['[18..65)']],
    ['65..18)', ['(18..65]', '(18..65)']],
    ['[65..18', ['[18..65]', '(18..65]']],
    ['[60, 65]', ['[60..65]']],
    ['(60-65)', ['(60..65)']],
    ['[60..65', ['[60..65]', '[60..65)']],
    ['60..65)', ['[60..65)']],
    ['2027-01-01 to 2027-12-31', ['[2027-01-01..2027-12-31]', '[2027-01-01..2027-12-31)']],
    ['2027/1/31', ['2027-01-31']],
    ['31/1/2027', ['2027-01-31']],
    ['>=60<65', ['[60..65)']],
    ['>= 60 and <= 65', ['[60..65]']],
    ['>60<65', ['(60..65)']],
    ['< 65 > 60', ['(60..65)']],
    ['60 <= age < 65', ['[60..65)']],
    ['65 > age >= 60', ['[60..65)']],
    ['18+', ['>= 18']],
    ['18 or over', ['>= 18']],
    ['18歲或以上', ['>= 18']],
    ['18 or under', ['<= 18']],
    ['18歲以下', ['<= 18', '< 18']],
    ['= 18', ['18']],
    ['=> 18', ['>= 18']],
    ['18 years', ['18']],
    ['< 1,000', ['< 1000']],
    ['!= 5', ['not(5)']],
    ['not asia', ['not(asia)']],
    ['"asia" "europe"', ['"asia", "europe"']],
    ['"asia" or "europe"', ['"asia", "europe"']],
    ['18 or 19', ['18, 19']],
    ['18; 19', ['18, 19']],
    ['60-65, 70+', ['[60..65], >= 70']],
    ['[６０..６５]', ['[60..65]']],
  ])('%s is offered as what it means', (text, corrections) => {
    expect(correctCondition(text)).toEqual({ corrections, isReadable: false });
  });

  it.each<[string, KeyType | undefined]>([
    ['<', undefined],
    ['18 65', undefined],
    ['18 and 65', undefined],
    ['a > 5', undefined],
    ['01/02/2027', undefined],
    ['2027-02-30', undefined],
    ['50%', undefined],
    ['null', undefined],
    ['60-65', 'text'],
    ['x'.repeat(2_500), undefined],
  ])('%j is not guessed', (text, type) => {
    expect(correctionsOf(text, type).filter((one) => !one.startsWith('"'))).toEqual([]);
  });

  it('can be a text in a column of texts', () => {
    expect(correctionsOf('60-65', 'text')).toEqual(['"60-65"']);
    expect(correctionsOf('C (new)', 'text')).toEqual(['"C (new)"']);
  });
});

describe('a condition that is read as a text', () => {
  it.each<[string, readonly string[]]>([
    ['under 18', ['< 18']],
    ['below 18', ['< 18']],
    ['over 65', ['> 65']],
    ['at least 18', ['>= 18']],
    ['up to 65', ['<= 65']],
    ['between 60 and 65', ['[60..65]', '[60..65)']],
    ['未滿18歲', ['< 18']],
    ['≥ 18', ['>= 18']],
    ['≤18', ['<= 18']],
    ['＜ 18', ['< 18']],
    ['６０', ['60']],
    ['＞＝６０＜６５', ['[60..65)']],
    ['any', ['-']],
    ['TRUE', ['true']],
    ['asia or europe', ['asia, europe']],
    ['asia、europe', ['asia, europe']],
    ['asia，europe', ['asia, europe']],
    ['asia; europe', ['asia, europe']],
    ['亞洲或歐洲', ['亞洲, 歐洲']],
    ['“asia”', ['"asia"']],
    ['「亞洲」', ['"亞洲"']],
    ["'asia'", ['"asia"']],
  ])('%s is offered as what it means, or in quotes', (text, corrections) => {
    expect(correctCondition(text)).toEqual({ corrections: [...corrections, JSON.stringify(text)], isReadable: true });
  });

  it('is not another one if it is usual, is in quotes, or its column has other values', () => {
    for (const text of ['asia', 'Hong Kong', '亞洲', 'US-CA', '"under 18"', '"asia or europe"', 'Trinidad and Tobago'])
      expect(correctionsOf(text)).toEqual([]);
    expect(correctionsOf('under 18', 'text')).toEqual([]);
    expect(correctionsOf('asia or europe', 'number')).toEqual([]);
    expect(correctionsOf('asia or europe', 'text')).toEqual(['asia, europe', '"asia or europe"']);
  });

  it('can be yes or no in a column of these', () => {
    expect(correctionsOf('yes')).toEqual([]);
    expect(correctionsOf('Yes', 'boolean')).toEqual(['true', '"Yes"']);
    expect(correctionsOf('否', 'boolean')).toEqual(['false', '"否"']);
  });
});

describe('a condition that can be read', () => {
  it('is corrected if it is every value, although it looks like a range', () => {
    expect(correctCondition('>= 60, < 65')).toEqual({ corrections: ['[60..65)'], isReadable: true });
    expect(correctCondition('< 65, > 60')).toEqual({ corrections: ['(60..65)'], isReadable: true });
  });

  it.each([
    ['> 1,250', ['> 1250', '> 1, 250']],
    ['1,250', ['1250', '1, 250']],
    ['< 2,500', ['< 2500', '< 2, 500']],
    ['1,250,500.5', ['1250500.5', '1, 250, 500.5']],
  ])('is offered as one number if it looks like thousands: %s', (text, corrections) => {
    expect(correctCondition(text)).toEqual({ corrections, isReadable: true });
  });

  it('is left alone otherwise', () => {
    for (const text of [
      '-',
      '',
      '< 18',
      '[18..65)',
      '< 18, > 65',
      '18, 19',
      '1,25',
      '1, 250',
      'asia, europe',
      'not(asia)',
      'true',
    ])
      expect(correctionsOf(text)).toEqual([]);
  });
});

it('every correction can be read and needs no other', () => {
  const piece = fc.constantFrom(
    '18',
    '65',
    '..',
    '-',
    ' ',
    'or',
    'asia',
    '"',
    '[',
    ']',
    ',',
    '<',
    '>=',
    '或',
    '以上',
    '＜',
  );
  const type = fc.constantFrom<KeyType | undefined>('number', 'text', 'boolean', 'date', undefined);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), type, (pieces, known) => {
      for (const correction of correctionsOf(pieces.join(''), known)) {
        expect(parseCondition(correction, position).ok).toBe(true);
        expect(correctionsOf(correction, known)).toEqual([]);
      }
    }),
    { numRuns: 3_000 },
  );
});
