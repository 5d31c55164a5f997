import { describe, expect, test } from 'vitest';
import { unitIn, usualUnitOf, usualUnits } from './unit.ts';

describe('the unit of a number', () => {
  test('is named in the language of the reader if it is a usual one, however it is stored', () => {
    for (const stored of ['year', 'years', 'Years', ' year ', '年']) {
      expect(unitIn(stored, ['en-US']), stored).toBe('years');
      expect(unitIn(stored, ['zh-HK']), stored).toBe('年');
    }
    expect(unitIn('m2', ['zh-HK'])).toBe('平方米');
    expect(unitIn('%', ['zh-HK'])).toBe('%');
  });

  test('is another one if its symbol has other letters', () => {
    for (const symbol of ['M', 'KM', 'Cm', 'KG']) {
      expect(usualUnitOf(symbol)).toBeUndefined();
      expect(unitIn(symbol, ['zh-HK'])).toBe(symbol);
    }
    expect(usualUnitOf(' SQM ')).toBe('m²');
  });

  test('is in the first language that has names, or else in English', () => {
    expect(unitIn('day', ['fr-FR', 'zh-HK', 'en-US'])).toBe('日');
    expect(unitIn('day', ['fr-FR'])).toBe('days');
    expect(unitIn('day', [])).toBe('days');
  });

  test('is any other text as it is stored, such as a currency or a name of the language', () => {
    for (const text of ['HKD', 'teeth', 'constructor', '__proto__']) expect(unitIn(text, ['zh-HK'])).toBe(text);
    expect(usualUnitOf('teeth')).toBeUndefined();
  });

  test('can be a text by locale, which takes precedence over usual names', () => {
    const texts = { 'en-US': 'years', 'zh-HK': '歲' };
    expect(unitIn(texts, ['zh-HK'])).toBe('歲');
    expect(unitIn(texts, ['en-GB'])).toBe('years');
    expect(unitIn({}, ['en-US'])).toBeUndefined();
    expect(unitIn(undefined, ['en-US'])).toBeUndefined();
  });

  test('is a usual one by its own text', () => {
    for (const unit of usualUnits) expect(usualUnitOf(unit)).toBe(unit);
  });
});
