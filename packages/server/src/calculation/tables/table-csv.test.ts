import { expect, test } from 'vitest';
import { columnNames, parseCsv, toCsv } from './table-csv.ts';

const columns = {
  keys: [{ name: 'zone, or "area"', match: 'exact', type: 'text' }] as const,
  values: [{ name: 'note', unit: { kind: 'text' } }] as const,
};

test('a written table is read again, with quotes, commas, line ends and blanks', () => {
  const rows = [
    ['a,b', 'say "no"'],
    [' padded ', 'two\nlines'],
    [null, ''],
    ['東京', '-0.5'],
  ];
  const text = toCsv(columnNames(columns), rows);
  expect(text.split('\n')[0]).toBe('"zone, or ""area""",note');
  const parsed = parseCsv(text);
  expect(parsed).toEqual({
    ok: true,
    rows: [['zone, or "area"', 'note'], ...rows.map((row) => row.map((cell) => cell ?? ''))],
  });
});

test('lines may end as on any system, and the last one need not end', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const rows = [
      ['a', 'b'],
      ['1', ''],
    ];
    expect(parseCsv(`a,b${end}1,`)).toEqual({ ok: true, rows });
    expect(parseCsv(`a,b${end}1,${end}`)).toEqual({ ok: true, rows });
  }
  expect(parseCsv('')).toEqual({ ok: true, rows: [] });
});

test.each([
  ['a line of another length', 'a,b\n1\n', 2],
  ['a quote that is left open', 'a,b\n1,"2\n', 2],
  ['text after a quoted field', 'a,b\n1,2\n"3"x,4\n', 3],
  ['a quote inside a plain field', 'a,b\n1,2"\n', 2],
])('%s is reported with its line', (_what, text, line) => {
  expect(parseCsv(text)).toEqual({ ok: false, line });
});
