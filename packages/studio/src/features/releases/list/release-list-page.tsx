/** The tenant's releases: create one, review its changes, publish it, or roll it back. */
import { Button } from '@mantine/core';
import { IconRocket, IconSearchOff } from '@tabler/icons-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { ListFilter } from '../../../ui/list-table/list-filter.tsx';
import { isText } from '../../../ui/editor/record/studio-drafts.ts';
import { useEntryState } from '../../../ui/use-entry-state.ts';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useChangeControl } from '../choice/choice.api.ts';
import { ReleaseCreateDialog } from '../create/release-create-dialog.tsx';
import { appDetailPath } from '../../../paths/apps.ts';
import { releasePath } from '../../../paths/releases.ts';
import { filterReleases, type Release, type ReleaseItem } from '../release.ts';
import { useReleaseList } from '../releases.api.ts';
import classes from '../releases.module.css';
import { StateBadge } from '../state-badge.tsx';

/** Further ones are counted. */
const itemsShown = 5;

const releaseRows = { keyOf: ({ id }: Release) => id, rowHeight: 40, loadingRows: 6 };

export function ReleaseListPage() {
  const { t } = useTranslation(['releases', 'widgets']);
  const { releases, error, isLoading, reload } = useReleaseList();
  const isOfEverything = useChangeControl() === 'RELEASES';
  const mayCreate = useMay(isOfEverything ? 'releases:write' : 'apps:publish');
  const [parameters] = useSearchParams();
  const [isCreating, setIsCreating] = useState(false);
  const [search, setSearch] = useEntryState('search', '', isText);
  const matches = useMemo(() => releases && filterReleases(releases, search), [releases, search]);
  const isEmpty = releases?.length === 0;
  const create = (variant: 'filled' | 'default') =>
    mayCreate ? (
      <PlusButton variant={variant} onClick={() => setIsCreating(true)}>
        {t('list.create')}
      </PlusButton>
    ) : null;
  // Older links name the release in a parameter.
  const linked = parameters.get('release');
  if (linked !== null) return <Navigate to={releasePath(linked)} replace />;
  return (
    <Page>
      <PageHead title={t('list.title')} count={releases?.length} actions={create(isEmpty ? 'default' : 'filled')} />
      {isEmpty ? null : (
        <ListFilter label={t('list.search')} value={search} onChange={setSearch} isDisabled={releases === undefined} />
      )}
      <ListTable
        {...releaseRows}
        label={t('list.title')}
        failed={t('list.failed')}
        columns={[
          { heading: t('field.name'), bars: [[148], [112], [168]] },
          { heading: t('field.description'), bars: [[220], [180]] },
          { heading: t('field.items'), bars: [[96], [120]] },
          { heading: t('field.state'), bars: [[72]] },
          { heading: t('field.createdBy'), bars: [[136], [112]] },
          { heading: t('field.date'), bars: [[124]] },
          { heading: t('field.actions'), isHeadingHidden: true },
        ]}
        className={classes['columns'] ?? ''}
        rows={matches}
        error={error}
        isLoading={isLoading}
        onRetry={reload}
        empty={
          isEmpty ? (
            <EmptyState
              isDashed
              icon={<IconRocket size={20} stroke={1.75} />}
              title={t('empty.title')}
              text={mayCreate ? t('empty.text') : t('widgets:emptyReadOnly')}
              action={create('filled')}
            />
          ) : (
            <EmptyState
              icon={<IconSearchOff size={20} stroke={1.75} />}
              title={t('empty.nothingFound')}
              text={t('empty.nothingFoundText', { text: search.trim() })}
              action={<Button onClick={() => setSearch('')}>{t('empty.showAll')}</Button>}
            />
          )
        }
        renderCells={(release, onKeyDown) => <ReleaseCells {...{ release, onKeyDown }} />}
      />
      {isCreating ? <ReleaseCreateDialog isOfEverything={isOfEverything} onClose={() => setIsCreating(false)} /> : null}
    </Page>
  );
}

interface ReleaseCellsProps {
  readonly release: Release;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function ReleaseCells({ release, onKeyDown }: ReleaseCellsProps) {
  const { t, i18n } = useTranslation('releases');
  const { name, description, state, items, createdBy, createdAt } = release;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const shown: readonly (ReleaseItem | string)[] =
    items.length > itemsShown
      ? [...items.slice(0, itemsShown), t('changes.others', { count: items.length - itemsShown })]
      : items;
  const words = shown.map((item) => (typeof item === 'string' ? item : item.name));
  return (
    <>
      <td title={name}>
        <Link className={classes['name']} dir="auto" to={releasePath(release.id)} onKeyDown={onKeyDown}>
          {name}
        </Link>
      </td>
      <td title={description} dir="auto">
        {description}
      </td>
      <td title={list.format(words)} dir="auto">
        {list.formatToParts(words.map((_, index) => String(index))).map(({ type, value }, index) => {
          const item = type === 'element' ? shown[Number(value)] : undefined;
          if (item === undefined) return value;
          if (typeof item === 'string') return item;
          if (item.kind !== 'app') return <bdi key={index}>{item.name}</bdi>;
          return (
            <Link key={index} to={appDetailPath(item.itemId)} onKeyDown={onKeyDown}>
              {item.name}
            </Link>
          );
        })}
      </td>
      <td>
        <StateBadge state={state} />
      </td>
      <td title={createdBy}>{createdBy}</td>
      <td>{formatDateTime(createdAt)}</td>
      <td>
        <Button
          variant="subtle"
          size="xs"
          aria-label={t('list.detailsOf', { name })}
          component={Link}
          to={releasePath(release.id)}
          onKeyDown={onKeyDown}
        >
          {t('list.details')}
        </Button>
      </td>
    </>
  );
}
