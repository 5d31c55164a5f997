// Reads the sheets of a file as rows of texts, for tables of 100,000 rows: unlike readWorkbook, it has no object for each
// cell. Formulas are not calculated: their stored results are read.
import { say } from '../../sentences/say.ts';
import { workbookLimits } from '../limits.ts';
import { readArea } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import { readSheetPaths, readTags } from '../read/tables.ts';
import { readZipDirectory, type ZipPart } from '../read/zip-file.ts';
import { type NumberKind, numberKindOf } from './cell-text.ts';
import { readSheetCells } from './read-sheet-cells.ts';
import { readTextFile } from './read-text-file.ts';
import { sheetLimits } from './sheet-limits.ts';
import { type SheetCount, SheetRows, type SheetTexts } from './sheet-rows.ts';
import { readSharedTexts } from './shared-texts.ts';
import { readPartChunks } from './part-chunks.ts';

type Parts = ReadonlyMap<string, ZipPart>;

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0];

/** Of a workbook, or of a text file as the only one. Throws a Refusal. */
export function readSheets(file: Uint8Array): SheetTexts[] {
  if (file.length > workbookLimits.fileBytes) {
    throw new Refusal('LIMIT', say('WORKBOOK_FILE_MAX', { megabytes: workbookLimits.fileBytes / 1024 ** 2 }));
  }
  const count: SheetCount = { cells: 0, characters: 0 };
  const startsWith = (signature: readonly number[]) => signature.every((byte, index) => file[index] === byte);
  if (!startsWith(zipSignature) && !startsWith(oleSignature)) return [readTextFile(file, count)];
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
  return [...paths].flatMap(([name, path]): SheetTexts[] => {
    const part = parts.get(path);
    if (part === undefined) return [];
    const sheet = new SheetRows(name, count);
    const { merged, formulaCount } = readSheetCells(readPartChunks(file, part), { sheet, texts, kinds });
    const areas = merged.flatMap((area) => readArea(area) ?? []);
    for (const area of areas) sheet.fill(area);
    const shown = merged.slice(0, sheetLimits.merged);
    return [{ name, isHidden: hidden.has(name), rows: sheet.rows, merged: shown, formulaCount }];
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
