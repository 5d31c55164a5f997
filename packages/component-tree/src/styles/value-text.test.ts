import { expect, test } from 'vitest';
import { getProperty } from './style-properties.ts';
import { fromValueText, stepValue, toValueText } from './value-text.ts';

const names = { colors: ['c12'], typeFaces: ['primary'], shadows: ['2'], transitions: ['short'] };

test.each([
  ['width', '16px', '4'],
  ['width', '16', '4'],
  ['width', '1rem', '4'],
  ['width', '100%', 'full'],
  ['width', 'AUTO', 'auto'],
  ['width', '13px', '[13px]'],
  ['width', 'calc(100% - 2rem)', '[calc(100%_-_2rem)]'],
  ['marginTop', '-8px', '-2'],
  ['marginTop', '-13', '[-13px]'],
  ['lineHeight', '1.5', 'normal'],
  ['lineHeight', '24px', '6'],
  ['lineHeight', '1.4', '[1.4]'],
  ['opacity', '50', '50'],
  ['zIndex', '7', '[7]'],
  ['radiusTopLeft', '4px', 'default'],
  ['maxWidth', 'xl', 'xl'],
  ['duration', 'short', 'short'],
  ['duration', '200', '200'],
  ['fontFamily', 'primary', 'primary'],
  ['color', '#12ab34', '[#12ab34]'],
  ['color', 'rgb(1, 2, 3)', '[rgb(1,_2,_3)]'],
  ['color', 'c12/50', 'c12/50'],
  ['textAlign', 'left', 'left'],
])('%s: %s is the value %s, and vice versa', (id, text, value) => {
  const property = getProperty(id);
  expect(fromValueText(property, text, names)).toBe(value);
  expect(fromValueText(property, toValueText(property, value), names)).toBe(value);
});

test.each([
  ['width', 'wide'],
  ['width', 'url(x)'],
  ['width', '16px; color: red'],
  ['paddingTop', '-4px'],
  ['opacity', '51'],
  ['color', 'nowhere'],
  ['textAlign', 'start'],
  ['width', ''],
])('%s: %j is not a value', (id, text) => {
  expect(fromValueText(getProperty(id), text, names)).toBeUndefined();
});

test('arrow keys step through the scale, also from free values', () => {
  const padding = getProperty('paddingTop');
  expect(stepValue(padding, undefined, 1)).toBe('0');
  expect(stepValue(padding, '4', 1)).toBe('5');
  expect(stepValue(padding, '4', -1)).toBe('3');
  expect(stepValue(padding, '[13px]', 1)).toBe('4');
  expect(stepValue(padding, '0', -1)).toBeUndefined();
  expect(stepValue(padding, '64', 1)).toBeUndefined();
  expect(stepValue(getProperty('marginTop'), '0', -1)).toBe('-1');
  expect(stepValue(getProperty('width'), 'auto', 1)).toBeUndefined();
  expect(stepValue(getProperty('width'), '6', 1)).toBe('8');
  expect(stepValue(getProperty('color'), 'c12', 1)).toBeUndefined();
});
