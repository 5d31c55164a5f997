import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isScientific, readNumbers } from './written-number.ts';

function read(...texts: readonly string[]): readonly (string | undefined)[] {
  return readNumbers(texts, false).numbers;
}

describe('numbers as they are written', () => {
  it('are read with the thousands separators of either convention', () => {
    expect(read('1,234.50', '1,234')).toEqual(['1234.50', '1234']);
    expect(read('1.234,50', '1.234')).toEqual(['1234.50', '1234']);
    expect(read('1 234,5', '1\u00A0234\u00A0567', "1'234.5")).toEqual(['1234.5', '1234567', '1234.5']);
    expect(read('12,34,567')).toEqual(['1234567']);
  });

  it('decide together where one of them is ambiguous, with a decimal point if none decides', () => {
    expect(read('1,234')).toEqual(['1234']);
    expect(read('1.234')).toEqual(['1.234']);
    expect(read('1,5')).toEqual(['1.5']);
    expect(read('1,234', '0,5')).toEqual(['1.234', '0.5']);
    expect(read('1.234', '0,5')).toEqual(['1234', '0.5']);
    expect(read('1,234', '1,5', '2.50')).toEqual([undefined, '1.5', '2.50']);
  });

  it('are read exactly, whatever their sign, currency and width', () => {
    expect(read('-5', '(1,200)', '\u22122.5', '+3', '-0', '- 7')).toEqual(['-5', '-1200', '-2.5', '3', '0', '-7']);
    expect(read('HK$ 1,200.00', 'HKD 99', '€5', '30 USD', '-$4', '$-4')).toEqual([
      '1200.00',
      '99',
      '5',
      '30',
      '-4',
      '-4',
    ]);
    expect(read('１，２３４．５', '0.1', '00012', '.5', '5.')).toEqual(['1234.5', '0.1', '12', '0.5', '5']);
    expect(read('12345678901234567890.123456789')).toEqual(['12345678901234567890.123456789']);
  });

  it('are shifted for a percent sign, except in a column of percentages', () => {
    expect(read('12.5%', '5 %', '0.1％', '-2%')).toEqual(['0.125', '0.05', '0.001', '-0.02']);
    expect(readNumbers(['12.5%', '0.125'], true).numbers).toEqual(['12.5', '0.125']);
  });

  it('are read from scientific notation, which is noticed', () => {
    expect(read('1e5', '1.23E+11', '1.5e-3')).toEqual(['100000', '123000000000', '0.0015']);
    expect(read('1e99')).toEqual([undefined]);
    expect(['1.23E+11', '5e3', 'e5', 'stage5'].map(isScientific)).toEqual([true, true, false, false]);
  });

  it('are not made of other texts', () => {
    expect(read('', 'abc', '1-2', '1,23,4', '1.2.3', '=1+2', '5-Jan', '12px', '--5', 'HKD', '٣')).toEqual(
      Array.from({ length: 11 }),
    );
    expect(read('9'.repeat(100_000))).toEqual([undefined]);
  });

  it('are the same after they have been formatted in either convention', () => {
    const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        fc.array(amounts, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('en-US', 'de-DE'),
        (all, locale) => {
          const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
          expect(read(...all.map((amount) => format.format(amount))).map(Number)).toEqual(
            all.map((amount) => amount + 0),
          );
        },
      ),
    );
  });

  it('are the same with blanks around them, which are read in detail', () => {
    const plain = fc.stringMatching(/^-?\d{1,5}(?:\.\d{0,5})?$/);
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 8 }), (texts) => {
        expect(read(...texts)).toEqual(read(...texts.map((text) => ` ${text} `)));
      }),
    );
  });
});
