/**
 * The text box over the active cell, which always has the focus: keys, paste and the composition of an input method go into
 * it from the first key on. Two boxes alternate, because screen readers do not read a name that changes under the focus.
 */
import type { EntryMode } from './grid-keys.ts';
import { rowHeight } from './grid-layout.ts';
import classes from '../grid.module.css';

interface Box {
  readonly row: HTMLElement;
  readonly cell: HTMLElement;
  readonly field: HTMLTextAreaElement;
}

function createBox(): Box {
  const row = document.createElement('div');
  const cell = document.createElement('div');
  const field = document.createElement('textarea');
  row.setAttribute('role', 'row');
  row.className = classes['boxRow'] ?? '';
  row.hidden = true;
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('aria-selected', 'true');
  cell.className = classes['box'] ?? '';
  field.rows = 1;
  field.spellcheck = false;
  field.autocomplete = 'off';
  field.setAttribute('autocapitalize', 'off');
  field.dataset['mode'] = 'ready';

  cell.append(field);
  row.append(cell);
  return { row, cell, field };
}

export interface BoxPlace {
  readonly position: number;
  readonly column: number;
  readonly left: number;
  readonly width: number;
  readonly name: string;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
}

export class CellBox {
  private shown = createBox();
  private other = createBox();
  private mode: EntryMode = 'ready';
  private place = '';

  constructor(body: HTMLElement) {
    body.append(this.shown.row, this.other.row);
  }

  get fields(): readonly HTMLTextAreaElement[] {
    return [this.shown.field, this.other.field];
  }

  get field(): HTMLTextAreaElement {
    return this.shown.field;
  }

  get entryMode(): EntryMode {
    return this.mode;
  }

  get text(): string {
    return this.shown.field.value;
  }

  hasFocus(): boolean {
    return document.activeElement === this.shown.field;
  }

  focus(): void {
    this.shown.field.focus({ preventScroll: true });
  }

  /** Over a cell; moves the focus to the other box if it had the focus over another one. */
  moveTo(place: BoxPlace): void {
    const key = `${place.position} ${place.column}`;
    if (this.place !== key && this.place !== '' && this.hasFocus()) {
      [this.shown, this.other] = [this.other, this.shown];
      this.put(place);
      this.focus();
      this.other.row.hidden = true;
    } else {
      this.put(place);
    }
    this.place = key;
  }

  private put({ position, column, left, width, name, problem, isReadOnly }: BoxPlace): void {
    const { row, cell, field } = this.shown;
    row.hidden = false;
    row.style.top = `${position * rowHeight}px`;
    row.setAttribute('aria-rowindex', String(position + 2));
    cell.style.left = `${left}px`;
    cell.style.minWidth = `${width + 1}px`;
    cell.setAttribute('aria-colindex', String(column + 2));
    field.setAttribute('aria-label', name);
    field.readOnly = isReadOnly;
    field.setAttribute('aria-invalid', String(problem !== undefined));
    if (problem === undefined) field.removeAttribute('aria-description');
    else field.setAttribute('aria-description', problem);
  }

  setMode(mode: EntryMode): void {
    this.mode = mode;
    this.shown.field.dataset['mode'] = mode;
  }

  /** Begins with a text that replaces that of the cell, or that can be edited. */
  begin(mode: 'typing' | 'editing', text: string): void {
    this.shown.field.value = text;
    this.setMode(mode);
    this.shown.field.setSelectionRange(text.length, text.length);
  }

  /** @returns what was typed */
  end(): string {
    const { value } = this.shown.field;
    this.shown.field.value = '';
    this.setMode('ready');
    return value;
  }
}
