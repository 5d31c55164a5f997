// What the sheet reader does not provide: the widths of columns, and the rows that are hidden, by hand or by a filter.
import { type ColumnWidth, columnsMax, readArea, type Sheet, type Table } from './cells.ts';
import { readSheetPaths, readTags, toTags } from './tables.ts';
import { readZipStart, type ZipPart } from './zip-file.ts';

/** By the names of the sheets. They precede the cells of a sheet. Throws a Refusal. */
export function readColumnWidths(file: Uint8Array, parts: ReadonlyMap<string, ZipPart>): Map<string, ColumnWidth[]> {
  const found = new Map<string, ColumnWidth[]>();
  for (const [name, path] of readSheetPaths(file, parts)) {
    const part = parts.get(path);
    if (part === undefined) continue;
    const [start = ''] = readZipStart(file, part).split(/<(?:\w+:)?sheetData/);
    const widths = toTags(start, /^(?:\w+:)?col$/).flatMap(({ attributes }): ColumnWidth[] => {
      const [from, to] = [Number(attributes.get('min')) - 1, Number(attributes.get('max')) - 1];
      const characters = Number(attributes.get('width'));
      return from >= 0 && from <= to && to < columnsMax && characters > 0 ? [{ from, to, characters }] : [];
    });
    if (widths.length > 0) found.set(name, widths);
  }
  return found;
}

type HiddenRows = NonNullable<Sheet['hiddenRows']>;

/** By the names of the sheets. Only SUBTOTAL uses them. Throws a Refusal. */
export function readHiddenRows(
  file: Uint8Array,
  parts: ReadonlyMap<string, ZipPart>,
  sheetNames: readonly string[],
  tables: readonly Table[],
): Map<string, HiddenRows> {
  const found = new Map<string, HiddenRows>();
  const paths = readSheetPaths(file, parts);
  for (const [sheet, name] of sheetNames.entries()) {
    const path = paths.get(name);
    if (path === undefined) continue;
    const tags = readTags(file, parts, path, /^(?:\w+:)?(?:row|autoFilter)$/);
    const filters = tags
      .filter((tag) => tag.name === 'autoFilter')
      .map(({ attributes }) => readArea(attributes.get('ref') ?? ''));
    const filtered = [...filters, ...tables.filter((table) => table.sheet === sheet)];
    const rows = new Map<number, 'hidden' | 'filtered'>();
    for (const { name: tag, attributes } of tags) {
      if (tag !== 'row' || !['1', 'true'].includes(attributes.get('hidden') ?? '')) continue;
      const row = Number(attributes.get('r')) - 1;
      const isFiltered = filtered.some((area) => area !== undefined && row > area.top && row <= area.bottom);
      rows.set(row, isFiltered ? 'filtered' : 'hidden');
    }
    if (rows.size > 0) found.set(name, rows);
  }
  return found;
}
