/** The tenant's releases: create one, review its changes, publish it, or roll it back. */
import { Button } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ReleaseCreateDialog } from '../create/release-create-dialog.tsx';
import { ReleaseDetails } from '../details/release-details.tsx';
import type { Release } from '../release.ts';
import { useReleaseList } from '../releases.api.ts';
import classes from '../releases.module.css';
import { StateBadge } from '../state-badge.tsx';

const releaseRows = { keyOf: ({ id }: Release) => id, rowHeight: 40, loadingRows: 6 };

export function ReleaseListPage() {
  const { t } = useTranslation(['releases', 'widgets']);
  const { releases, error, isLoading, reload } = useReleaseList();
  const mayPublish = useMay('apps:publish');
  const [parameters, setParameters] = useSearchParams();
  const [isCreating, setIsCreating] = useState(false);
  const shown = releases?.find(({ id }) => id === parameters.get('release'));
  const show = (release: Release | undefined) => setParameters(release ? { release: release.id } : {});
  const isEmpty = releases?.length === 0;
  const create = (variant: 'filled' | 'default') =>
    mayPublish ? (
      <PlusButton variant={variant} onClick={() => setIsCreating(true)}>
        {t('list.create')}
      </PlusButton>
    ) : null;
  return (
    <Page>
      <PageHead title={t('list.title')} count={releases?.length} actions={create(isEmpty ? 'default' : 'filled')} />
      <ListTable
        {...releaseRows}
        label={t('list.title')}
        failed={t('list.failed')}
        columns={[
          { heading: t('field.name'), bars: [[148], [112], [168]] },
          { heading: t('field.description'), bars: [[220], [180]] },
          { heading: t('field.apps'), bars: [[96], [120]] },
          { heading: t('field.state'), bars: [[72]] },
          { heading: t('field.date'), bars: [[124]] },
          { heading: t('field.actions'), isHeadingHidden: true },
        ]}
        className={classes['columns'] ?? ''}
        rows={releases}
        error={error}
        isLoading={isLoading}
        onRetry={reload}
        empty={
          <EmptyState
            isDashed
            icon={<IconRocket size={20} stroke={1.75} />}
            title={t('empty.title')}
            text={mayPublish ? t('empty.text') : t('widgets:emptyReadOnly')}
            action={create('filled')}
          />
        }
        renderCells={(release, onKeyDown) => <ReleaseCells {...{ release, onKeyDown }} onShow={show} />}
      />
      {isCreating ? <ReleaseCreateDialog onClose={() => setIsCreating(false)} /> : null}
      {shown ? <ReleaseDetails key={shown.id} release={shown} onClose={() => show(undefined)} /> : null}
    </Page>
  );
}

interface ReleaseCellsProps {
  readonly release: Release;
  readonly onShow: (release: Release) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function ReleaseCells({ release, onShow, onKeyDown }: ReleaseCellsProps) {
  const { t, i18n } = useTranslation('releases');
  const { name, description, state, items, createdAt } = release;
  const apps = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(items.map((item) => item.name));
  return (
    <>
      <td title={name}>
        <span className={classes['name']} dir="auto">
          {name}
        </span>
      </td>
      <td title={description} dir="auto">
        {description}
      </td>
      <td title={apps} dir="auto">
        {apps}
      </td>
      <td>
        <StateBadge state={state} />
      </td>
      <td>{formatDateTime(createdAt)}</td>
      <td>
        <Button
          variant="subtle"
          size="xs"
          aria-label={t('list.detailsOf', { name })}
          onClick={() => onShow(release)}
          onKeyDown={onKeyDown}
        >
          {t('list.details')}
        </Button>
      </td>
    </>
  );
}
