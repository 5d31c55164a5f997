// Writes a table as a workbook with one sheet: a header line, and cells of the types of their columns. Texts are always
// texts, so that none of them is a formula.
import { readIsoDate } from '../calculate/serial-dates.ts';
import { toColumnName } from '../read/cells.ts';
import { zip } from './zip-writer.ts';

export { toAddress } from '../read/cells.ts';

export interface SheetColumn {
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean' | 'date';
}

/** As texts: numbers with their digits, dates as 2027-01-31, `true` or `false`; empty for an empty cell. */
export type SheetLine = readonly string[];

/** Numbers of the formats in `styles`. */
const formats = { date: 1, header: 2 } as const;
/** Lines that are joined at a time. */
const linesOfChunk = 1_000;
/** Characters that XML cannot contain, and texts that would be read as one of them. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/giu;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export function writeSheet(sheetName: string, columns: readonly SheetColumn[], lines: Iterable<SheetLine>): Buffer {
  return zip([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: relationsTo([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', content: workbookOf(sheetName) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationsTo([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', content: styles },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(columns, lines) },
  ]);
}

const typeOf = (name: string): string => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/></Types>`;

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

function relationsTo(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) => `<Relationship Id="r${index + 1}" Type="${relationships}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;
}

/** A name that Excel accepts: up to 31 characters, without those of references. */
function workbookOf(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}:\\/?*[\]]/gu, ' ')
    .slice(0, 31)
    .toWellFormed();
  const accepted = plain.trim().replaceAll(/^'+|'+$/g, '') || 'Sheet1';
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${escapeText(accepted)}" sheetId="1" r:id="r1"/></sheets></workbook>`;
}

function sheetOf(columns: readonly SheetColumn[], lines: Iterable<SheetLine>): Buffer {
  const letters = columns.map((_column, index) => toColumnName(index));
  const header = columns.map(({ name }, index) => textCell(`${letters[index]}1`, name, formats.header));
  const chunks: Buffer[] = [
    Buffer.from(
      `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData><row r="1">${header.join('')}</row>`,
    ),
  ];
  let rows: string[] = [];
  let row = 1;
  for (const line of lines) {
    row += 1;
    const cells = columns.map(({ type }, index) => cellOf(`${letters[index]}${row}`, type, line[index] ?? ''));
    rows.push(`<row r="${row}">${cells.join('')}</row>`);
    if (rows.length < linesOfChunk) continue;
    chunks.push(Buffer.from(rows.join('')));
    rows = [];
  }
  chunks.push(Buffer.from(`${rows.join('')}</sheetData></worksheet>`));
  return Buffer.concat(chunks);
}

function cellOf(reference: string, type: SheetColumn['type'], text: string): string {
  if (text === '') return '';
  if (type === 'number') return `<c r="${reference}"><v>${text}</v></c>`;
  if (type === 'boolean') return `<c r="${reference}" t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
  const serial = type === 'date' ? readIsoDate(text) : undefined;
  if (serial !== undefined) return `<c r="${reference}" s="${formats.date}"><v>${serial}</v></c>`;
  return textCell(reference, text);
}

function textCell(reference: string, text: string, format?: number): string {
  const style = format === undefined ? '' : ` s="${format}"`;
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function escapeText(text: string): string {
  const writable = text
    .toWellFormed()
    .replaceAll(unwritable, (character) => `_x${character.charCodeAt(0).toString(16).padStart(4, '0')}_`);
  return writable.replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
