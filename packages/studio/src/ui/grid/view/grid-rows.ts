/**
 * The visible rows: a few elements, which show other rows when the grid scrolls. Texts and classes are only written where
 * they differ, because every write costs more than a comparison.
 */
import type { GridEditor } from '../model/grid-editor.ts';
import { rangeOf } from '../model/selection.ts';
import { isOfType } from '../cells/read-cells.ts';
import { withDecimals } from '../cells/written-number.ts';
import { type GridLayout, numbersWidth, rowHeight } from './grid-layout.ts';
import type { ProblemMarks } from './problem-marks.ts';
import classes from '../grid.module.css';

/** Rows above and below the window. */
const spareRows = 4;

interface Part {
  readonly element: HTMLElement;
  readonly text: Text;
  className: string;
}

interface RowElement {
  readonly element: HTMLElement;
  readonly number: Part;
  readonly cells: readonly Part[];
  position: number;
}

function createPart(role: string, className: string): Part {
  const element = document.createElement('div');
  const text = document.createTextNode('');
  element.setAttribute('role', role);
  element.className = className;
  element.append(text);
  return { element, text, className };
}

function write(text: Text, value: string): void {
  if (text.data !== value) text.data = value;
}

export class GridRows {
  private readonly body: HTMLElement;
  private readonly editor: GridEditor;
  private readonly layout: GridLayout;
  private rows: RowElement[] = [];
  private marks: ProblemMarks;

  constructor(body: HTMLElement, editor: GridEditor, layout: GridLayout, marks: ProblemMarks) {
    this.body = body;
    this.editor = editor;
    this.layout = layout;
    this.marks = marks;
  }

  setMarks(marks: ProblemMarks): void {
    this.marks = marks;
  }

  private createRow(): RowElement {
    const element = document.createElement('div');
    element.setAttribute('role', 'row');
    element.className = classes['row'] ?? '';
    const number = createPart('rowheader', classes['number'] ?? '');
    number.element.style.width = `${numbersWidth}px`;
    number.element.setAttribute('aria-colindex', '1');
    const cells = this.editor.columns.map((_, column) => {
      const part = createPart('gridcell', '');
      part.element.style.width = `${this.layout.widths[column]}px`;
      part.element.setAttribute('aria-colindex', String(column + 2));
      return part;
    });
    element.append(number.element, ...cells.map((cell) => cell.element));
    this.body.append(element);
    return { element, number, cells, position: -1 };
  }

  /** @param top and height of the window, within the rows */
  show(top: number, height: number): void {
    const { positionCount } = this.editor;
    const first = Math.max(0, Math.floor(top / rowHeight) - spareRows);
    const count = Math.min(positionCount - first, Math.ceil(height / rowHeight) + 2 * spareRows);
    while (this.rows.length < count) this.rows.push(this.createRow());
    // A row remains in its element while it is visible, so that scrolling by one row changes one element.
    for (let position = first; position < first + this.rows.length; position++) {
      const row = this.rows[position % this.rows.length];
      if (row !== undefined) this.showRow(row, position, position < positionCount);
    }
  }

  private showRow(row: RowElement, position: number, isShown: boolean): void {
    if (row.element.hidden === isShown) row.element.hidden = !isShown;
    if (!isShown) return;
    if (row.position !== position) {
      row.position = position;
      row.element.style.top = `${position * rowHeight}px`;
      row.element.setAttribute('aria-rowindex', String(position + 2));
    }
    const stored = this.editor.content.rowAt(position);
    const isAdded = position >= this.editor.content.shownCount;
    write(row.number.text, isAdded ? '+' : String(stored + 1));
    const range = rangeOf(this.editor.selection);
    const isInRows = position >= range.top && position <= range.bottom;
    for (const [column, cell] of row.cells.entries()) {
      const text = isAdded ? '' : this.editor.sheet.cellAt(stored, column);
      write(cell.text, this.shownText(column, text));
      const isSelected = isInRows && column >= range.left && column <= range.right;
      this.showState(cell, this.classOf(stored, column, text, isSelected), isSelected);
    }
  }

  /** Copying and editing have the text as it is stored. */
  private shownText(column: number, text: string): string {
    const { type, decimals = 0 } = this.editor.columns[column] ?? {};
    return decimals > 0 && type === 'number' && isOfType(type, text) ? withDecimals(text, decimals) : text;
  }

  private classOf(row: number, column: number, text: string, isSelected: boolean): string {
    const { type = 'text' } = this.editor.columns[column] ?? {};
    const problem = isOfType(type, text) ? this.marks.get(row, column) : 'error';
    let name = classes['cell'] ?? '';
    if (type === 'number' || type === 'percent') name += ` ${classes['numeric']}`;
    if (problem !== undefined) name += ` ${classes[problem]}`;
    return isSelected ? `${name} ${classes['selected']}` : name;
  }

  private showState(cell: Part, className: string, isSelected: boolean): void {
    if (cell.className === className) return;
    cell.className = className;
    cell.element.className = className;
    cell.element.setAttribute('aria-selected', String(isSelected));
  }
}
