/** The cells of each kind of row in the product table. */
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconCopy, IconDownload, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import list from '../../../ui/list-table/list-table.module.css';
import { productCopyPath, productInfoPath } from '../../../paths/products.ts';
import type { ProductGroup, ProductRow } from './product-groups.ts';
import classes from './product-table.module.css';
import type { Product } from '../product.ts';

export interface ProductRowActions {
  readonly onToggle: (group: ProductGroup) => void;
  /** Undefined for users without the right. */
  readonly onCreateVersion: ((group: ProductGroup) => void) | undefined;
  readonly onExport: (group: ProductGroup) => void;
  /** Handles the arrow keys between rows. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function ProductRowCells({ row, ...actions }: ProductRowActions & { readonly row: ProductRow }) {
  if (row.kind === 'group') return <GroupCells {...actions} group={row.group} expanded={row.expanded} />;
  if (row.kind === 'version-head') return <VersionHeadCells />;
  if (row.kind === 'version') return <VersionCells {...actions} product={row.product} />;
  return <GroupActionsCell {...actions} group={row.group} />;
}

type WithGroup = ProductRowActions & { readonly group: ProductGroup };

function GroupCells({ group, expanded, onToggle, onKeyDown }: WithGroup & { readonly expanded: boolean }) {
  const { plan, type, lastChanged } = group;
  const Caret = expanded ? IconChevronDown : IconChevronRight;
  return (
    <>
      <td>
        <button
          type="button"
          className={`${list['target']} ${classes['toggle']}`}
          aria-expanded={expanded}
          aria-label={`${plan} ${type}`}
          onClick={() => onToggle(group)}
          onKeyDown={onKeyDown}
        >
          <Caret size={14} stroke={1.75} aria-hidden />
          <span className={classes['name']}>{plan}</span>
        </button>
      </td>
      <td>{type}</td>
      <td>{group.versions.length}</td>
      <td>{lastChanged.changedBy}</td>
      <td>{formatDateTime(lastChanged.changedAt)}</td>
    </>
  );
}

function VersionHeadCells() {
  const { t } = useTranslation('products');
  return (
    <>
      <td>{t('column.name')}</td>
      <td>{t('column.insurer')}</td>
      <td>{t('column.version')}</td>
    </>
  );
}

function VersionCells({ product, onKeyDown }: ProductRowActions & { readonly product: Product }) {
  const { t } = useTranslation('products');
  const search = useTextLocaleSearch();
  return (
    <>
      <td>
        <Link
          className={`${list['target']} ${list['link']}`}
          to={productInfoPath(product.key) + search}
          dir="auto"
          onKeyDown={onKeyDown}
        >
          {product.name}
        </Link>
      </td>
      <td>{product.insurerName}</td>
      <td>{product.key.version || t('noVersion')}</td>
      <td>{product.changedBy}</td>
      <td>{formatDateTime(product.changedAt)}</td>
    </>
  );
}

function GroupActionsCell({ group, onCreateVersion, onExport, onKeyDown }: WithGroup) {
  const { t } = useTranslation('products');
  const { plan, type } = group;
  const search = useTextLocaleSearch();
  const looks = { variant: 'subtle', size: 'xs', onKeyDown } as const;
  return (
    <td colSpan={5}>
      {onCreateVersion === undefined ? null : (
        <Button
          {...looks}
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          title={t('createVersionOf', { plan, type })}
          onClick={() => onCreateVersion(group)}
        >
          {t('createVersion')}
        </Button>
      )}
      <Button
        {...looks}
        leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
        title={t('transfer.exportOf', { plan, type })}
        onClick={() => onExport(group)}
      >
        {t('transfer.export')}
      </Button>
      <Button
        {...looks}
        component={Link}
        to={productCopyPath({ plan, type }, search)}
        leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
        title={t('transfer.copyOf', { plan, type })}
      >
        {t('transfer.copy')}
      </Button>
    </td>
  );
}
