/** The virtualized table of product groups; draws rows and moves the focus, decides nothing about products. */
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../ui/date-time.ts';
import { productInfoPath } from './paths.ts';
import type { ProductGroup, ProductRow } from './product-groups.ts';
import type { Product } from './product.ts';
import classes from './product-table.module.css';
import { useProductRows } from './use-product-rows.ts';

interface ProductTableProps {
  readonly rows: readonly ProductRow[];
  readonly onToggle: (group: ProductGroup) => void;
  readonly onCreateVersion: (group: ProductGroup) => void;
  /** The row to bring into view, such as a product's that was just created. */
  readonly revealKey?: string | undefined;
}

export function ProductTable({ rows, onToggle, onCreateVersion, revealKey }: ProductTableProps) {
  const { t } = useTranslation('products');
  const { body, items, totalHeight, handleKeyDown } = useProductRows(rows, revealKey);
  return (
    <table className={classes['table']} aria-label={t('list.title')} aria-rowcount={rows.length + 1}>
      <ProductTableHead />
      <tbody ref={body} className={classes['body']} style={{ height: totalHeight }}>
        {items.map(({ index, top, height }) => {
          const row = rows[index];
          if (!row) return null;
          const place = { height, transform: `translateY(${top}px)` };
          return (
            <div
              key={row.key}
              role="row"
              aria-rowindex={index + 2}
              data-index={index}
              className={rowClass(row)}
              style={place}
            >
              <RowCells row={row} onToggle={onToggle} onCreateVersion={onCreateVersion} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function ProductTableHead() {
  const { t } = useTranslation('products');
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
        <span role="columnheader">{t('column.plan')}</span>
        <span role="columnheader">{t('column.type')}</span>
        <span role="columnheader">{t('column.versions')}</span>
        <span role="columnheader">{t('column.changedBy')}</span>
        <span role="columnheader">{t('column.lastChange')}</span>
      </div>
    </div>
  );
}

function rowClass(row: ProductRow): string {
  const kinds = { group: 'group', 'version-head': 'subHead', version: 'version', 'create-version': 'create' } as const;
  const expanded = row.kind === 'group' && row.expanded ? classes['expanded'] : '';
  return `${classes['row']} ${classes[kinds[row.kind]]} ${expanded}`;
}

type RowCellsProps = Pick<ProductTableProps, 'onToggle' | 'onCreateVersion'> & { readonly row: ProductRow };

function RowCells({ row, onToggle, onCreateVersion }: RowCellsProps) {
  if (row.kind === 'group') return <GroupCells group={row.group} expanded={row.expanded} onToggle={onToggle} />;
  if (row.kind === 'version-head') return <VersionHeadCells />;
  if (row.kind === 'version') return <VersionCells product={row.product} />;
  return <CreateVersionCell group={row.group} onCreateVersion={onCreateVersion} />;
}

function GroupCells(props: { group: ProductGroup; expanded: boolean; onToggle: (group: ProductGroup) => void }) {
  const { group, expanded, onToggle } = props;
  const { plan, type, lastChanged } = group;
  const Caret = expanded ? IconChevronDown : IconChevronRight;
  return (
    <>
      <span role="cell">
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={expanded}
          aria-label={`${plan} ${type}`}
          onClick={() => onToggle(group)}
        >
          <Caret size={14} aria-hidden />
          <span className={classes['name']}>{plan}</span>
        </button>
      </span>
      <span role="cell">{type}</span>
      <span role="cell">{group.versions.length}</span>
      <span role="cell">{lastChanged.changedBy}</span>
      <span role="cell">{formatDateTime(lastChanged.changedAt)}</span>
    </>
  );
}

function VersionHeadCells() {
  const { t } = useTranslation('products');
  return (
    <>
      <span role="cell">{t('column.name')}</span>
      <span role="cell">{t('column.insurer')}</span>
      <span role="cell">{t('column.version')}</span>
      <span role="cell" />
      <span role="cell" />
    </>
  );
}

function VersionCells({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  return (
    <>
      <span role="cell">
        <Link className={classes['link']} to={productInfoPath(product.key)}>
          <span className={classes['name']} dir="auto">
            {product.name}
          </span>
        </Link>
      </span>
      <span role="cell">{product.insurerName}</span>
      <span role="cell">{product.key.version || t('noVersion')}</span>
      <span role="cell">{product.changedBy}</span>
      <span role="cell">{formatDateTime(product.changedAt)}</span>
    </>
  );
}

function CreateVersionCell(props: { group: ProductGroup; onCreateVersion: (group: ProductGroup) => void }) {
  const { group, onCreateVersion } = props;
  const { t } = useTranslation('products');
  return (
    <span role="cell">
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        title={t('createVersionOf', { plan: group.plan, type: group.type })}
        onClick={() => onCreateVersion(group)}
      >
        {t('createVersion')}
      </Button>
    </span>
  );
}
