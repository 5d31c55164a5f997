// Rows that are hidden, by hand or by a filter; the sheet reader does not provide them. Only SUBTOTAL uses them.
import { readArea, type Sheet, type Table } from './cells.ts';
import { readSheetPaths, readTags } from './tables.ts';
import type { ZipPart } from './zip-directory.ts';

export type HiddenRows = NonNullable<Sheet['hiddenRows']>;

/** By the names of the sheets. Throws a Refusal. */
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
