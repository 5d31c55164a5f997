/** The template list: search, filter by type, create and delete. */
import { Button } from '@mantine/core';
import { IconFilterOff, IconSearchOff, IconTemplate, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { deletedItemsPath } from '../../../paths/history.ts';
import { DeletedItemsLink } from '../../../ui/layout/deleted-items-link.tsx';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { hasCreateDraft } from '../create/create-draft.ts';
import { TemplateFilterBar } from './template-filter-bar.tsx';
import { isUnfiltered, unfiltered, type TemplateFilter } from './template-filter.ts';
import { templateImportPath } from '../../../paths/templates.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TemplateTable } from './template-table.tsx';
import { useTemplateList, type TemplateList } from '../templates.api.ts';
import { useAddressFilter } from './use-address-filter.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { TemplateCreateDialogProps } from '../create/template-create-dialog.tsx';

/** The create dialog, loaded on first use: most visits to the list create nothing. */
const LazyTemplateCreateDialog = lazyPart<TemplateCreateDialogProps>(
  async () => (await import('../create/template-create-dialog.tsx')).TemplateCreateDialog,
  () => null,
);

export function TemplateListPage() {
  const { t } = useTranslation(['templates', 'widgets']);
  const [filter, setFilter] = useAddressFilter();
  const list = useTemplateList(filter);
  const mayWrite = useMay('documents:write');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isCreating, setIsCreating] = useState(hasCreateDraft);
  const isEmpty = list.templates?.length === 0 && isUnfiltered(filter);
  const isOwnedByBody = list.templates ? isEmpty : list.error !== undefined;
  const create = (label: string) =>
    mayWrite ? (
      <PlusButton
        variant={isOwnedByBody && label === t('list.create') ? 'default' : 'filled'}
        onClick={() => setIsCreating(true)}
      >
        {label}
      </PlusButton>
    ) : null;
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        count={list.totalCount}
        actions={
          <>
            <DeletedItemsLink to={deletedItemsPath('template')} />
            {mayWrite ? (
              <Button
                component={Link}
                to={templateImportPath}
                leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
              >
                {t('transfer.import')}
              </Button>
            ) : null}
            {create(t('list.create'))}
          </>
        }
      />
      <TemplateFilterBar filter={filter} onFilter={setFilter} />
      <SelectionBar
        templateIds={(list.templates ?? []).map(({ id }) => id).filter((id) => selected.has(id))}
        onClear={() => setSelected(new Set())}
      />
      {isEmpty ? (
        <EmptyState
          icon={<IconTemplate size={20} stroke={1.75} />}
          title={t('empty.title')}
          text={mayWrite ? t('empty.text') : t('widgets:emptyReadOnly')}
          action={create(t('empty.create'))}
        />
      ) : (
        <Templates
          list={list}
          filter={filter}
          onFilter={setFilter}
          selected={selected}
          onSelect={(id, isSelected) => setSelected((ids) => withId(ids, id, isSelected))}
        />
      )}
      {isCreating && mayWrite ? (
        <LazyTemplateCreateDialog onCreated={() => setIsCreating(false)} onClose={() => setIsCreating(false)} />
      ) : null}
    </Page>
  );
}

function withId(ids: ReadonlySet<string>, id: string, isSelected: boolean): ReadonlySet<string> {
  const others = [...ids].filter((each) => each !== id);
  return new Set(isSelected ? [...others, id] : others);
}

interface TemplatesProps {
  readonly list: TemplateList;
  readonly filter: TemplateFilter;
  readonly onFilter: (filter: TemplateFilter) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

function Templates({ list, filter, onFilter, selected, onSelect }: TemplatesProps) {
  const { t } = useTranslation('templates');
  const { templates, totalCount, error, isLoading, isPartial, refetch } = list;
  const showAll = <Button onClick={() => onFilter(unfiltered)}>{t('list.showAll')}</Button>;
  if (templates && filter.types.length === 0) {
    return (
      <EmptyState
        icon={<IconFilterOff size={20} stroke={1.75} />}
        title={t('list.noTypes')}
        text={t('list.noTypesText')}
        action={showAll}
      />
    );
  }
  return (
    <TemplateTable
      templates={templates}
      totalCount={totalCount}
      error={error}
      isLoading={isLoading}
      stale={isPartial ? t('list.partial') : undefined}
      onChanged={refetch}
      selected={selected}
      onSelect={onSelect}
      empty={
        <EmptyState
          icon={<IconSearchOff size={20} stroke={1.75} />}
          title={t('list.nothingFound')}
          text={filter.search === '' ? t('list.nothingOfTypes') : t('list.nothingFoundText', { text: filter.search })}
          action={showAll}
        />
      }
    />
  );
}
