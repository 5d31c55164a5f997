import { expect, test } from 'vitest';
import { typedUnit, unitNames, unitText, withTypedUnit, withUsualUnit } from './unit-field.ts';

const locales = ['en-US', 'zh-HK'];
const none = { unit: '', unitTexts: {} };
const years = { unit: 'year', unitTexts: {} };

test('the name of a usual unit selects it in all languages', () => {
  expect(unitNames('zh-HK')).toContain('平方米');
  expect(withTypedUnit(none, '年', 'zh-HK', locales)).toEqual(years);
  expect(withTypedUnit({ unit: '', unitTexts: { 'en-US': 'year' } }, 'years', 'en-US', locales)).toEqual(years);
  expect(typedUnit(years, 'en-US')).toBe('years');
  expect(unitText(years, 'zh-HK')).toBe('年');
});

test('any other unit is a text of its language, until that is empty', () => {
  const teeth = withTypedUnit(none, 'teeth', 'en-US', locales);
  expect(teeth).toEqual({ unit: '', unitTexts: { 'en-US': 'teeth' } });
  expect(typedUnit(teeth, 'zh-HK')).toBe('');
  expect(unitText(teeth, 'zh-HK')).toBe('teeth');
  expect(withTypedUnit(teeth, '', 'en-US', locales)).toEqual(none);
});

test('another text replaces a usual unit, and its translations', () => {
  expect(withTypedUnit(years, 'teeth', 'en-US', locales)).toEqual({ unit: '', unitTexts: { 'en-US': 'teeth' } });
  expect(withTypedUnit(years, '', 'zh-HK', locales)).toEqual(none);
});

test('a text that is changed in one language remains what it was in the others', () => {
  const ages = { unit: '', unitTexts: { 'en-US': 'yrs', 'zh-HK': '歲' } };
  expect(withTypedUnit(ages, 'years', 'en-US', locales).unitTexts).toEqual({ 'en-US': 'years', 'zh-HK': '歲' });
  expect(withTypedUnit({ unit: 'teeth', unitTexts: {} }, '顆牙', 'zh-HK', locales).unitTexts).toEqual({
    'en-US': 'teeth',
    'zh-HK': '顆牙',
  });
});

test('after typing, another word for a usual unit selects it', () => {
  expect(withUsualUnit({ unit: '', unitTexts: { 'en-US': 'Year' } })).toEqual(years);
  expect(withUsualUnit({ unit: '', unitTexts: { 'en-US': 'year', 'zh-HK': '歲' } })).toEqual({
    unit: '',
    unitTexts: { 'en-US': 'year', 'zh-HK': '歲' },
  });
  expect(withUsualUnit(none)).toEqual(none);
});
