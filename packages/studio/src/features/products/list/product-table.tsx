/** The virtualized table of product groups; draws rows and moves the focus, decides nothing about products. */
import { useTranslation } from 'react-i18next';
import { useWindowRows } from '../../../ui/rows/use-window-rows.ts';
import type { ProductRow } from './product-groups.ts';
import { ProductRowCells, type ProductRowActions } from './product-row-cells.tsx';
import classes from './product-table.module.css';

const heights = { group: 40, 'version-head': 28, version: 36, 'create-version': 36 } as const;

const productRows = {
  keyOf: ({ key }: ProductRow) => key,
  heightOf: ({ kind }: ProductRow) => heights[kind],
  isPassedOver: ({ kind }: ProductRow) => kind === 'version-head',
};

interface ProductTableProps extends Omit<ProductRowActions, 'onKeyDown'> {
  readonly rows: readonly ProductRow[];
  /** The row to bring into view, such as a product's that was just created. */
  readonly revealKey?: string | undefined;
}

export function ProductTable({ rows, onToggle, onCreateVersion, revealKey }: ProductTableProps) {
  const { t } = useTranslation('products');
  const { body, items, totalHeight, handleKeyDown } = useWindowRows({ rows, revealKey, ...productRows });
  return (
    <table className={classes['table']} aria-label={t('list.title')} aria-rowcount={rows.length + 1}>
      <ProductTableHead />
      <tbody ref={body} className={classes['body']} style={{ height: totalHeight }}>
        {items.map(({ index, top, height }) => {
          const row = rows[index];
          if (!row) return null;
          const place = { height, transform: `translateY(${top}px)` };
          return (
            <tr key={row.key} aria-rowindex={index + 2} data-index={index} className={rowClass(row)} style={place}>
              <ProductRowCells
                row={row}
                onToggle={onToggle}
                onCreateVersion={onCreateVersion}
                onKeyDown={handleKeyDown}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function ProductTableHead() {
  const { t } = useTranslation('products');
  return (
    <thead className={classes['block']}>
      <tr aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
        <th scope="col">{t('column.plan')}</th>
        <th scope="col">{t('column.type')}</th>
        <th scope="col">{t('column.versions')}</th>
        <th scope="col">{t('column.changedBy')}</th>
        <th scope="col">{t('column.lastChange')}</th>
      </tr>
    </thead>
  );
}

function rowClass(row: ProductRow): string {
  const kinds = { group: 'group', 'version-head': 'subHead', version: 'version', 'create-version': 'create' } as const;
  const expanded = row.kind === 'group' && row.expanded ? classes['expanded'] : '';
  return `${classes['row']} ${classes[kinds[row.kind]]} ${expanded}`;
}
