/**
 * The state of a grid and what can be done with it: cells, order, selection and history. The view and the toolbar show it and
 * call it. Knows no DOM.
 */
import { readCells } from '../cells/read-cells.ts';
import type { ClipboardRows } from '../clipboard/clipboard-text.ts';
import { rowsBelowHeadings } from '../clipboard/heading-row.ts';
import { type PasteNote, tileRows, toBlock } from '../clipboard/paste-block.ts';
import * as filling from './fill-cells.ts';
import { findNext, type Query, replaceIn } from './find-cells.ts';
import { GridContent } from './grid-content.ts';
import type { Filters, Sorting } from './row-order.ts';
import * as selecting from './selection.ts';
import { changesNothing, editsTo, withSameNumbers } from './sheet-differences.ts';
import { type Block, type Edit, type GridColumn, rowsFrom, type Sheet } from './sheet.ts';

export interface GridLimits {
  readonly maxRows: number;
  readonly isReadOnly: boolean;
  /** Set if the cells are part of a document that has the history. */
  readonly history?: { readonly undo: () => void; readonly redo: () => void };
}

export type PasteResult =
  /** `withHeadings` pastes the headings that were left out as a row, too; until the next edit. */
  | { readonly kind: 'pasted'; readonly note: PasteNote; readonly withHeadings?: () => PasteResult }
  /** The table already has these rows. */
  | { readonly kind: 'same' }
  | { readonly kind: 'tooManyRows' }
  | { readonly kind: 'refused' };

interface Correction {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** The text of the cell that has the problem. */
  readonly checked: string;
}

export class GridEditor {
  readonly content: GridContent;
  readonly limits: GridLimits;
  /** Rows that PageUp and PageDown skip; set by the view. */
  pageSize = 20;
  /** Enters what is being typed; set by the view. */
  finishTyping: () => void = () => undefined;
  /** Set by the view. */
  focus: () => void = () => undefined;
  selection: selecting.Selection = selecting.selectCell({ position: 0, column: 0 });
  /** The cell that is to be visible; another object after every action. */
  revealed: selecting.Spot = this.selection.active;
  private correction: Correction | undefined;
  /** Where Tab began, which Enter returns to. */
  private firstColumn: number | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(sheet: Sheet, limits: GridLimits) {
    this.content = new GridContent(sheet);
    this.limits = limits;
  }

  /** After every change, of the selection too. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  get sheet(): Sheet {
    return this.content.sheet;
  }

  get columns(): readonly GridColumn[] {
    return this.sheet.columns;
  }

  /** With the empty row at the end, where rows are added. */
  get positionCount(): number {
    const { shownCount } = this.content;
    return shownCount + (this.limits.isReadOnly && shownCount > 0 ? 0 : 1);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  private bounds(): selecting.Bounds {
    return {
      positionCount: this.positionCount,
      columnCount: this.columns.length,
      pageSize: this.pageSize,
      isFilled: (spot) => this.content.cellAt(spot) !== '',
    };
  }

  /** @param revealed the cell that is to be visible */
  select(selection: selecting.Selection, revealed = selection.active): void {
    const bounds = this.bounds();
    this.selection = {
      active: selecting.clampSpot(selection.active, bounds),
      anchor: selecting.clampSpot(selection.anchor, bounds),
      focus: selecting.clampSpot(selection.focus, bounds),
    };
    this.revealed = selecting.clampSpot(revealed, bounds);
    this.firstColumn = undefined;
    this.notify();
  }

  move(move: selecting.Move): void {
    const moved = selecting.moveSelection(this.selection, move, this.bounds());
    this.select(moved, moved.focus);
  }

  /** @returns whether there was a next cell */
  step(key: 'tab' | 'enter', isBackward: boolean): boolean {
    const firstColumn = this.firstColumn ?? this.selection.active.column;
    const stepped = selecting.stepSelection(this.selection, { key, isBackward, firstColumn }, this.bounds());
    if (stepped === undefined) return false;
    this.select(stepped);
    if (key === 'tab' && !isBackward) this.firstColumn = firstColumn;
    return true;
  }

  /** The selected rows and columns, in full. */
  extendTo(what: 'rows' | 'columns' | 'all'): void {
    const { top, bottom, left, right } = selecting.rangeOf(this.selection);
    const [last, lastColumn] = [Math.max(0, this.content.shownCount - 1), this.columns.length - 1];
    const anchor = { position: what === 'rows' ? top : 0, column: what === 'columns' ? left : 0 };
    const focus = { position: what === 'rows' ? bottom : last, column: what === 'columns' ? right : lastColumn };
    this.select({ active: this.selection.active, anchor, focus });
  }

  /** The selected rows that exist, and the selected columns. */
  private selectedRange(): selecting.Range {
    const range = selecting.rangeOf(this.selection);
    return { ...range, bottom: Math.min(range.bottom, this.content.shownCount - 1) };
  }

  /** Edits that were made elsewhere. */
  receive(edits: readonly Edit[]): void {
    if (edits.length === 0) return;
    this.content.receive(edits);
    this.select(this.selection, this.revealed);
  }

  /** One step of undo. Each edit counts rows as those before it have left them. */
  apply(edits: readonly Edit[]): void {
    if (this.limits.isReadOnly || changesNothing(this.sheet, edits)) return;
    this.content.edit(edits, this.selection);
    this.select(this.selection);
  }

  undo(): void {
    if (this.limits.history) return this.limits.history.undo();
    return this.select(this.content.takeStep('undo', this.selection));
  }

  redo(): void {
    if (this.limits.history) return this.limits.history.redo();
    return this.select(this.content.takeStep('redo', this.selection));
  }

  /** Writes texts as they were typed, into rows from a position on; adds rows at the end. */
  private write(position: number, column: number, cells: Block): void {
    const height = cells[0]?.length ?? 0;
    const existing = Math.max(0, Math.min(height, this.content.shownCount - position));
    const edits: Edit[] = [];
    if (existing > 0) {
      const rows = this.content.rowsBetween(position, position + existing - 1);
      edits.push({ kind: 'set', column, rows, cells: cells.map((one) => one.slice(0, existing)) });
    }
    if (existing < height) {
      const rows = rowsFrom(this.sheet.rowCount, height - existing);
      const added = this.columns.map((_, at) => cells[at - column]?.slice(existing) ?? []);
      edits.push({ kind: 'insert', rows, cells: added });
    }
    this.apply(edits);
  }

  /** @returns false if there would be too many rows */
  private hasRoomFor(position: number, height: number): boolean {
    return this.sheet.rowCount + Math.max(0, position + height - this.content.shownCount) <= this.limits.maxRows;
  }

  /** What was typed into the active cell, or into all selected ones. */
  enter(text: string, isForAll: boolean): void {
    const { active } = this.selection;
    const { top, bottom, left, right } = isForAll
      ? selecting.rangeOf(this.selection)
      : { top: active.position, bottom: active.position, left: active.column, right: active.column };
    if (!this.hasRoomFor(top, bottom - top + 1)) return;
    const columns = this.columns.slice(left, right + 1);
    const cells = columns.map(({ type, takesPercent }) => {
      const cell = readCells(type, [text], takesPercent).cells[0] ?? '';
      return Array.from({ length: bottom - top + 1 }, () => cell);
    });
    if (!isForAll && cells[0]?.[0] === this.content.cellAt(active)) return;
    this.write(top, left, cells);
  }

  /** Writes texts into cells of stored rows, which need not be shown. */
  setCells(changes: readonly { readonly row: number; readonly column: number; readonly text: string }[]): void {
    this.apply(
      changes.map(({ row, column, text }) => ({ kind: 'set', column, rows: rowsFrom(row, 1), cells: [[text]] })),
    );
  }

  /** What `correct` writes: the first correction of the problem that is shown. */
  propose(correction: Correction | undefined): void {
    this.correction = correction;
  }

  /** Goes to the cell first if it is not the active one. A text that was entered after the check remains. */
  correct(): void {
    if (this.correction === undefined) return;
    const { row, column, checked } = this.correction;
    const { active } = this.selection;
    if (this.content.rowAt(active.position) !== row || active.column !== column) this.goTo(row, column);
    else if (this.sheet.cellAt(row, column).trim() === checked) this.setCells([this.correction]);
  }

  clear(): void {
    const { top, bottom, left, right } = this.selectedRange();
    const rows = this.content.rowsBetween(top, bottom);
    if (rows.length === 0) return;
    const empty = Array.from(rows, () => '');
    this.apply([{ kind: 'set', column: left, rows, cells: Array.from({ length: right - left + 1 }, () => empty) }]);
  }

  copy(): ClipboardRows {
    const { top, bottom, left, right } = this.selectedRange();
    const columns = Array.from({ length: right - left + 1 }, (_, index) => this.sheet.column(left + index));
    return Array.from(this.content.rowsBetween(top, bottom), (row) => columns.map((cells) => cells[row] ?? ''));
  }

  paste(pasted: ClipboardRows, mergedCount: number): PasteResult {
    const below = rowsBelowHeadings(pasted, this.columns.slice(selecting.rangeOf(this.selection).left));
    if (below === undefined) return this.pasteRows(pasted, mergedCount);
    const { selection } = this;
    const result = this.pasteRows(below, mergedCount);
    if (result.kind !== 'pasted') return result;
    const withHeadings = (): PasteResult => {
      this.undo();
      this.select(selection);
      return this.pasteRows(pasted, mergedCount);
    };
    return { ...result, withHeadings };
  }

  private pasteRows(pasted: ClipboardRows, mergedCount: number): PasteResult {
    const { top, bottom, left, right } = selecting.rangeOf(this.selection);
    const rows = tileRows(pasted, bottom - top + 1, right - left + 1);
    if (this.limits.isReadOnly) return { kind: 'refused' };
    if (!this.hasRoomFor(top, rows.length)) return { kind: 'tooManyRows' };
    const { cells, note } = toBlock(rows, this.columns.slice(left), mergedCount);
    this.write(top, left, cells);
    const last = { position: top + rows.length - 1, column: left + cells.length - 1 };
    this.select(selecting.selectRange({ position: top, column: left }, last));
    return { kind: 'pasted', note };
  }

  /** In place of all rows, as one step of undo. Cells that are the same remain. */
  replaceRows(rows: ClipboardRows): PasteResult {
    if (this.limits.isReadOnly) return { kind: 'refused' };
    if (rows.length > this.limits.maxRows) return { kind: 'tooManyRows' };
    const { cells, note } = toBlock(rows, this.columns, 0);
    const edits = editsTo(this.sheet, withSameNumbers(this.sheet, cells));
    this.apply(edits);
    this.select(selecting.selectCell({ position: 0, column: 0 }));
    return edits.length === 0 ? { kind: 'same' } : { kind: 'pasted', note };
  }

  /** Repeats the first selected row or column; with only one selected, the one before it. */
  fill(direction: 'down' | 'right'): void {
    this.apply(filling.repeatFirst(this.content, this.selectedRange(), direction));
  }

  /** Continues the selected cells up to this one, as dragging the handle of a spreadsheet does. */
  fillTo(spot: selecting.Spot): void {
    const range = this.selectedRange();
    const filled = filling.filledRange(range, selecting.clampSpot(spot, this.bounds()));
    if (filled === undefined || !this.hasRoomFor(filled.top, filled.bottom - filled.top + 1)) return;
    this.write(filled.top, filled.left, filling.continueCells(this.content, range, filled));
    const all = selecting.unite(range, filled);
    const anchor = { position: all.top, column: all.left };
    this.select(selecting.selectRange(anchor, { position: all.bottom, column: all.right }), spot);
  }

  /** @param cells of all rows, by column */
  setColumns(columns: readonly GridColumn[], cells: Block): void {
    this.apply([{ kind: 'columns', columns, cells }]);
  }

  /** As many as are selected. */
  insertRows(where: 'above' | 'below'): void {
    const { top, bottom } = selecting.rangeOf(this.selection);
    const count = bottom - top + 1;
    if (this.sheet.rowCount + count > this.limits.maxRows) return;
    const first =
      where === 'above' ? this.content.rowAt(top) : this.content.rowAt(Math.min(bottom, this.content.shownCount)) + 1;
    const rows = rowsFrom(Math.min(first, this.sheet.rowCount), count);
    const empty = Array.from({ length: count }, () => '');
    this.apply([{ kind: 'insert', rows, cells: this.columns.map(() => empty) }]);
    if (where === 'below') this.moveTo(rows[0] ?? 0);
  }

  removeRows(): void {
    const { top, bottom } = this.selectedRange();
    const rows = this.content.rowsBetween(top, bottom).sort();
    if (rows.length > 0) this.apply([{ kind: 'remove', rows }]);
    this.select(selecting.selectCell({ position: top, column: this.selection.active.column }));
  }

  private moveTo(row: number): void {
    const position = this.content.positionOf(row);
    if (position !== undefined) this.select(selecting.selectCell({ position, column: this.selection.active.column }));
  }

  arrange(filters: Filters, sorting: Sorting | undefined): void {
    this.content.arrange(filters, sorting);
    this.select(selecting.selectCell({ position: 0, column: this.selection.active.column }));
  }

  /** Shows the cell, also if a filter hides it. */
  goTo(row: number, column: number): void {
    if (this.content.positionOf(row) === undefined) this.arrange(new Map(), this.content.sorting);
    this.select(selecting.selectCell({ position: this.content.positionOf(row) ?? 0, column }));
  }

  /** @returns whether a cell was found */
  find(query: Query, by: 1 | -1): boolean {
    const found = findNext(this.sheet, this.content.shownOrder, query, this.selection.active, by);
    if (found !== undefined) this.select(selecting.selectCell(found));
    return found !== undefined;
  }

  /** In the active cell, or in all that are shown. @returns how many cells have changed */
  replace(query: Query, by: string, isForAll: boolean): number {
    const { active } = this.selection;
    const one = { top: active.position, bottom: active.position, left: active.column, right: active.column };
    const all = { top: 0, bottom: this.content.shownCount - 1, left: 0, right: this.columns.length - 1 };
    const replaced = replaceIn(this.sheet, this.content.shownOrder, query, by, isForAll ? all : one);
    this.apply(
      replaced.map(({ column, rows, texts }) => ({
        kind: 'set',
        column,
        rows,
        cells: [filling.reread(this.columns, texts, column)],
      })),
    );
    return replaced.reduce((sum, { rows }) => sum + rows.length, 0);
  }
}
