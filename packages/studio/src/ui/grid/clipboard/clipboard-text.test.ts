import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRows, writeHtml, writeRows } from './clipboard-text.ts';

describe('tables on the clipboard', () => {
  it('are read as Excel and Google Sheets write them', () => {
    expect(parseRows('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseRows('one')).toEqual([['one']]);
    expect(parseRows('a\n\nb')).toEqual([['a'], [''], ['b']]);
    expect(parseRows('\t\n\t')).toEqual([
      ['', ''],
      ['', ''],
    ]);
    expect(parseRows('')).toEqual([['']]);
  });

  it('may have tabs, line breaks and quotes in cells', () => {
    expect(parseRows('"two\nlines"\tb\n"a ""b"""\t"c\td"')).toEqual([
      ['two\nlines', 'b'],
      ['a "b"', 'c\td'],
    ]);
    expect(parseRows('"a"\t')).toEqual([['a', '']]);
    expect(parseRows('""')).toEqual([['']]);
  });

  it('may have quotes that are only characters', () => {
    expect(parseRows('5" pipe\t"open\nnext\t"a"b')).toEqual([
      ['5" pipe', '"open'],
      ['next', '"a"b'],
    ]);
    const unclosed = Array.from({ length: 200_000 }, () => '"a');
    expect(parseRows(unclosed.join('\t'))).toEqual([unclosed]);
  });

  it('are read as they were written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '𠮷'), maxLength: 6 });
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        expect(parseRows(writeRows(rows))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('are written as HTML in which texts remain texts', () => {
    expect(
      writeHtml(
        [
          ['1-5', '7'],
          ['<b>&"', '8'],
        ],
        [false, true],
      ),
    ).toBe(
      `<table><tr><td style='mso-number-format:"\\@"'>1-5</td><td>7</td></tr>` +
        `<tr><td style='mso-number-format:"\\@"'>&lt;b&gt;&amp;&quot;</td><td>8</td></tr></table>`,
    );
  });
});
