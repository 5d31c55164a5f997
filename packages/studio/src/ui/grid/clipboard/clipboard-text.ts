/** Tables as text with tabs between cells, as Excel, Google Sheets and Numbers put them on the clipboard. Pure. */

/** Rows of cells; they may differ in length. */
export type ClipboardRows = readonly (readonly string[])[];

/** Excel's longest cell; also bounds the search for closing quotes. */
const maxQuotedLength = 2 * 32_767;

/** The end of a cell in quotes, behind the closing quote; undefined if the first quote is an ordinary character. */
function endOfQuoted(text: string, start: number): number | undefined {
  const last = Math.min(text.length, start + maxQuotedLength);
  for (let at = start + 1; at < last; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at++;
    else return /[\t\r\n]/u.test(text[at + 1] ?? '\n') ? at + 1 : undefined;
  }
  return undefined;
}

function endOfPlain(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '\t' && text[at] !== '\n') at++;
  return at;
}

/** Cells in quotes may contain tabs, line breaks and doubled quotes. */
function parseQuoted(text: string): ClipboardRows {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const end = text[at] === '"' ? endOfQuoted(text, at) : undefined;
    const next = end ?? endOfPlain(text, at);
    row.push(end === undefined ? text.slice(at, next) : text.slice(at + 1, end - 1).replaceAll('""', '"'));
    const separator = text[next];
    at = next + 1;
    if (separator === '\t') continue;
    rows.push(row);
    if (separator === undefined) return rows;
    row = [];
  }
}

/** The line break after the last row is not another row. */
export function parseRows(text: string): ClipboardRows {
  const lines = text.replaceAll(/\r\n?/gu, '\n').replace(/\n$/u, '');
  if (lines === '') return [['']];
  return lines.includes('"') ? parseQuoted(lines) : lines.split('\n').map((line) => line.split('\t'));
}

/** Several rows end with a line break, so that the last one may be empty. */
export function writeRows(rows: ClipboardRows): string {
  const write = (cell: string): string => (/["\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = rows.map((row) => row.map(write).join('\t')).join('\r\n');
  return rows.length > 1 ? `${text}\r\n` : text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The same as a table in HTML. Cells that are not numbers are marked as text, or Excel would turn 1-5 into a date.
 * @param isNumeric by column
 */
export function writeHtml(rows: ClipboardRows, isNumeric: readonly boolean[]): string {
  const write = (cell: string, column: number): string => {
    const escaped = cell.replaceAll(/[&<>"]/gu, (char) => entities[char] ?? char).replaceAll('\n', '<br>');
    return isNumeric[column] === true ? `<td>${escaped}</td>` : `<td style='mso-number-format:"\\@"'>${escaped}</td>`;
  };
  return `<table>${rows.map((row) => `<tr>${row.map(write).join('')}</tr>`).join('')}</table>`;
}
