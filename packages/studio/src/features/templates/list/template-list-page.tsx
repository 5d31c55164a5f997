/** The template list: search, filter by type, create and delete. */
import { Button } from '@mantine/core';
import { IconFilterOff, IconPlus, IconSearchOff, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { hasCreateDraft } from '../create/create-draft.ts';
import { LazyTemplateCreateDialog } from '../create/lazy-template-create-dialog.tsx';
import { TemplateFilterBar } from './template-filter-bar.tsx';
import { isWholeList, wholeList, type TemplateFilter } from './template-filter.ts';
import { TemplateTable } from './template-table.tsx';
import { useTemplateList, type TemplateList } from '../templates.api.ts';
import { useAddressFilter } from './use-address-filter.ts';

export function TemplateListPage() {
  const { t } = useTranslation(['templates', 'widgets']);
  const [filter, setFilter] = useAddressFilter();
  const list = useTemplateList(filter);
  const mayWrite = useMay('documents:write');
  const [isCreating, setIsCreating] = useState(hasCreateDraft);
  const isEmpty = list.templates?.length === 0 && isWholeList(filter);
  const isOwnedByBody = list.templates ? isEmpty : list.error !== undefined;
  const create = (label: string) =>
    mayWrite ? (
      <Button
        variant={isOwnedByBody && label === t('list.create') ? 'default' : 'filled'}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsCreating(true)}
      >
        {label}
      </Button>
    ) : null;
  return (
    <Page>
      <PageHead title={t('list.title')} count={list.totalCount} actions={create(t('list.create'))} />
      <TemplateFilterBar filter={filter} onFilter={setFilter} />
      {isEmpty ? (
        <EmptyState
          icon={<IconTemplate size={20} stroke={1.75} />}
          title={t('empty.title')}
          text={mayWrite ? t('empty.text') : t('widgets:emptyReadOnly')}
          action={create(t('empty.create'))}
        />
      ) : (
        <Templates list={list} filter={filter} onFilter={setFilter} />
      )}
      {isCreating && mayWrite ? (
        <LazyTemplateCreateDialog onCreated={() => setIsCreating(false)} onClose={() => setIsCreating(false)} />
      ) : null}
    </Page>
  );
}

interface TemplatesProps {
  readonly list: TemplateList;
  readonly filter: TemplateFilter;
  readonly onFilter: (filter: TemplateFilter) => void;
}

function Templates({ list, filter, onFilter }: TemplatesProps) {
  const { t } = useTranslation('templates');
  const { templates, totalCount, error, isLoading, isPartial, refetch } = list;
  const showAll = <Button onClick={() => onFilter(wholeList)}>{t('list.showAll')}</Button>;
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
