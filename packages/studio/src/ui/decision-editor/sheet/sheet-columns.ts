import type { GridColumn, Sheet } from '../../grid/model/sheet.ts';

export function hasColumns(sheet: Sheet, columns: readonly GridColumn[]): boolean {
  const { length } = sheet.columns;
  const isSame = (one: GridColumn, index: number): boolean => {
    const { id, name, hint } = columns[index] ?? {};
    return one.id === id && one.name === name && one.hint === hint;
  };
  return length === columns.length && sheet.columns.every(isSame);
}
