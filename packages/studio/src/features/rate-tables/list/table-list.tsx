/** The rate tables of a product: open, create, rename and delete. */
import { IconTable } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { LayoutHeader } from '../../../ui/layout/layout-header.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { productInfoPath, productTitle, type ProductKey } from '../../../paths/products.ts';
import { MissingProduct } from '../../products/missing-product.tsx';
import { TableMeta } from '../editor/table-meta.tsx';
import { type ListedTable, type OpenedTable, useRateTables } from '../rate-tables.api.ts';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import classes from './table-list.module.css';
import { TableRows } from './table-rows-list.tsx';

interface TableListProps {
  readonly productId: ProductKey;
  readonly onCreate: (table: OpenedTable) => void;
}

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename'; readonly table: ListedTable }
  | { readonly kind: 'delete'; readonly table: ListedTable };

export function TableList({ productId, onCreate }: TableListProps) {
  const { t } = useTranslation(['grid', 'widgets']);
  const { found, error, isLoading, reload } = useRateTables(productId);
  const mayWrite = useMay('products:write');
  const [opened, setOpened] = useState<Opened>();
  const addButton = useRef<HTMLButtonElement>(null);
  const backTo = productInfoPath(productId) + useTextLocaleSearch();
  const close = () => setOpened(undefined);
  const handleDone = async () => {
    close();
    await reload();
    // The row that opened the dialog is removed, so the focus would be lost.
    addButton.current?.focus();
  };
  const create = () => setOpened({ kind: 'create' });
  const isEmpty = found?.tables.length === 0;
  return (
    <>
      <LayoutHeader
        backTo={backTo}
        title={t('tables.title')}
        meta={found ? <TableMeta productId={productId} name={found.productName} /> : productTitle(productId, ' / ')}
        isReadOnly={!mayWrite}
      />
      <main className={classes['main']}>
        {found === null ? (
          <MissingProduct productId={productId} />
        ) : (
          <div className={classes['list']}>
            {mayWrite && found && !isEmpty ? (
              <div className={classes['bar']}>
                <PlusButton ref={addButton} variant="filled" onClick={create}>
                  {t('tables.create.open')}
                </PlusButton>
              </div>
            ) : null}
            <TableRows
              productId={productId}
              tables={found?.tables}
              error={error}
              isLoading={isLoading}
              onRetry={() => void reload()}
              mayWrite={mayWrite}
              onRename={(table) => setOpened({ kind: 'rename', table })}
              onDelete={(table) => setOpened({ kind: 'delete', table })}
              empty={
                <EmptyState
                  icon={<IconTable size={20} stroke={1.75} />}
                  title={t('tables.empty.title')}
                  text={mayWrite ? t('tables.empty.text') : t('widgets:emptyReadOnly')}
                  action={
                    mayWrite ? (
                      <PlusButton ref={addButton} variant="filled" onClick={create}>
                        {t('tables.create.open')}
                      </PlusButton>
                    ) : null
                  }
                />
              }
            />
          </div>
        )}
      </main>
      {found && opened?.kind === 'create' ? (
        <CreateDialog productId={productId} product={found} onCreate={onCreate} onClose={close} />
      ) : null}
      {opened?.kind === 'rename' ? (
        <RenameDialog productId={productId} table={opened.table} onRenamed={() => void handleDone()} onClose={close} />
      ) : null}
      {opened?.kind === 'delete' ? (
        <DeleteDialog productId={productId} table={opened.table} onDeleted={() => void handleDone()} onClose={close} />
      ) : null}
    </>
  );
}
