/** The first rows of a large table, to look at while the others are loaded. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/grid/grid.tsx';
import { GridEditor } from '../../../ui/grid/model/grid-editor.ts';
import { Sheet } from '../../../ui/grid/model/sheet.ts';
import type { GridProblem } from '../../../ui/grid/view/problem-marks.ts';
import { LayoutHeader } from '../../../ui/layout/layout-header.tsx';
import screen from '../../../ui/layout/screen.module.css';
import type { ProductKey } from '../../../paths/products.ts';
import { toGridColumns } from '../columns/table-columns.ts';
import type { OpenedTable } from '../rate-tables.api.ts';
import classes from './table-editor.module.css';
import { TableMeta } from './table-meta.tsx';
import { useCellNames } from './use-cell-names.ts';

interface TablePreviewProps {
  readonly productId: ProductKey;
  readonly backTo: string;
  readonly table: OpenedTable;
}

const noProblems: readonly GridProblem[] = [];

export function TablePreview({ productId, backTo, table }: TablePreviewProps) {
  const { t } = useTranslation('grid');
  const names = useCellNames();
  const { name, columns, cells, rowCount, productName } = table;
  const [editor] = useState(
    () => new GridEditor(new Sheet(toGridColumns(columns, names), cells), { maxRows: rowCount, isReadOnly: true }),
  );
  return (
    <div className={screen['screen']}>
      <LayoutHeader
        backTo={backTo}
        title={name}
        meta={<TableMeta productId={productId} name={productName} />}
        beside={<span className={classes['loading']}>{t('tables.loadingRows', { count: rowCount })}</span>}
      />
      <main className={`${screen['panes']} ${classes['panes']}`}>
        <Grid label={name} editor={editor} problems={noProblems} />
      </main>
    </div>
  );
}
