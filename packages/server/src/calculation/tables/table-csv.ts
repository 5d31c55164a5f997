// The rows of a rate table as comma-separated values (RFC 4180), for transfer files and spreadsheets. Pure.
import type { TableHeader, WrittenCell } from '@coverwright/rules';
import { cellColumnsOf } from './table-pieces.ts';
import { cellText, type Row } from './table-rows.ts';

/** A header line, and a line for each row; empty cells are empty. */
export function toCsv(names: readonly string[], rows: readonly Row[]): string {
  return [names, ...rows].map((row) => `${row.map(toField).join(',')}\n`).join('');
}

/** As the header line has them. */
export function columnNames(header: Pick<TableHeader, 'keys' | 'values'>): string[] {
  return cellColumnsOf(header).map(({ name, end }) => (end === undefined ? name : `${name} (${end})`));
}

function toField(cell: WrittenCell): string {
  const text = cellText(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type ParsedCsv =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly line: number };

const quotedPattern = /"((?:[^"]|"")*)"/y;
const plainPattern = /[^",\r\n]*/y;
const endPattern = /,|\r\n|\n|\r|$/y;

/** The fields of each line, the header line included. Every line must have as many as the header line. */
export function parseCsv(text: string): ParsedCsv {
  const rows: string[][] = [];
  let fields: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"';
    const pattern = quoted ? quotedPattern : plainPattern;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return { ok: false, line: rows.length + 1 };
    fields.push(quoted ? (match[1] ?? '').replaceAll('""', '"') : match[0]);
    endPattern.lastIndex = pattern.lastIndex;
    const end = endPattern.exec(text);
    if (end === null) return { ok: false, line: rows.length + 1 };
    at = endPattern.lastIndex;
    const isLast = end[0] !== ',';
    // A comma at the end of the text is followed by an empty field.
    if (!isLast && at === text.length) fields.push('');
    if (!isLast && at < text.length) continue;
    if (fields.length !== (rows[0] ?? fields).length) return { ok: false, line: rows.length + 1 };
    rows.push(fields);
    fields = [];
  }
  return { ok: true, rows };
}
