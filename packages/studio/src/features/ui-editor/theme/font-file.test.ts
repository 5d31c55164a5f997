import { expect, test } from 'vitest';
import { isFontFile, toFontFile } from './font-file.ts';

test('a font from a file becomes the first family, and replaces the previous one', () => {
  const first = toFontFile({ id: 'primary', name: 'Text', value: 'Inter, sans-serif' }, 'fonts/My Font.woff2');
  expect(first).toEqual({
    id: 'primary',
    name: 'My Font',
    value: '"My Font", Inter, sans-serif',
    url: '/api/v1/files/fonts/My%20Font.woff2',
  });
  expect(toFontFile(first, 'b.ttf').value).toBe('"b", Inter, sans-serif');
  expect(toFontFile(first, 'fonts/My Font.woff2').value).toBe('"My Font", Inter, sans-serif');
});

test('a font has one of four formats', () => {
  expect(['a.woff2', 'a.WOFF', 'a.ttf', 'x/a.otf'].every(isFontFile)).toBe(true);
  expect(['a.eot', 'woff2', 'a.woff2.zip'].some(isFontFile)).toBe(false);
});
