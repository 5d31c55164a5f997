/** The app list: filter, open, and create. */
import { Button } from '@mantine/core';
import { IconApps, IconComponents, IconSearchOff } from '@tabler/icons-react';
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
import { ListFilter } from '../../../ui/list-table/list-filter.tsx';
import list from '../../../ui/list-table/list-table.module.css';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useEntryState } from '../../../ui/use-entry-state.ts';
import type { ListedApp } from '../app.ts';
import { useAppList } from '../apps.api.ts';
import { hasCreateDraft } from '../create/create-draft.ts';
import { componentListPath } from '../../../paths/components.ts';
import { appDetailPath } from '../../../paths/apps.ts';
import classes from './app-list-page.module.css';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { AppCreateDialogProps } from '../create/app-create-dialog.tsx';

/** The create dialog, loaded on first use: most visits to the list create nothing. */
const LazyAppCreateDialog = lazyPart<AppCreateDialogProps>(
  async () => (await import('../create/app-create-dialog.tsx')).AppCreateDialog,
  () => null,
);

export function AppListPage() {
  const { t } = useTranslation(['apps', 'widgets']);
  const navigate = useNavigate();
  const { apps, error, isLoading, reload } = useAppList();
  const mayWrite = useMay('apps:write');
  const [filter, setFilter] = useEntryState('filter', '', isText);
  const [isCreating, setIsCreating] = useState(hasCreateDraft);
  const isOwnedByBody = apps ? apps.length === 0 : error !== undefined;
  const create = (label: string, variant: 'filled' | 'default') =>
    mayWrite ? (
      <PlusButton variant={variant} onClick={() => setIsCreating(true)}>
        {label}
      </PlusButton>
    ) : null;
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        count={apps?.length}
        actions={
          <>
            <DeletedItemsLink to={deletedItemsPath('app')} />
            <Button
              component={Link}
              to={componentListPath}
              leftSection={<IconComponents size={16} stroke={1.75} aria-hidden />}
            >
              {t('list.components')}
            </Button>
            {create(t('list.create'), isOwnedByBody ? 'default' : 'filled')}
          </>
        }
      />
      {apps?.length === 0 ? (
        <EmptyState
          isDashed
          icon={<IconApps size={20} stroke={1.75} />}
          title={t('empty.title')}
          text={mayWrite ? t('empty.text') : t('widgets:emptyReadOnly')}
          action={create(t('list.create'), 'filled')}
        />
      ) : (
        <FilteredApps {...{ apps, error, isLoading, filter }} onFilter={setFilter} onRetry={reload} />
      )}
      {isCreating && mayWrite ? (
        <LazyAppCreateDialog
          // The form has been saved but not closed yet.
          onCreated={(appId) => void navigate(appDetailPath(appId), { state: forcedNavigation })}
          onClose={() => setIsCreating(false)}
        />
      ) : null}
    </Page>
  );
}

interface FilteredAppsProps {
  readonly apps: readonly ListedApp[] | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly onRetry: () => void;
}

const appRows = { keyOf: ({ appId }: ListedApp) => appId, rowHeight: 40, loadingRows: 8 };

function FilteredApps({ apps, error, isLoading, filter, onFilter, onRetry }: FilteredAppsProps) {
  const { t } = useTranslation('apps');
  const wanted = useDeferredValue(filter).trim().toLowerCase();
  const matches = useMemo(
    () => apps?.filter(({ name, appId }) => `${name}\n${appId}`.toLowerCase().includes(wanted)),
    [apps, wanted],
  );
  return (
    <>
      <ListFilter
        label={t('list.filter')}
        value={filter}
        isDisabled={!apps && error !== undefined}
        onChange={onFilter}
        facts={t('list.newestFirst')}
      />
      <ListTable
        {...appRows}
        label={t('list.title')}
        failed={t('list.failed')}
        columns={[
          { heading: t('field.name'), bars: [[148], [112], [168], [132]] },
          { heading: t('field.appId'), bars: [[104], [92], [120]] },
          { heading: t('field.host'), bars: [[176], [148], [192]] },
          { heading: t('field.created'), bars: [[124]] },
        ]}
        className={classes['columns']}
        rows={matches}
        error={error}
        isLoading={isLoading}
        onRetry={onRetry}
        empty={
          <EmptyState
            icon={<IconSearchOff size={20} stroke={1.75} />}
            title={t('list.nothingFound')}
            text={t('list.nothingFoundText', { text: filter.trim() })}
            action={<Button onClick={() => onFilter('')}>{t('list.clearFilter')}</Button>}
          />
        }
        renderCells={(app, onKeyDown) => <AppCells app={app} onKeyDown={onKeyDown} />}
      />
    </>
  );
}

interface AppCellsProps {
  readonly app: ListedApp;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function AppCells({ app: { appId, name, host, createdAt }, onKeyDown }: AppCellsProps) {
  return (
    <>
      <td title={name}>
        <Link
          className={`${list['target']} ${list['link']}`}
          to={appDetailPath(appId)}
          dir="auto"
          onKeyDown={onKeyDown}
        >
          {name}
        </Link>
      </td>
      <td title={appId}>
        <Link className={`${list['link']} ${classes['id']}`} to={appDetailPath(appId)} tabIndex={-1}>
          {appId}
        </Link>
      </td>
      <td title={host}>{host}</td>
      <td>{createdAt === '' ? null : formatDateTime(createdAt)}</td>
    </>
  );
}
