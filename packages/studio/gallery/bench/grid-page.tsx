// The studio's grid, with its tools, for the bench that compares it with others.
import '../../src/ui/theme/controls.ts';
import { createRoot } from 'react-dom/client';
import { columnNames, hasCell, makeColumns, middleOf, openGrid } from '../../../../bench/grid/grid-page.ts';
import { loadTexts } from '../../src/locales/texts.ts';
import { Grid } from '../../src/ui/grid/grid.tsx';
import { GridEditor } from '../../src/ui/grid/model/grid-editor.ts';
import { type CellType, Sheet } from '../../src/ui/grid/model/sheet.ts';
import type { GridProblem } from '../../src/ui/grid/view/problem-marks.ts';
import { startTexts } from '../../src/ui/i18n.ts';
import { StudioTheme } from '../../src/ui/theme/studio-theme.tsx';

const types: readonly CellType[] = ['text', 'text', 'number', 'number', 'date'];
const columns = columnNames.map((name) => ({
  id: name,
  name,
  type: types[columnNames.indexOf(name)] ?? 'number',
}));
const problems: readonly GridProblem[] = [];
let editor: GridEditor | undefined;

function show(cells: string[][]): void {
  editor = new GridEditor(new Sheet(columns, cells), { maxRows: 200_000, isReadOnly: false });
  const place = document.querySelector('#grid');
  if (place === null) throw new Error('The page has no place for the grid.');
  createRoot(place).render(
    <StudioTheme>
      <Grid label="Rates" editor={editor} problems={problems} />
    </StudioTheme>,
  );
}

await startTexts();
await loadTexts(['widgets', 'grid']);
window.gridPage = {
  opening: openGrid(makeColumns, show, hasCell),
  textAt: (row, column) => editor?.sheet.cellAt(row, column) ?? '',
  pointOf: (row, column) =>
    middleOf(
      document.querySelector(`[aria-rowindex="${row + 2}"]:has([role="rowheader"]) [aria-colindex="${column + 2}"]`),
    ),
};
