/** A table that is being created: its columns, and the cells that they were proposed from. Pure. */
import type { TableProblem } from '@coverwright/rules';
import type { ClipboardRows } from '../../../ui/grid/clipboard/clipboard-text.ts';
import type { Block, GridColumn } from '../../../ui/grid/model/sheet.ts';
import { moveCells } from '../columns/changed-columns.ts';
import { hasNames, proposeColumns } from '../columns/proposed-columns.ts';
import {
  checkColumns,
  emptyColumn,
  inStoredOrder,
  plainNames,
  type TableColumn,
  toGridColumns,
} from '../columns/table-columns.ts';
import type { OpenedTable } from '../rate-tables.api.ts';

export interface TableDraft {
  readonly name: string;
  readonly currency: string;
  readonly columns: readonly TableColumn[];
  /** As they were pasted, with the row of names. */
  readonly rows: ClipboardRows;
  readonly isNamed: boolean;
  /** The proposed columns, whose cells these are. */
  readonly proposed: readonly TableColumn[];
  readonly texts: Block;
}

export function emptyDraft(currency: string): TableDraft {
  const columns = [emptyColumn('1', 'exact', currency), emptyColumn('2', 'value', currency)];
  return { name: '', currency, columns, rows: [], isNamed: false, proposed: columns, texts: [] };
}

export function withRows(draft: TableDraft, rows: ClipboardRows): TableDraft {
  return propose({ ...draft, rows, isNamed: hasNames(rows) });
}

function propose(draft: TableDraft): TableDraft {
  const { rows, isNamed, currency, name } = draft;
  if (rows.length === 0) return { ...emptyDraft(currency), name };
  const { columns, texts } = proposeColumns(rows, isNamed, currency);
  return { ...draft, columns, proposed: columns, texts };
}

/** @param isNamed whether the first row has the names of the columns */
export function withNames(draft: TableDraft, isNamed: boolean): TableDraft {
  return propose({ ...draft, isNamed });
}

export function withColumns(draft: TableDraft, columns: readonly TableColumn[]): TableDraft {
  return { ...draft, columns };
}

/** Pasted cells have no type yet. */
function asText(columns: readonly TableColumn[]): readonly GridColumn[] {
  return toGridColumns(columns, plainNames).map((column) => ({ ...column, type: 'text' }));
}

export function checkDraft(
  { name, columns }: TableDraft,
  takenNames: readonly string[],
): TableProblem | 'taken' | undefined {
  return takenNames.includes(name.trim()) ? 'taken' : checkColumns(name.trim(), columns)[0];
}

/** Not saved yet; what cannot be read remains as it was pasted. */
export function toTable({ name, columns, proposed, texts }: TableDraft, productName: string): OpenedTable {
  const stored = inStoredOrder(columns);
  const after = toGridColumns(stored, plainNames);
  const rowCount = texts[0]?.length ?? 0;
  const empty = Array.from({ length: rowCount }, () => '');
  const moved = moveCells(asText(proposed), texts, after);
  const cells = moved.map((known) => (known.length === rowCount ? known : empty));
  return { productName, name: name.trim(), columns: stored, cells, rowCount, revision: undefined };
}
