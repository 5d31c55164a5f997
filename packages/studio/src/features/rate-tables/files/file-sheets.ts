/** The sheets of a file, as the server reads them. Pure. */
import { unguardFormula } from '@coverwright/insurance/formula-guard';
import { isJsonList, isJsonObject, type Json } from '@coverwright/insurance/json';
import type { ClipboardRows } from '../../../ui/grid/clipboard/clipboard-text.ts';

export interface FileSheet {
  /** Empty for a CSV file. */
  readonly name: string;
  readonly rows: ClipboardRows;
}

/** Sheets without any cells are left out. */
export function toSheets(value: Json): readonly FileSheet[] {
  if (!isJsonObject(value) || !isJsonList(value['rows']) || value['rows'].length === 0) return [];
  const name = typeof value['name'] === 'string' ? value['name'] : '';
  const toText = (cell: Json): string => {
    if (typeof cell !== 'string') return '';
    return name === '' ? unguardFormula(cell) : cell;
  };
  return [{ name, rows: value['rows'].map((row) => (isJsonList(row) ? row.map(toText) : [])) }];
}
