/** The tenant's components: where each is used, and create, open and delete. */
import { ActionIcon, Button } from '@mantine/core';
import { IconComponents, IconSearchOff, IconTrash } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { isText } from '../../../ui/editor/record/studio-drafts.ts';
import { forcedNavigation } from '../../../ui/editor/leave/forced-navigation.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { deletedItemsPath } from '../../../paths/history.ts';
import { DeletedItemsLink } from '../../../ui/layout/deleted-items-link.tsx';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { cameFromList } from '../../../ui/layout/way-back.ts';
import { ListFilter } from '../../../ui/list-table/list-filter.tsx';
import list from '../../../ui/list-table/list-table.module.css';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { Mark, type Tone } from '../../../ui/mark.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useEntryState } from '../../../ui/use-entry-state.ts';
import { appListPath } from '../../../paths/apps.ts';
import type { ComponentStatus, ListedComponent } from '../component.ts';
import { useComponentList } from '../components.api.ts';
import { ComponentCreateDialog } from '../create/component-create-dialog.tsx';
import { componentPath } from '../../../paths/components.ts';
import { ComponentDeleteDialog } from './component-delete-dialog.tsx';
import classes from './component-list-page.module.css';

const tones: Readonly<Record<ComponentStatus, Tone>> = { DRAFT: 'plain', PUBLISHED: 'success', DEPRECATED: 'warning' };

const componentRows = { keyOf: ({ id }: ListedComponent) => id, rowHeight: 40, loadingRows: 8 };

export function ComponentListPage() {
  const { t } = useTranslation(['components', 'apps', 'widgets']);
  const navigate = useNavigate();
  const { components, error, isLoading, reload } = useComponentList();
  const mayWrite = useMay('apps:write');
  const [filter, setFilter] = useEntryState('filter', '', isText);
  const [isCreating, setIsCreating] = useState(false);
  const [deleted, setDeleted] = useState<ListedComponent>();
  const wanted = useDeferredValue(filter).trim().toLowerCase();
  const matches = useMemo(
    () => components?.filter(({ name }) => name.toLowerCase().includes(wanted)),
    [components, wanted],
  );
  const isEmpty = components?.length === 0;
  const create = (variant: 'filled' | 'default') =>
    mayWrite ? (
      <PlusButton variant={variant} onClick={() => setIsCreating(true)}>
        {t('list.create')}
      </PlusButton>
    ) : null;
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        count={components?.length}
        crumbs={[{ label: t('apps:list.title'), to: appListPath }]}
        actions={
          <>
            <DeletedItemsLink to={deletedItemsPath('component')} />
            {create(isEmpty ? 'default' : 'filled')}
          </>
        }
      />
      {isEmpty ? null : <ListFilter label={t('list.filter')} value={filter} onChange={setFilter} />}
      <ListTable
        {...componentRows}
        label={t('list.title')}
        failed={t('list.failed')}
        columns={[
          { heading: t('field.name'), bars: [[148], [112], [168]] },
          { heading: t('field.status'), bars: [[64]] },
          { heading: t('field.usage'), bars: [[176], [120]] },
          { heading: t('field.changed'), bars: [[124]] },
          { heading: t('field.actions'), isHeadingHidden: true },
        ]}
        className={classes['columns']}
        rows={matches}
        error={error}
        isLoading={isLoading}
        onRetry={reload}
        empty={
          isEmpty ? (
            <EmptyState
              isDashed
              icon={<IconComponents size={20} stroke={1.75} />}
              title={t('empty.title')}
              text={mayWrite ? t('empty.text') : t('widgets:emptyReadOnly')}
              action={create('filled')}
            />
          ) : (
            <EmptyState
              icon={<IconSearchOff size={20} stroke={1.75} />}
              title={t('list.nothingFound')}
              text={t('list.nothingFoundText', { text: filter.trim() })}
              action={<Button onClick={() => setFilter('')}>{t('list.clearFilter')}</Button>}
            />
          )
        }
        renderCells={(component, onKeyDown) => (
          <ComponentCells component={component} onKeyDown={onKeyDown} onDelete={mayWrite ? setDeleted : undefined} />
        )}
      />
      {isCreating ? (
        <ComponentCreateDialog
          onCreated={(id) => void navigate(componentPath(id), { state: { ...cameFromList, ...forcedNavigation } })}
          onClose={() => setIsCreating(false)}
        />
      ) : null}
      {deleted ? (
        <ComponentDeleteDialog component={deleted} onChanged={reload} onClose={() => setDeleted(undefined)} />
      ) : null}
    </Page>
  );
}

interface ComponentCellsProps {
  readonly component: ListedComponent;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Undefined for users without the right. */
  readonly onDelete: ((component: ListedComponent) => void) | undefined;
}

function ComponentCells({ component, onKeyDown, onDelete }: ComponentCellsProps) {
  const { t } = useTranslation('components');
  const { id, name, status, usage, changedAt } = component;
  const users = [...usage.apps.map(({ appId }) => appId), ...usage.components.map((one) => one.name)].join(', ');
  return (
    <>
      <td title={name}>
        <Link
          className={`${list['target']} ${list['link']}`}
          to={componentPath(id)}
          state={cameFromList}
          onKeyDown={onKeyDown}
        >
          {name}
        </Link>
      </td>
      <td>
        <Mark tone={tones[status]}>{t(`status.${status}`)}</Mark>
      </td>
      <td title={users}>{users === '' ? t('list.unused') : users}</td>
      <td>{changedAt === '' ? null : formatDateTime(changedAt)}</td>
      <td>
        {onDelete ? (
          <ActionIcon
            className={classes['delete']}
            variant="subtle"
            color="danger"
            aria-label={t('delete.of', { name })}
            onClick={() => onDelete(component)}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : null}
      </td>
    </>
  );
}
