/** The handle at the corner of the selected cells, which fills the cells that it is dragged over. Ctrl+D and Ctrl+R do too. */
import { filledRange } from '../model/fill-cells.ts';
import type { GridEditor } from '../model/grid-editor.ts';
import { type Range, rangeOf, type Spot } from '../model/selection.ts';
import { type GridLayout, rowHeight } from './grid-layout.ts';
import classes from '../grid.module.css';

interface FillHandleOptions {
  readonly body: HTMLElement;
  readonly editor: GridEditor;
  readonly layout: GridLayout;
  readonly spotOf: (event: PointerEvent) => Spot;
  /** Scrolls to a cell that the pointer has reached. */
  readonly onReach: (spot: Spot) => void;
  readonly onDone: () => void;
}

export class FillHandle {
  private readonly options: FillHandleOptions;
  private readonly handle = document.createElement('div');
  private readonly area = document.createElement('div');

  constructor(options: FillHandleOptions, signal: AbortSignal) {
    this.options = options;
    this.handle.className = classes['handle'] ?? '';
    this.handle.dataset['fillHandle'] = '';
    this.area.className = classes['fillArea'] ?? '';
    this.area.hidden = true;
    for (const element of [this.area, this.handle]) element.setAttribute('role', 'none');
    options.body.append(this.area, this.handle);
    this.handle.addEventListener('pointerdown', (event) => this.drag(event), { signal });
  }

  /** At the corner of the selected cells. */
  place(): void {
    const { editor, layout } = this.options;
    const { bottom, right, top } = rangeOf(editor.selection);
    this.handle.hidden = editor.limits.isReadOnly || top >= editor.content.shownCount;
    this.handle.style.top = `${(bottom + 1) * rowHeight}px`;
    this.handle.style.left = `${layout.edges[right + 1] ?? 0}px`;
  }

  private show(range: Range | undefined): void {
    const { edges } = this.options.layout;
    this.area.hidden = range === undefined;
    if (range === undefined) return;
    const left = edges[range.left] ?? 0;
    this.area.style.top = `${range.top * rowHeight}px`;
    this.area.style.height = `${(range.bottom - range.top + 1) * rowHeight}px`;
    this.area.style.left = `${left}px`;
    this.area.style.width = `${(edges[range.right + 1] ?? 0) - left}px`;
  }

  private drag(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { editor, spotOf, onReach, onDone } = this.options;
    const selected = rangeOf(editor.selection);
    const range = { ...selected, bottom: Math.min(selected.bottom, editor.content.shownCount - 1) };
    const moving = new AbortController();
    const { signal } = moving;
    let reached: Spot | undefined;
    this.handle.setPointerCapture(event.pointerId);
    const move = (moved: PointerEvent): void => {
      reached = spotOf(moved);
      onReach(reached);
      this.show(filledRange(range, reached));
    };
    const end = (isDone: boolean) => (): void => {
      moving.abort();
      this.show(undefined);
      if (isDone && reached !== undefined) editor.fillTo(reached);
      onDone();
    };
    this.handle.addEventListener('pointermove', move, { signal });
    this.handle.addEventListener('pointerup', end(true), { signal });
    this.handle.addEventListener('pointercancel', end(false), { signal });
  }
}
