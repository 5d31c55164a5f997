// AG Grid Community with its defaults, and rows as high as ours.
import { AllCommunityModule, createGrid, ModuleRegistry, type GridApi } from 'ag-grid-community';
import { columnNames, hasCell, makeCell, middleOf, openGrid, rowCount, rowHeight } from './grid-page.ts';

type Row = Record<string, string>;

ModuleRegistry.registerModules([AllCommunityModule]);

let api: GridApi<Row> | undefined;
let rows: Row[] = [];

function makeRows(): Row[] {
  return Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(columnNames.map((__, column) => [`c${column}`, makeCell(row, column)])),
  );
}

function show(rowData: Row[]): void {
  rows = rowData;
  const place = document.querySelector<HTMLElement>('#grid');
  if (!place) throw new Error('The page has no place for the grid.');
  api = createGrid<Row>(place, {
    rowData,
    rowHeight,
    columnDefs: columnNames.map((headerName, column) => ({ field: `c${column}`, headerName, width: 120 })),
    defaultColDef: { editable: true },
  });
}

window.gridPage = {
  opening: openGrid(makeRows, show, hasCell),
  textAt: (row, column) => api?.getDisplayedRowAtIndex(row)?.data?.[`c${column}`] ?? rows[row]?.[`c${column}`] ?? '',
  pointOf: (row, column) => middleOf(document.querySelector(`[row-index="${row}"] [col-id="c${column}"]`)),
};
