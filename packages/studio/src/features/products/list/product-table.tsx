/** The table of product groups: columns and kinds of rows only, without any logic. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import type { ProductRow } from './product-groups.ts';
import { ProductRowCells, type ProductRowActions } from './product-row-cells.tsx';
import classes from './product-table.module.css';

const heights = { group: 40, 'version-head': 28, version: 36, 'group-actions': 36 } as const;

const productRows = {
  keyOf: ({ key }: ProductRow) => key,
  rowHeight: heights.group,
  heightOf: ({ kind }: ProductRow) => heights[kind],
  isPassedOver: ({ kind }: ProductRow) => kind === 'version-head',
  rowClass,
  loadingRows: 10,
};

interface ProductTableProps extends Omit<ProductRowActions, 'onKeyDown'> {
  /** Undefined until the first response. */
  readonly rows: readonly ProductRow[] | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
}

export function ProductTable({ onToggle, onCreateVersion, onExport, ...list }: ProductTableProps) {
  const { t } = useTranslation('products');
  return (
    <ListTable
      {...list}
      {...productRows}
      label={t('list.title')}
      failed={t('list.failed')}
      columns={useColumns()}
      className={classes['columns']}
      renderCells={(row, onKeyDown) => <ProductRowCells {...{ row, onToggle, onCreateVersion, onExport, onKeyDown }} />}
    />
  );
}

function useColumns(): readonly ListColumn[] {
  const { t } = useTranslation('products');
  return [
    {
      heading: t('column.plan'),
      bars: [
        [12, 120],
        [12, 104],
        [12, 136],
        [12, 112],
        [12, 150],
      ],
    },
    { heading: t('column.type'), bars: [[104], [140], [116], [92], [128]] },
    { heading: t('column.versions'), bars: [[16]] },
    { heading: t('column.changedBy'), bars: [[72]] },
    { heading: t('column.lastChange'), bars: [[132]] },
  ];
}

function rowClass(row: ProductRow): string {
  const kinds = { group: 'group', 'version-head': 'subHead', version: 'version', 'group-actions': 'actions' } as const;
  const expanded = row.kind === 'group' && row.expanded ? classes['expanded'] : '';
  return `${classes[kinds[row.kind]]} ${expanded}`;
}
