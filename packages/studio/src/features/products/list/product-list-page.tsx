/** The product list: load, filter, expand groups, and create. */
import { Button } from '@mantine/core';
import { IconPackage, IconSearchOff, IconUpload } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { forcedNavigation } from '../../../ui/editor/leave/forced-navigation.ts';
import { isText } from '../../../ui/editor/record/studio-drafts.ts';
import { ListFilter } from '../../../ui/list-table/list-filter.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { deletedItemsPath } from '../../../paths/history.ts';
import { DeletedItemsLink } from '../../../ui/layout/deleted-items-link.tsx';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { useEntryState } from '../../../ui/use-entry-state.ts';
import { hasCreateDraft } from '../create/create-draft.ts';
import { LazyProductCreateDialog } from '../create/lazy-product-create-dialog.tsx';
import { filterGroups, groupProducts, isFoundByName, toRows, type ProductGroup } from './product-groups.ts';
import { ProductTable } from './product-table.tsx';
import type { Product } from '../product.ts';
import { useProductList, type ProductList } from '../products.api.ts';
import { useTextLocale, useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { TextLocaleSelect } from '../page/text-locale-select.tsx';
import { productImportPath, productInfoPath } from '../../../paths/products.ts';
import { useExportProducts } from '../transfer/use-export-products.ts';
import { toVersionOf, type VersionOf } from '../version-of.ts';

/** Whether a group is expanded, where the user has chosen. */
type OpenGroups = Readonly<Record<string, boolean>>;

export function ProductListPage() {
  const { t } = useTranslation('products');
  const mayWrite = useMay('products:write');
  const [locale, setLocale] = useTextLocale();
  const list = useProductList(locale);
  const search = useTextLocaleSearch();
  const navigate = useNavigate();
  const exportProducts = useExportProducts();
  const [filter, setFilter] = useEntryState('filter', '', isText);
  const [openGroups, setOpenGroups] = useEntryState<OpenGroups>('groups', {}, isOpenGroups);
  const [dialog, setDialog] = useState<{ versionOf?: VersionOf } | undefined>(() =>
    hasCreateDraft() ? {} : undefined,
  );

  const handleCreated = (product: Product) => {
    list.add(product);
    // The form has been saved but not closed yet.
    void navigate(productInfoPath(product.key) + search, { state: forcedNavigation });
  };
  const isOwnedByBody = list.products ? list.products.length === 0 : list.error !== undefined;
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        count={list.products?.length}
        actions={
          <>
            <TextLocaleSelect locale={locale} onLocale={setLocale} />
            <DeletedItemsLink to={deletedItemsPath('product')} />
            {mayWrite ? (
              <>
                <Button
                  component={Link}
                  to={productImportPath + search}
                  leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
                >
                  {t('transfer.import')}
                </Button>
                <PlusButton variant={isOwnedByBody ? 'default' : 'filled'} onClick={() => setDialog({})}>
                  {t('list.create')}
                </PlusButton>
              </>
            ) : null}
          </>
        }
      />
      {list.products?.length === 0 ? (
        <NoProducts onAdd={mayWrite ? () => setDialog({}) : undefined} />
      ) : (
        <ProductGroups
          list={list}
          filter={filter}
          onFilter={setFilter}
          openGroups={openGroups}
          onOpenGroups={setOpenGroups}
          onCreateVersion={
            mayWrite ? (group) => setDialog({ versionOf: toVersionOf(group.versions, undefined, locale) }) : undefined
          }
          onExport={({ plan, type }) => exportProducts({ plan, type })}
        />
      )}
      {dialog && mayWrite ? (
        <LazyProductCreateDialog
          versionOf={dialog.versionOf}
          onCreated={handleCreated}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </Page>
  );
}

function isOpenGroups(value: unknown): value is OpenGroups {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'boolean');
}

/** @param onAdd undefined for users without the right */
function NoProducts({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { t } = useTranslation(['products', 'widgets']);
  return (
    <EmptyState
      isDashed
      icon={<IconPackage size={20} stroke={1.75} />}
      title={t('empty.title')}
      text={onAdd ? t('empty.text') : t('widgets:emptyReadOnly')}
      action={
        onAdd ? (
          <PlusButton variant="filled" onClick={onAdd}>
            {t('empty.add')}
          </PlusButton>
        ) : null
      }
    />
  );
}

interface ProductGroupsProps {
  readonly list: ProductList;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly openGroups: OpenGroups;
  readonly onOpenGroups: (groups: OpenGroups) => void;
  /** Undefined for users without the right. */
  readonly onCreateVersion: ((group: ProductGroup) => void) | undefined;
  readonly onExport: (group: ProductGroup) => void;
}

function ProductGroups(props: ProductGroupsProps) {
  const { list, filter, onFilter, openGroups, onOpenGroups, onCreateVersion, onExport } = props;
  const { t } = useTranslation('products');
  const wanted = useDeferredValue(filter);
  const groups = useMemo(() => list.products && groupProducts(list.products), [list.products]);
  const found = useMemo(() => groups && filterGroups(groups, wanted), [groups, wanted]);

  const rows = useMemo(
    () => found && toRows(found, (group) => isGroupOpen(group, openGroups, wanted)),
    [found, openGroups, wanted],
  );
  const handleToggle = (group: ProductGroup) =>
    onOpenGroups({ ...openGroups, [group.key]: !isGroupOpen(group, openGroups, wanted) });
  return (
    <>
      <ListFilter
        label={t('list.filter')}
        value={filter}
        isDisabled={!found && list.error !== undefined}
        onChange={onFilter}
        facts={found ? t('list.facts', { count: found.length }) : null}
      />
      <ProductTable
        rows={rows}
        error={list.error}
        isLoading={list.isLoading}
        onRetry={list.refetch}
        empty={<NothingFound filter={wanted} onClear={() => onFilter('')} />}
        onToggle={handleToggle}
        onCreateVersion={onCreateVersion}
        onExport={onExport}
      />
    </>
  );
}

function isGroupOpen(group: ProductGroup, openGroups: OpenGroups, filter: string): boolean {
  return openGroups[group.key] ?? isFoundByName(group, filter);
}

function NothingFound({ filter, onClear }: { filter: string; onClear: () => void }) {
  const { t } = useTranslation('products');
  return (
    <EmptyState
      icon={<IconSearchOff size={20} stroke={1.75} />}
      title={t('list.nothingFound')}
      text={t('list.nothingFoundText', { text: filter.trim() })}
      action={<Button onClick={onClear}>{t('list.clearFilter')}</Button>}
    />
  );
}
