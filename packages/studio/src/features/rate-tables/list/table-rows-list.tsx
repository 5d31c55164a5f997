/** The table of tables: columns and cells only. */
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import list from '../../../ui/list-table/list-table.module.css';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import type { ProductKey } from '../../../paths/products.ts';
import { productRateTablesPath } from '../../../paths/rate-tables.ts';
import type { ListedTable } from '../rate-tables.api.ts';
import { namesOf } from './table-facts.ts';
import classes from './table-list.module.css';

interface TableRowsProps {
  readonly productId: ProductKey;
  /** Undefined until the first response. */
  readonly tables: readonly ListedTable[] | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
  readonly mayWrite: boolean;
  readonly onRename: (table: ListedTable) => void;
  readonly onDelete: (table: ListedTable) => void;
}

const tableRows = { keyOf: ({ name }: ListedTable) => name, rowHeight: 40, loadingRows: 4 };

export function TableRows({ productId, tables, mayWrite, onRename, onDelete, ...state }: TableRowsProps) {
  const { t } = useTranslation('grid');
  return (
    <ListTable
      {...state}
      {...tableRows}
      label={t('tables.title')}
      failed={t('tables.listFailed')}
      columns={[
        { heading: t('tables.column.name'), bars: [[140], [120], [160]] },
        { heading: t('tables.column.keys'), bars: [[120], [160], [100]] },
        { heading: t('tables.column.values'), bars: [[80], [100], [90]] },
        { heading: t('tables.column.rows'), bars: [[40]] },
        { heading: t('tables.column.changed'), bars: [[140]] },
        { heading: t('tables.column.tools'), isHeadingHidden: true },
      ]}
      className={classes['columns']}
      rows={tables}
      renderCells={(table, onKeyDown) => (
        <TableCells {...{ productId, table, mayWrite, onRename, onDelete, onKeyDown }} />
      )}
    />
  );
}

interface TableCellsProps extends Pick<TableRowsProps, 'productId' | 'mayWrite' | 'onRename' | 'onDelete'> {
  readonly table: ListedTable;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const icon = { size: 16, stroke: 1.75 } as const;

function TableCells({ productId, table, mayWrite, onRename, onDelete, onKeyDown }: TableCellsProps) {
  const { t } = useTranslation('grid');
  const { name, rowCount, lastModifiedAt, lastModifiedBy } = table;
  return (
    <>
      <td title={name}>
        <Link
          className={`${list['target']} ${classes['name']}`}
          to={productRateTablesPath(productId, name)}
          dir="auto"
          onKeyDown={onKeyDown}
        >
          {name}
        </Link>
      </td>
      <td dir="auto">{namesOf(table, 'keys')}</td>
      <td dir="auto">{namesOf(table, 'values')}</td>
      <td>{t('tables.rowCount', { count: rowCount })}</td>
      <td>
        {formatDateTime(lastModifiedAt)}
        {lastModifiedBy === undefined ? null : ` · ${lastModifiedBy}`}
      </td>
      <td>
        {mayWrite ? (
          <span className={classes['tools']}>
            <IconButton
              size={24}
              label={t('tables.rename.open', { name })}
              icon={<IconPencil {...icon} />}
              onClick={() => onRename(table)}
            />
            <IconButton
              size={24}
              label={t('tables.delete.open', { name })}
              icon={<IconTrash {...icon} />}
              onClick={() => onDelete(table)}
            />
          </span>
        ) : null}
      </td>
    </>
  );
}
