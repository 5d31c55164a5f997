/** The cells of a grid with their order and their history. Knows no selection, but remembers it with each step. */
import { nextStep, noSteps, type Steps, takeStep, withStep } from '../../editor/record/steps.ts';
import * as ordering from './row-order.ts';
import type { Selection, Spot } from './selection.ts';
import { type Edit, type Sheet, sizeOf } from './sheet.ts';

/** Cells in all steps of the history. The newest step is always stored. */
const maxHistoryCells = 5_000_000;
const maxSteps = 1_000;

export interface Step {
  /** What takes the edits back, in this order. */
  readonly edits: readonly Edit[];
  readonly selection: Selection;
  /** Of the content that they lead to. */
  readonly state: number;
}

export function limitSteps(steps: readonly Step[]): readonly Step[] {
  let cells = 0;
  const first = steps.findLastIndex(({ edits }) => {
    cells += edits.reduce((sum, edit) => sum + sizeOf(edit), 0);
    return cells > maxHistoryCells;
  });
  return steps.slice(Math.max(Math.min(first + 1, steps.length - 1), steps.length - maxSteps, 0));
}

export class GridContent {
  readonly sheet: Sheet;
  sorting: ordering.Sorting | undefined;
  filters: ordering.Filters = new Map();
  /** Grows with every change of cells or of the order. */
  version = 0;
  /** Equal numbers are equal cells, also after undo and redo. */
  state = 0;
  private lastState = 0;
  private order: ordering.RowOrder;
  private steps: Steps<Step> = noSteps;
  private readonly listeners = new Set<(edits: readonly Edit[]) => void>();

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  /** With the edits of the stored rows, also those that undo and redo make. */
  readonly subscribeToEdits = (listener: (edits: readonly Edit[]) => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  get shownCount(): number {
    return ordering.shownCount(this.order, this.sheet.rowCount);
  }

  get canUndo(): boolean {
    return this.steps.undoable.length > 0;
  }

  get canRedo(): boolean {
    return this.steps.redoable.length > 0;
  }

  get shownOrder(): ordering.RowOrder {
    return this.order;
  }

  rowAt(position: number): number {
    return ordering.rowAt(this.order, position, this.sheet.rowCount);
  }

  rowsBetween(top: number, bottom: number): Uint32Array {
    return Uint32Array.from({ length: Math.max(0, bottom - top + 1) }, (_, index) => this.rowAt(top + index));
  }

  /** Undefined if a filter hides the row. */
  positionOf(row: number): number | undefined {
    if (this.order === undefined) return row < this.sheet.rowCount ? row : undefined;
    const position = this.order.indexOf(row);
    return position < 0 ? undefined : position;
  }

  cellAt({ position, column }: Spot): string {
    return this.sheet.cellAt(this.rowAt(position), column);
  }

  private change(edits: readonly Edit[]): Edit[] {
    const back: Edit[] = [];
    for (const edit of edits) {
      const before = this.sheet.rowCount;
      back.unshift(this.sheet.apply(edit));
      if (edit.kind === 'insert') this.order = ordering.withInserted(this.order, edit.rows, this.sheet.rowCount);
      if (edit.kind === 'remove') this.order = ordering.withoutRemoved(this.order, edit.rows, before);
    }
    // Sorting and filters name columns by their numbers.
    if (edits.some(({ kind }) => kind === 'columns')) this.arrange(new Map(), undefined);
    this.version++;
    return back;
  }

  private applyAll(edits: readonly Edit[]): Edit[] {
    const back = this.change(edits);
    for (const listener of this.listeners) listener(edits);
    return back;
  }

  /** Edits that were made elsewhere, and are in no history of the grid. */
  receive(edits: readonly Edit[]): void {
    this.change(edits);
  }

  edit(edits: readonly Edit[], selection: Selection): void {
    const { state } = this;
    this.state = ++this.lastState;
    const step = { edits: this.applyAll(edits), selection, state };
    this.steps = withStep(this.steps, step, { name: undefined, atMs: 0 }, limitSteps);
  }

  /** @returns the selection at the time of the edit */
  takeStep(direction: 'undo' | 'redo', selection: Selection): Selection {
    const step = nextStep(this.steps, direction);
    if (step === undefined) return selection;
    const { state } = this;
    this.state = step.state;
    const edits = this.applyAll(step.edits);
    const back = { edits, selection: direction === 'undo' ? step.selection : selection, state };
    this.steps = takeStep(this.steps, direction, back);
    return step.selection;
  }

  /** The order of the stored rows stays. */
  arrange(filters: ordering.Filters, sorting: ordering.Sorting | undefined): void {
    this.filters = filters;
    this.sorting = sorting;
    this.order = ordering.arrangeRows(this.sheet, filters, sorting);
    this.version++;
  }
}
