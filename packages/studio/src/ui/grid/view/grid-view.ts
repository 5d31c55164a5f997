/** The part of the grid that React does not render: the rows, the text box over the active cell, and their events. */
import { readMergedCells } from '../clipboard/clipboard-html.ts';
import { parseRows, writeHtml, writeRows } from '../clipboard/clipboard-text.ts';
import type { GridEditor, PasteResult } from '../model/grid-editor.ts';
import { selectCell, selectRange, type Spot } from '../model/selection.ts';
import { CellBox } from './cell-box.ts';
import { FillHandle } from './fill-handle.ts';
import { commandOf, type GridCommand } from './grid-keys.ts';
import { type GridLayout, headHeight, rowHeight, scrollTo, spotAt } from './grid-layout.ts';
import { GridRows } from './grid-rows.ts';
import { type GridProblem, ProblemMarks } from './problem-marks.ts';

/** Longer texts on the clipboard are not parsed. */
const maxPastedLength = 50_000_000;

export interface GridHandlers {
  readonly onPaste: (result: PasteResult) => void;
  readonly onFind: () => void;
  /** Opens the menu of a column. */
  readonly onMenu: (column: number) => void;
  /** The name of a cell, such as “amount, row 6: 120.00”. */
  readonly nameCell: (column: string, row: number, text: string) => string;
  readonly nameEmptyCell: (column: string, row: number) => string;
  readonly nameAddedCell: (column: string) => string;
  readonly describe: (problem: GridProblem) => string;
}

export class GridView {
  private readonly scroller: HTMLElement;
  private readonly body: HTMLElement;
  private readonly editor: GridEditor;
  private readonly layout: GridLayout;
  private readonly rows: GridRows;
  private readonly box: CellBox;
  private readonly handle: FillHandle;
  private handlers: GridHandlers | undefined;
  private isFocusWanted = false;
  private problems: readonly GridProblem[] = [];
  private revealed: Spot | undefined;
  private readonly closing = new AbortController();

  constructor(
    { scroller, body }: { readonly scroller: HTMLElement; readonly body: HTMLElement },
    editor: GridEditor,
    layout: GridLayout,
  ) {
    this.scroller = scroller;
    this.body = body;
    this.editor = editor;
    this.layout = layout;
    this.rows = new GridRows(body, editor, layout, new ProblemMarks([], editor.columns.length));
    this.box = new CellBox(body);
    const { signal } = this.closing;
    const spotOf = (event: PointerEvent): Spot => this.spotOf(event);
    const onReach = (spot: Spot): void => this.scrollTo(spot);
    this.handle = new FillHandle({ body, editor, layout, spotOf, onReach, onDone: () => this.focus() }, signal);
    scroller.addEventListener('scroll', () => this.showRows(), { signal, passive: true });
    const resizing = new ResizeObserver(() => this.showRows());
    resizing.observe(scroller);
    signal.addEventListener('abort', () => resizing.disconnect());
    signal.addEventListener(
      'abort',
      editor.subscribe(() => this.show()),
    );
    for (const field of this.box.fields) this.listen(field, signal);
    body.addEventListener('pointerdown', (event) => this.handlePointer(event), { signal });
    body.addEventListener('dblclick', () => this.edit(), { signal });
    editor.finishTyping = () => this.enter();
    editor.focus = () => this.focus();
    this.show();
  }

  close(): void {
    this.closing.abort();
    this.body.replaceChildren();
  }

  setHandlers(handlers: GridHandlers): void {
    this.handlers = handlers;
    this.placeBox();
    if (this.isFocusWanted) this.focus();
  }

  setProblems(problems: readonly GridProblem[]): void {
    this.problems = problems;
    this.rows.setMarks(new ProblemMarks(problems, this.editor.columns.length));
    this.showRows();
    this.placeBox();
  }

  /** The box is hidden until it has its name. */
  focus(): void {
    this.isFocusWanted = this.handlers === undefined;
    this.box.focus();
  }

  private listen(field: HTMLTextAreaElement, signal: AbortSignal): void {
    field.addEventListener('keydown', (event) => this.handleKey(event), { signal });
    field.addEventListener('input', () => this.handleInput(), { signal });
    field.addEventListener('compositionstart', () => this.handleInput(), { signal });
    field.addEventListener('paste', (event) => this.handlePaste(event), { signal });
    field.addEventListener('copy', (event) => this.handleCopy(event), { signal });
    field.addEventListener('cut', (event) => this.handleCopy(event), { signal });
    field.addEventListener('blur', (event) => this.handleBlur(event), { signal });
  }

  private show(): void {
    this.body.style.height = `${this.editor.positionCount * rowHeight}px`;
    this.scroller.setAttribute('aria-rowcount', String(this.editor.positionCount + 1));
    this.reveal();
    this.showRows();
    this.placeBox();
  }

  private showRows(): void {
    const { scrollTop, clientHeight } = this.scroller;
    const height = Math.max(rowHeight, clientHeight - headHeight);
    this.editor.pageSize = Math.max(1, Math.floor(height / rowHeight) - 1);
    this.rows.show(scrollTop, height);
  }

  private reveal(): void {
    const spot = this.editor.revealed;
    if (spot === this.revealed) return;
    this.revealed = spot;
    this.scrollTo(spot);
  }

  private scrollTo(spot: Spot): void {
    const { scrollTop, scrollLeft, clientWidth: width, clientHeight: height } = this.scroller;
    const [top, left] = scrollTo(spot, this.layout, { scrollTop, scrollLeft, width, height });
    if (top !== scrollTop) this.scroller.scrollTop = top;
    if (left !== scrollLeft) this.scroller.scrollLeft = left;
  }

  private placeBox(): void {
    this.handle.place();
    const { active } = this.editor.selection;
    const { position, column } = active;
    const row = this.editor.content.rowAt(position);
    const isAdded = position >= this.editor.content.shownCount;
    const name = this.editor.columns[column]?.name ?? '';
    const text = isAdded ? '' : this.editor.content.cellAt(active);
    if (this.handlers === undefined) return;
    const { nameAddedCell, nameEmptyCell, nameCell, describe } = this.handlers;
    const problem = this.problems.find(
      (one) => (one.row === row || one.otherRow === row) && (one.columns.length === 0 || one.columns.includes(column)),
    );
    this.box.moveTo({
      position,
      column,
      left: this.layout.edges[column] ?? 0,
      width: this.layout.widths[column] ?? 0,
      name: isAdded ? nameAddedCell(name) : text === '' ? nameEmptyCell(name, row + 1) : nameCell(name, row + 1, text),
      problem: problem && describe(problem),
      isReadOnly: this.editor.limits.isReadOnly,
    });
  }

  private handleInput(): void {
    if (this.box.entryMode === 'ready') this.box.setMode('typing');
  }

  private handleKey(event: KeyboardEvent): void {
    // The input method uses the key, also the one that ends the composition.
    if (event.isComposing || event.key === 'Process') return;
    const command = commandOf(event, this.box.entryMode);
    if (command === undefined) return;
    if (this.run(command)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Enters what was typed, if anything was. */
  private enter(isForAll = false): void {
    if (this.box.entryMode === 'ready') return;
    this.editor.enter(this.box.end(), isForAll);
  }

  private edit(): void {
    if (this.editor.limits.isReadOnly || this.box.entryMode !== 'ready') return;
    this.box.begin('editing', this.editor.content.cellAt(this.editor.selection.active));
    this.box.focus();
  }

  /** @returns whether the key was used */
  private run(command: GridCommand): boolean {
    const { editor, box } = this;
    switch (command.kind) {
      case 'move':
        this.enter();
        editor.move(command.move);
        break;
      case 'step':
        this.enter();
        return editor.step(command.key, command.isBackward);
      case 'enterAll':
        this.enter(true);
        break;
      case 'cancel':
        box.end();
        break;
      case 'breakLine':
        box.field.setRangeText('\n', box.field.selectionStart, box.field.selectionEnd, 'end');
        break;
      case 'edit':
        this.edit();
        break;
      case 'retype':
        if (!editor.limits.isReadOnly) box.begin('typing', '');
        break;
      case 'find':
        this.handlers?.onFind();
        break;
      case 'menu':
        this.handlers?.onMenu(editor.selection.active.column);
        break;
      case 'change':
        command.change(editor);
        break;
      default:
        return command satisfies never;
    }
    return true;
  }

  private handlePaste(event: ClipboardEvent): void {
    if (this.box.entryMode !== 'ready' || event.clipboardData === null) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text.length > maxPastedLength) {
      this.handlers?.onPaste({ kind: 'tooManyRows' });
      return;
    }
    const merged = readMergedCells(event.clipboardData.getData('text/html'), this.editor.columns.length);
    const rows = merged?.rows ?? parseRows(text);
    if (rows.length > 0) this.handlers?.onPaste(this.editor.paste(rows, merged?.mergedCount ?? 0));
  }

  private handleCopy(event: ClipboardEvent): void {
    if (this.box.entryMode !== 'ready' || event.clipboardData === null) return;
    event.preventDefault();
    const rows = this.editor.copy();
    const { anchor, focus } = this.editor.selection;
    const columns = this.editor.columns.slice(Math.min(anchor.column, focus.column));
    const isNumeric = columns.map(({ type }) => type === 'number' || type === 'percent');
    event.clipboardData.setData('text/plain', writeRows(rows));
    event.clipboardData.setData('text/html', writeHtml(rows, isNumeric));
    if (event.type === 'cut') this.editor.clear();
  }

  /** Leaving the grid enters what was typed; switching to another window does not. */
  private handleBlur({ relatedTarget, target }: FocusEvent): void {
    const isToOtherBox = relatedTarget instanceof HTMLTextAreaElement && this.box.fields.includes(relatedTarget);
    if (!isToOtherBox && target === this.box.field && document.hasFocus()) this.enter();
  }

  private spotOf({ clientX, clientY }: PointerEvent): Spot {
    const { left, top } = this.body.getBoundingClientRect();
    const scrolled = clientX - this.scroller.getBoundingClientRect().left;
    // The row numbers stay at the left edge.
    const isNumber = scrolled < (this.layout.edges[0] ?? 0);
    return spotAt(isNumber ? 0 : clientX - left, clientY - top, this.layout, this.editor.positionCount);
  }

  private handlePointer(event: PointerEvent): void {
    const isInBox = event.target instanceof Node && this.box.field.contains(event.target);
    if (event.button !== 0 || (isInBox && this.box.entryMode !== 'ready')) return;
    event.preventDefault();
    this.enter();
    this.box.focus();
    this.selectTo(this.spotOf(event), event.shiftKey);
    const moving = new AbortController();
    const { signal } = moving;
    this.body.setPointerCapture(event.pointerId);
    this.body.addEventListener('pointermove', (moved) => this.selectTo(this.spotOf(moved), true), { signal });
    for (const end of ['pointerup', 'pointercancel']) {
      this.body.addEventListener(end, () => moving.abort(), { signal });
    }
  }

  private selectTo(spot: Spot, isExtending: boolean): void {
    const { anchor } = this.editor.selection;
    const last = this.editor.columns.length - 1;
    if (spot.column < 0) {
      const from = isExtending ? anchor.position : spot.position;
      this.editor.select(selectRange({ position: from, column: 0 }, { position: spot.position, column: last }), {
        position: spot.position,
        column: 0,
      });
      return;
    }
    this.editor.select(isExtending ? { ...this.editor.selection, focus: spot } : selectCell(spot), spot);
  }
}
