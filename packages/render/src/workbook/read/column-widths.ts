// The widths of columns, which the sheet reader does not provide. They precede the cells of a sheet.
import { type ColumnWidth, columnsMax } from './cells.ts';
import { readSheetPaths, toTags } from './tables.ts';
import type { ZipPart } from './zip-directory.ts';
import { readZipStart } from './zip-part.ts';

/** By the names of the sheets. Throws a Refusal. */
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
