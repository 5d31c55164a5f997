// Reads the sheets of a file as rows of texts, for tables of 100,000 rows: unlike readWorkbook, it has no object for each
// cell. Formulas are not calculated: their stored results are read.
import { say } from '../../sentences/say.ts';
import { workbookLimits } from '../limits.ts';
import { readArea } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import { readSheetPaths, readTags } from '../read/tables.ts';
import { readZipDirectory, type ZipPart } from '../read/zip-file.ts';
import { type NumberKind, numberKindOf } from './cell-text.ts';
import { toChunks, unpackPart } from './part-chunks.ts';
import { readMerged, readSheetCells } from './read-sheet-cells.ts';
import { readTextFile } from './read-text-file.ts';
import { sheetLimits } from './sheet-limits.ts';
import { type SheetCount, SheetRows, type SheetTexts } from './sheet-rows.ts';
import { readSharedTexts } from './shared-texts.ts';

type Parts = ReadonlyMap<string, ZipPart>;

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0];

/** Of a workbook, or of a text file as the only one: a list of SheetTexts as JSON in UTF-8. Throws a Refusal. */
export function readSheets(file: Uint8Array): Buffer {
  if (file.length > workbookLimits.fileBytes) {
    throw new Refusal('LIMIT', say('WORKBOOK_FILE_MAX', { megabytes: workbookLimits.fileBytes / 1024 ** 2 }));
  }
  const count: SheetCount = { cells: 0, characters: 0 };
  const startsWith = (signature: readonly number[]) => signature.every((byte, index) => file[index] === byte);
  const isText = !startsWith(zipSignature) && !startsWith(oleSignature);
  const sheets = isText
    ? [toJson({ name: '', isHidden: false, merged: [], formulaCount: 0 }, readTextFile(file, count))]
    : readWorkbookSheets(file, count);
  const list = sheets.flatMap((sheet, index) => (index === 0 ? sheet : [Buffer.from(','), ...sheet]));
  return Buffer.concat([Buffer.from('['), ...list, Buffer.from(']')]);
}

function toJson(facts: Omit<SheetTexts, 'rows'>, rows: readonly Buffer[]): Buffer[] {
  return [Buffer.from(`${JSON.stringify(facts).slice(0, -1)},"rows":`), ...rows, Buffer.from('}')];
}

function readWorkbookSheets(file: Uint8Array, count: SheetCount): Buffer[][] {
  const parts = readZipDirectory(file, sheetLimits);
  if (!parts.has('xl/workbook.xml')) throw new Refusal('NOT_A_WORKBOOK', say('WORKBOOK_NOT_EXCEL'));
  requireCalendar(file, parts);
  const paths = readSheetPaths(file, parts);
  if (paths.size > workbookLimits.sheets) {
    throw new Refusal('LIMIT', say('WORKBOOK_SHEETS_MAX', { count: paths.size, max: workbookLimits.sheets }));
  }
  const hidden = hiddenSheets(file, parts);
  const kinds = readNumberKinds(file, parts);
  const texts = readSharedTexts(file, parts);
  return [...paths].flatMap(([name, path]): Buffer[][] => {
    const part = parts.get(path);
    if (part === undefined) return [];
    const bytes = unpackPart(file, part);
    const merged = readMerged(bytes);
    const sheet = new SheetRows(
      name,
      count,
      merged.flatMap((area) => readArea(area) ?? []),
    );
    const formulaCount = readSheetCells(toChunks(bytes), { sheet, texts, kinds });
    const facts = { name, isHidden: hidden.has(name), merged: merged.slice(0, sheetLimits.merged), formulaCount };
    return [toJson(facts, sheet.finish())];
  });
}

function requireCalendar(file: Uint8Array, parts: Parts): void {
  const properties = readTags(file, parts, 'xl/workbook.xml', /^(?:\w+:)?workbookPr$/);
  const is1904 = properties.some(({ attributes }) => ['1', 'true'].includes(attributes.get('date1904') ?? ''));
  if (is1904) throw new Refusal('CALENDAR', say('WORKBOOK_CALENDAR'));
}

function hiddenSheets(file: Uint8Array, parts: Parts): ReadonlySet<string> {
  const sheets = readTags(file, parts, 'xl/workbook.xml', /^(?:\w+:)?sheet$/);
  return new Set(
    sheets.flatMap(({ attributes }) =>
      ['hidden', 'veryHidden'].includes(attributes.get('state') ?? '') ? [attributes.get('name') ?? ''] : [],
    ),
  );
}

/** By the number of a cell's style. */
function readNumberKinds(file: Uint8Array, parts: Parts): readonly NumberKind[] {
  const name = 'xl/styles.xml';
  if (!parts.has(name)) return [];
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isInCells = false;
  // Tags at the end of an element are not read, so each list ends with the beginning of the next one.
  for (const { name: tag, attributes } of readTags(file, parts, name)) {
    if (tag === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
    else if (tag === 'cellXfs') isInCells = true;
    else if (tag === 'cellStyles' || tag === 'dxfs') isInCells = false;
    else if (tag === 'xf' && isInCells) {
      const id = Number(attributes.get('numFmtId') ?? 0);
      kinds.push(numberKindOf(id, codes.get(id)));
    }
  }
  return kinds;
}
