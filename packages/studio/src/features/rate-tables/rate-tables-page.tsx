/** The rate tables of the product in the URL: their list, or the one that the query names. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { UnopenedEditor } from '../../ui/editor/frame/unopened-editor.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Button } from '@mantine/core';
import { IconTableOff } from '@tabler/icons-react';
import { productKeyOf, productTitle, type ProductKey } from '../../paths/products.ts';
import { productRateTablesPath, tableInSearch } from '../../paths/rate-tables.ts';
import { TableEditor } from './editor/table-editor.tsx';
import { TablePreview } from './editor/table-preview.tsx';
import { TableList } from './list/table-list.tsx';
import { type OpenedTable, useOpenedTable } from './rate-tables.api.ts';

export function RateTablesPage() {
  const productId = productKeyOf(useLocation().pathname);
  return <TablesOfPath key={productTitle(productId, '|')} productKey={productId} />;
}

function TablesOfPath({ productKey }: { productKey: ProductKey }) {
  // A stable object while the component shows the same product.
  const [productId] = useState(productKey);
  const [created, setCreated] = useState<OpenedTable>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { table: name, row } = tableInSearch(parameters);
  if (name === undefined) {
    return (
      <TableList
        productId={productId}
        onCreate={(table) => {
          setCreated(table);
          void navigate(productRateTablesPath(productId, table.name));
        }}
      />
    );
  }
  const backTo = productRateTablesPath(productId);
  if (created?.name === name) {
    return (
      <TableEditor
        key={name}
        productId={productId}
        backTo={backTo}
        table={created}
        onReload={() => setCreated(undefined)}
        onCreated={() => setCreated(undefined)}
      />
    );
  }
  return <LoadedTable key={name} productId={productId} backTo={backTo} name={name} row={row} />;
}

interface LoadedTableProps {
  readonly productId: ProductKey;
  readonly backTo: string;
  readonly name: string;
  /** The row to show, from 1. */
  readonly row: number | undefined;
}

function LoadedTable({ productId, backTo, name, row }: LoadedTableProps) {
  const { t } = useTranslation('grid');
  const [first, setFirst] = useState<OpenedTable>();
  const { state, reload } = useOpenedTable(productId, name, setFirst);
  if (state.status === 'ready') {
    return (
      <TableEditor
        key={state.loadedAtMs}
        productId={productId}
        backTo={backTo}
        table={state.loaded}
        row={row}
        onReload={reload}
        onCreated={reload}
      />
    );
  }
  if (state.status === 'loading' && first !== undefined) {
    return <TablePreview key={first.revision} productId={productId} backTo={backTo} table={first} />;
  }
  return (
    <UnopenedEditor
      state={state}
      backTo={backTo}
      title={name}
      meta={productTitle(productId, ' / ')}
      failedTitle={t('tables.loadFailed')}
      notFound={
        <EmptyState
          icon={<IconTableOff size={20} stroke={1.75} />}
          title={t('tables.missing.title')}
          text={t('tables.missing.text', { name })}
          action={
            <Button component={Link} to={backTo} variant="filled">
              {t('tables.missing.toList')}
            </Button>
          }
        />
      }
      onRetry={reload}
    />
  );
}
