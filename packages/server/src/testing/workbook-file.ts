// Writes Excel workbooks for tests: cells by their addresses, part by part.
import { strToU8, zipSync } from 'fflate';

/** A plain value, or a formula with the value that Excel would have stored. */
export type WorkbookCell =
  | number
  | string
  | boolean
  | { readonly f: string; readonly v: number | string }
  | { readonly date: number };

export interface WorkbookParts {
  readonly sheets: Readonly<Record<string, Readonly<Record<string, WorkbookCell>>>>;
  readonly names?: Readonly<Record<string, string>>;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Additional parts are included unchanged, and take precedence. */
export function workbookFile(
  { sheets, names = {} }: WorkbookParts,
  parts: Readonly<Record<string, string>> = {},
): Uint8Array {
  const list = Object.entries(sheets);
  const relations = list.map((_, index) =>
    relation(`rId${index + 1}`, `${office}/worksheet`, `worksheets/sheet${index + 1}.xml`),
  );
  const defined = Object.entries(names).map(
    ([name, ref]) => `<definedName name="${name}">${escapeXml(ref)}</definedName>`,
  );
  const texts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${list
      .map(
        (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships">${relation('rId1', `${office}/officeDocument`, 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><sheets>${list
      .map(([name], index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets><definedNames>${defined.join('')}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${relations.join('')}${relation('rIdStyles', `${office}/styles`, 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(list.map(([, cells], index) => [`xl/worksheets/sheet${index + 1}.xml`, toSheet(cells)])),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])));
}

function relation(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${kind}" Target="${target}"/>`;
}

function toSheet(cells: Readonly<Record<string, WorkbookCell>>): string {
  const rows = new Map<number, string[]>();
  for (const [address, cell] of Object.entries(cells)) {
    const row = Number(/\d+$/.exec(address)?.[0]);
    rows.set(row, [...(rows.get(row) ?? []), toCell(address, cell)]);
  }
  const lines = [...rows].toSorted(([left], [right]) => left - right);
  return `${head}<worksheet ${main}><sheetData>${lines.map(([row, line]) => `<row r="${row}">${line.join('')}</row>`).join('')}</sheetData></worksheet>`;
}

function toCell(address: string, cell: WorkbookCell): string {
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  if ('date' in cell) return `<c r="${address}" s="1"><v>${cell.date}</v></c>`;
  const { f, v } = cell;
  const isText = typeof v === 'string';
  return `<c r="${address}"${isText ? ' t="str"' : ''}><f>${escapeXml(f)}</f><v>${escapeXml(String(v))}</v></c>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Rates by age, for a policy with several inputs and outputs. */
export const ratingWorkbook: WorkbookParts = {
  sheets: {
    Quote: {
      A1: 'input_age',
      B1: 40,
      A2: 'input_smoker',
      B2: false,
      A3: 'input_start',
      B3: { date: 46_023 },
      A4: 'input_sum',
      B4: 100_000,
      A6: 'output_premium',
      B6: { f: 'ROUND(VLOOKUP(B1,Rates!A2:B4,2,FALSE)*B4/1000*IF(B2,1.5,1),2)', v: 120 },
      A7: 'output_years',
      B7: { f: 'YEAR(EDATE(B3,12))', v: 2027 },
    },
    Rates: { A1: 'age', B1: 'rate', A2: 30, B2: 0.8, A3: 40, B3: 1.2, A4: 50, B4: 2.345 },
  },
};
