import { formatNumber } from '@coverwright/insurance/decimal-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from '../../../ui/forms/typed-number.ts';
import { detectRawType, readTyped, toTyped } from './benefit-value.ts';

describe('raw value of a benefit', () => {
  it('is detected from the stored JSON', () => {
    expect(detectRawType('3000')).toBe('number');
    expect(detectRawType('true')).toBe('boolean');
    expect(detectRawType('"2027-12-31"')).toBe('date');
    expect(detectRawType('"2027-12-31T10:00:00Z"')).toBe('date');
    expect(detectRawType('"2027-13-31"')).toBe('string');
    expect(detectRawType('{"min":1}')).toBe('complex');
    expect(detectRawType('[1]')).toBe('complex');
    expect(detectRawType('"actual_cost"')).toBe('string');
    expect(detectRawType('null')).toBe('string');
    expect(detectRawType(undefined)).toBe('string');
  });

  it("is converted to another type's format where possible", () => {
    expect(toTyped('3000', 'number')).toBe('3,000');
    expect(toTyped('3000', 'string')).toBe('3,000');
    expect(toTyped('"3000"', 'number')).toBe('3,000');
    expect(toTyped('"much"', 'number')).toBe('');
    expect(toTyped('"2027-12-31"', 'date')).toBe('31/12/2027');
    expect(toTyped('{"a":1}', 'complex')).toBe('{"a":1}');
    expect(toTyped('{"a":1}', 'string')).toBe('');
  });

  it('is stored as JSON of its type, and as no value when the field is empty', () => {
    expect(readTyped('number', '3,000.50', true).valueJson).toBe('3000.5');
    expect(readTyped('string', 'Actual "cost"', false).valueJson).toBe('"Actual \\"cost\\""');
    expect(readTyped('boolean', 'false', false).valueJson).toBe('false');
    expect(readTyped('date', '1/2/2027', false).valueJson).toBe('"2027-02-01"');
    expect(readTyped('date', '31/02/2027', false).problem).toBe('notDate');
    expect(readTyped('complex', '{"a":', false).problem).toBe('notJson');
    expect(readTyped('complex', ' ', false)).toEqual({ problem: undefined, valueJson: undefined });
  });
});

describe('number while typing', () => {
  it('preserves every digit that is stored exactly', () => {
    const amounts = fc.tuple(fc.nat({ max: 9_999_999_999_999 }), fc.nat({ max: 99 }));
    fc.assert(
      fc.property(amounts, ([whole, cents]) => {
        const json = `${whole}.${String(cents).padStart(2, '0')}`
          .replace(/\.?0+$/, cents === 0 ? '' : '$&')
          .replace(/\.(\d)0$/, '.$1');
        const plain = cents === 0 ? String(whole) : json;
        expect(readNumber(formatNumber(plain), true)).toEqual({ problem: undefined, json: plain });
      }),
    );
  });

  it('is rejected where digits would be lost or make no sense', () => {
    expect(readNumber('9,007,199,254,740,991', true).problem).toBeUndefined();
    expect(readNumber('9,007,199,254,740,992', true).problem).toBe('tooLarge');
    expect(readNumber('0.12345678901234567891', false).problem).toBe('tooPrecise');
    expect(readNumber('-1', true).problem).toBe('negative');
    expect(readNumber('-1', false)).toEqual({ problem: undefined, json: '-1' });
    expect(readNumber('1.234', true).problem).toBe('tooManyDecimals');
    expect(readNumber('1.2.3', false).problem).toBe('notNumber');
    expect(readNumber('NaN', false).problem).toBe('notNumber');
    expect(readNumber('.', false).problem).toBe('notNumber');
  });

  it('is written as valid JSON', () => {
    expect(readNumber('007', false).json).toBe('7');
    expect(readNumber('.50', false).json).toBe('0.5');
    expect(readNumber('5.', false).json).toBe('5');
    expect(readNumber('-0', false).json).toBe('0');
    expect(readNumber('0.0000001', false)).toEqual({ problem: undefined, json: '0.0000001' });
  });

  it.each(['7,5', '12,34', '1.234,56', '3-5', '3 5', '1 2', '5²', '1e2'])(
    'is refused where dropped characters would make it another number: %s',
    (typed) => {
      expect(readNumber(typed, false)).toEqual({ problem: 'notNumber', json: '' });
    },
  );

  it('may have full-width digits', () => {
    expect(readNumber('１，２３４．５', true)).toEqual({ problem: undefined, json: '1234.5' });
  });
});
