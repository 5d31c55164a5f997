// Glide Data Grid with its defaults, and rows as high as ours. It draws on a canvas.
import DataEditor, {
  type DataEditorRef,
  type EditableGridCell,
  GridCellKind,
  type Item,
} from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { columnNames, makeColumns, openGrid, rowCount, rowHeight } from './grid-page.ts';

const editor = createRef<DataEditorRef>();
let cells: string[][] = [];

function write([column, row]: Item, value: EditableGridCell): void {
  const texts = cells[column];
  if (texts && value.kind === GridCellKind.Text) texts[row] = value.data;
}

/** Texts on the canvas, until the grid is shown. */
const drawn = new Set<string>();
const { fillText } = CanvasRenderingContext2D.prototype;

function watchCanvas(): void {
  CanvasRenderingContext2D.prototype.fillText = function watched(this: CanvasRenderingContext2D, text, ...place) {
    drawn.add(text);
    return fillText.call(this, text, ...place);
  };
}

function isDrawn(text: string): boolean {
  const isShown = drawn.has(text);
  if (isShown) CanvasRenderingContext2D.prototype.fillText = fillText;
  return isShown;
}

function show(columns: string[][]): void {
  cells = columns;
  watchCanvas();
  const place = document.querySelector('#grid');
  if (!place) throw new Error('The page has no place for the grid.');
  createRoot(place).render(
    createElement(DataEditor, {
      ref: editor,
      width: '100%',
      height: '100%',
      rows: rowCount,
      rowHeight,
      rowMarkers: 'number',
      columns: columnNames.map((title, column) => ({ id: `c${column}`, title, width: 120 })),
      getCellContent: ([column, row]) => {
        const data = cells[column]?.[row] ?? '';
        return { kind: GridCellKind.Text, data, displayData: data, allowOverlay: true };
      },
      getCellsForSelection: true,
      onPaste: true,
      onCellEdited: write,
      onCellsEdited: (edits) => {
        for (const { location, value } of edits) write(location, value);
        return true;
      },
    }),
  );
}

window.gridPage = {
  opening: openGrid(makeColumns, show, isDrawn),
  textAt: (row, column) => cells[column]?.[row] ?? '',
  pointOf(row, column) {
    const bounds = editor.current?.getBounds(column, row);
    if (!bounds) throw new Error('The cell is not in the page.');
    return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  },
};
