import { utils, write, type WorkSheet } from '@e965/xlsx';
import { describe, expect, it, test } from 'vitest';
import { Refusal } from '../read/refusal.ts';
import { readZipDirectory } from '../read/zip-file.ts';
import { plainNumber } from './cell-text.ts';
import { unpackPart } from './part-chunks.ts';
import { readSheets as readJson } from './read-sheets.ts';
import { sheetLimits } from './sheet-limits.ts';
import type { SheetTexts } from './sheet-rows.ts';
import { zip } from './zip-writer.ts';
import { type SheetColumn, writeSheet } from './write-sheet.ts';

const columns: SheetColumn[] = [
  { name: 'zone', type: 'text' },
  { name: 'days (from)', type: 'number' },
  { name: 'sold', type: 'date' },
  { name: 'online', type: 'boolean' },
];

function readSheets(file: Uint8Array): SheetTexts[] {
  return JSON.parse(readJson(file).toString()) as SheetTexts[];
}

function trimmed(line: readonly string[]): readonly string[] {
  return line.slice(0, line.findLastIndex((cell) => cell !== '') + 1);
}

function refusalOf(file: Uint8Array): string | undefined {
  try {
    readSheets(file);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.sentence.reason;
    throw error;
  }
}

/** A workbook as another program writes it. */
function workbook(sheets: Readonly<Record<string, WorkSheet>>, bookSST = true): Uint8Array {
  const file: unknown = write(
    { SheetNames: Object.keys(sheets), Sheets: { ...sheets } },
    { type: 'buffer', bookSST, compression: true },
  );
  return file as Uint8Array;
}

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

describe('a written sheet', () => {
  const lines = [
    ['a "b" <c> & d', '-0.5', '2027-01-31', 'true'],
    ['=SUM(A1)', '', '', 'false'],
    [' two\nlines\r\n', '1234567890.12345', '1899-01-01', ''],
    ['_x0041_ \u0001 \u{1f600} e\u0301', '7', '', ''],
    ['', '', '', ''],
    ['東京', '', '', ''],
  ];
  const file = writeSheet("travel/base: 'x'", columns, lines);

  it('is read again', () => {
    const [sheet, ...others] = readSheets(file);
    expect(others).toEqual([]);
    expect(sheet?.name).toBe("travel base  'x");
    expect(sheet?.rows).toEqual([columns.map(({ name }) => name), ...lines.map(trimmed)]);
  });

  it('is the same for the same rows', () => {
    expect(writeSheet("travel/base: 'x'", columns, lines).equals(file)).toBe(true);
  });
});

describe('a workbook of another program', () => {
  it.each([true, false])('is read with the texts that its cells mean; shared texts: %s', (bookSST) => {
    const sheet = utils.aoa_to_sheet([
      ['zone', 'rate', 'from', 'total'],
      ['Asia & Pacific', 0.125, 46_053, 1234.5],
      [null, 0.07, 46_053.5, 0.1 + 0.2],
      ['\u{1f600}', 0.000_000_1, null, 1e21],
    ]);
    for (const row of [2, 3, 4]) sheet[`B${row}`].z = '0.0%';
    for (const row of [2, 3]) sheet[`C${row}`].z = 'dd/mm/yyyy';
    sheet['D2'].f = 'SUM(1234,0.5)';
    sheet['D2'].z = '#,##0.00';
    sheet['!merges'] = [utils.decode_range('A2:A3')];
    const hidden = utils.aoa_to_sheet([[true, false]]);
    const [first, second] = readSheets(workbook({ Rates: sheet, Notes: hidden }, bookSST));
    expect(first).toEqual({
      name: 'Rates',
      isHidden: false,
      rows: [
        ['zone', 'rate', 'from', 'total'],
        ['Asia & Pacific', '12.5%', '2026-01-31', '1234.5'],
        ['Asia & Pacific', '7%', '2026-01-31T12:00:00', '0.3'],
        ['\u{1f600}', '0.00001%', '', '1000000000000000000000'],
      ],
      merged: ['A2:A3'],
      formulaCount: 1,
    });
    expect(second?.rows).toEqual([['true', 'false']]);
  });

  it('is refused beyond the limits of a sheet', () => {
    const cells = (address: string): Uint8Array =>
      workbook({ S: { [address]: { t: 's', v: 'x' }, '!ref': `A1:${address}` } });
    expect(refusalOf(cells(`A${sheetLimits.rows}`))).toBeUndefined();
    expect(refusalOf(cells(`A${sheetLimits.rows + 1}`))).toBe('SHEET_ROWS_MAX');
    expect(refusalOf(cells('GR1'))).toBeUndefined();
    expect(refusalOf(cells('GS1'))).toBe('SHEET_COLUMNS_MAX');
    const merged = utils.aoa_to_sheet([['x'.repeat(30_000)]]);
    merged['!merges'] = [utils.decode_range('A1:GR10')];
    expect(refusalOf(workbook({ S: merged }))).toBe('SHEET_CHARACTERS_MAX');
  });

  it('is read if elements are not closed, however many', () => {
    const count = 100_000;
    const withParts = (cells: string, texts: string): Uint8Array => {
      const file = workbook({ S: utils.aoa_to_sheet([['zone']]) });
      const contents: Record<string, string> = {
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
        'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
      };
      return zip(
        [...readZipDirectory(file)].map(([name, part]) => ({
          name,
          content: contents[name] ?? Buffer.from(unpackPart(file, part)),
        })),
      );
    };
    const zone = '<c r="A1" t="s"><v>0</v></c>';
    const asia = '<si><t>asia</t></si>';
    for (const [cells, texts] of [
      ['<c>'.repeat(count), asia],
      ['<c '.repeat(count), asia],
      ['<c r="B1" t="inlineStr"><is>' + '<rPh>'.repeat(count) + '</is></c>', asia],
      ['<c r="B1"><v>' + '<v '.repeat(count) + '</c>', asia],
      ['', asia + '<si>'.repeat(count)],
      ['', asia + '<si '.repeat(count)],
    ] as const)
      expect(readSheets(withParts(zone + cells, texts))[0]?.rows).toEqual([['asia']]);
  });

  it('is refused if it is damaged', () => {
    const file = workbook({ S: utils.aoa_to_sheet([['a', 1]]) });
    expect(refusalOf(file.subarray(0, file.length / 2))).toBe('WORKBOOK_NOT_EXCEL');
    expect(refusalOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 100 }, () => 0)))).toBe(
      'WORKBOOK_HAS_PASSWORD_OR_IS_OLD',
    );
  });
});

test('merged areas are repeated, whatever else overlaps them or lies beyond the rows', () => {
  const sheet = utils.aoa_to_sheet([['a', 'b'], [], ['c']]);
  sheet['!merges'] = ['A1:A2', 'B1:C1', 'A3:B5', 'A9:B10'].map((area) => utils.decode_range(area));
  expect(readSheets(workbook({ S: sheet }))[0]?.rows).toEqual([
    ['a', 'b', 'b'],
    ['a'],
    ['c', 'c'],
    ['c', 'c'],
    ['c', 'c'],
  ]);
});

describe('a text file', () => {
  const rowsOf = (file: Uint8Array) => readSheets(file)[0]?.rows;

  it.each([
    [
      'commas',
      'a,"b ""c"", d"\r\n1,"2\n3"\r\n',
      [
        ['a', 'b "c", d'],
        ['1', '2\n3'],
      ],
    ],
    [
      'semicolons',
      'a;b,c;d\n1,5;2',
      [
        ['a', 'b,c', 'd'],
        ['1,5', '2'],
      ],
    ],
    ['tabs', 'a\t"b"\n\n1', [['a', 'b'], [], ['1']]],
    ['nothing', '', []],
  ])('has %s', (_what, content, rows) => {
    expect(rowsOf(text(content))).toEqual(rows);
  });

  it('is in UTF-8, or in UTF-16 with a byte order mark', () => {
    expect(rowsOf(text('\u{feff}é,東'))).toEqual([['é', '東']]);
    expect(rowsOf(Buffer.from('\u{feff}é,東', 'utf16le'))).toEqual([['é', '東']]);
    expect(refusalOf(Uint8Array.of(0xe9, 0x2c, 0x61))).toBe('SHEET_FILE_NOT_TEXT');
    expect(refusalOf(text('a\0b'))).toBe('SHEET_FILE_NOT_TEXT');
  });

  it('is refused with the line that cannot be read', () => {
    expect(() => readSheets(text('a,b\n1,"2'))).toThrow('line 2');
    expect(() => readSheets(text('a,b\n"1"x,2'))).toThrow('line 2');
    expect(refusalOf(text(`${','.repeat(sheetLimits.columns)}x`))).toBe('SHEET_COLUMNS_MAX');
  });
});

it.each([
  [0.1 + 0.2, '0.3'],
  [-0, '0'],
  [1e-9, '0.000000001'],
  [-1.5e-7, '-0.00000015'],
  [123_456_789_012_345_680, '123456789012346000'],
  [1e21, '1000000000000000000000'],
  [Number.NaN, '#NUM!'],
])('the number %d is shown as %s', (number, shown) => {
  expect(plainNumber(number)).toBe(shown);
});
