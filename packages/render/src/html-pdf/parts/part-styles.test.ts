import { describe, expect, it } from 'vitest';
import { toPartStyles } from './part-styles.ts';

describe('styles of a part', () => {
  it.each([
    ['body{margin:0}', 'part-body{margin:0}'],
    ['html, body > table, div body.a:first-child{}', 'part-html, part-body > table, div part-body.a:first-child{}'],
    [':root{--body:1}', 'part-html{--body:1}'],
    ['tbody, .body, #html, my-body{}', 'tbody, .body, #html, my-body{}'],
    ['p{content:"body{";background:url(body.png)}', 'p{content:"body{";background:url(body.png)}'],
    ['@media print{BODY{color:red}}', '@media print{part-body{color:red}}'],
    ['a/*body{*/b{}', 'a b{}'],
    ['</**/style{}', '< style{}'],
  ])('writes %s as %s', (css, rules) => {
    expect(toPartStyles(css)).toEqual({ rules, fontFaces: '' });
  });

  it('closes open blocks and drops a surplus end', () => {
    expect(toPartStyles('a{b:c}}d{e:f').rules).toBe('a{b:c}d{e:f}');
  });

  it('passes fonts to the document, the only place where they can be declared', () => {
    const css = 'a{b:c}@font-face{font-family:"F";src:url("data:font/woff2;base64,AA==")}d{e:f}';
    expect(toPartStyles(css)).toEqual({
      rules: 'a{b:c}d{e:f}',
      fontFaces: '@font-face{font-family:"F";src:url("data:font/woff2;base64,AA==")}',
    });
  });
});
