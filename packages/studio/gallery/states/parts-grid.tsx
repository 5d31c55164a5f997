// The spreadsheet: cells of every type, problems, a filter, and a viewer's.
import { useState } from 'react';
import { Grid } from '../../src/ui/grid/grid.tsx';
import { GridEditor } from '../../src/ui/grid/model/grid-editor.ts';
import { type GridColumn, Sheet } from '../../src/ui/grid/model/sheet.ts';
import type { GridProblem } from '../../src/ui/grid/view/problem-marks.ts';
import type { State, States } from '../state.ts';
import { press, see } from '../steps.ts';
import classes from '../parts.module.css';

const columns: readonly GridColumn[] = [
  { id: 'zone', name: '地區', type: 'text' },
  { id: 'from', name: '日數由', type: 'number' },
  { id: 'to', name: '日數至', type: 'number' },
  { id: 'sold', name: '銷售日期', type: 'date' },
  { id: 'smoker', name: '吸煙', type: 'boolean' },
  { id: 'amount', name: '保費', type: 'number' },
  { id: 'share', name: '折扣', type: 'percent' },
];

/** Written on keyboards in the same way everywhere. */
const keyNames = ['Alt', 'Ctrl', 'Escape', 'Tab'];

const zones = ['亞洲', '歐洲', '全球'];

function rateCells(rowCount: number): string[][] {
  const rows = Array.from({ length: rowCount }, (_, row) => [
    zones[row % zones.length] ?? '',
    String(1 + 7 * (row % 5)),
    String(8 + 7 * (row % 5)),
    '2027-01-31',
    row % 2 === 0 ? 'true' : 'false',
    (100 + row * 1.5).toFixed(2),
    '12.5',
  ]);
  return columns.map((_, column) => rows.map((row) => row[column] ?? ''));
}

const problems: readonly GridProblem[] = [
  {
    severity: 'error',
    text: '第 2 列的保費並非數字。',
    row: 1,
    columns: [5],
    corrections: ['101.05', '10105'],
    checked: '101.50',
  },
  { severity: 'error', text: '第 4 列與第 1 列的範圍重疊。', row: 3, otherRow: 0, columns: [1, 2] },
  { severity: 'warning', text: '第 5 列之前欠缺 8 至 15 日。', row: 4, columns: [] },
];

interface RatesProps {
  readonly rowCount: number;
  readonly found?: readonly GridProblem[];
  readonly isReadOnly?: boolean;
}

function Rates({ rowCount, found = [], isReadOnly = false }: RatesProps) {
  const [editor] = useState(
    () => new GridEditor(new Sheet(columns, rateCells(rowCount)), { maxRows: 200_000, isReadOnly }),
  );
  return (
    <div className={classes['sheet']}>
      <Grid label="旅遊保費表" editor={editor} problems={found} />
    </div>
  );
}

/** @param last what is shown at the end */
function showing(props: RatesProps, last: string, steps?: State['steps']): State {
  return {
    part: <Rates {...props} />,
    namespaces: ['widgets', 'grid'],
    names: keyNames,
    steps: async () => {
      await see('地區');
      await steps?.();
      await see(last);
    },
  };
}

export const states: States = {
  rows: showing({ rowCount: 100_000 }, '保費'),
  'no rows': showing({ rowCount: 0 }, '保費'),
  problems: showing({ rowCount: 40, found: problems }, '第 2 列的保費並非數字。', async () =>
    press('grid:problems.next'),
  ),
  'of a viewer': showing({ rowCount: 40, isReadOnly: true }, '保費'),
  'find and replace': showing({ rowCount: 40 }, 'grid:find.replaceAll', async () => press('grid:tools.find')),
  'menu of a column': showing({ rowCount: 40 }, 'grid:sort.ascending', async () =>
    press('grid:menu', { column: '地區' }),
  ),
  filter: showing({ rowCount: 40 }, 'grid:filter.apply', async () => {
    await press('grid:menu', { column: '地區' });
    await press('grid:filter.open');
  }),
};
