/** The tenant's insurers, which products name as their underwriters. */
import { Button } from '@mantine/core';
import { IconBuilding, IconPencil, IconSearchOff, IconTrash } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { isText } from '../../../ui/editor/record/studio-drafts.ts';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useEntryState } from '../../../ui/use-entry-state.ts';
import { ListFilter } from '../../../ui/list-table/list-filter.tsx';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { AdministrationPage } from '../administration-page.tsx';
import classes from '../administration.module.css';
import { InsurerDialog } from './insurer-dialog.tsx';
import type { ListedInsurer } from './insurer.ts';
import { useDeleteInsurer, useListedInsurers } from './insurers.api.ts';
import { showRefusal } from '../show-refusal.ts';

const insurerId = ({ id }: ListedInsurer) => id;

export function InsurersPage() {
  const { t } = useTranslation('administration');
  const { insurers, error, isLoading, reload } = useListedInsurers();
  const [search, setSearch] = useEntryState('search', '', isText);
  const searchText = useDeferredValue(search).trim().toLowerCase();
  const matches = useMemo(
    () => insurers?.filter(({ name }) => name.toLowerCase().includes(searchText)),
    [insurers, searchText],
  );
  const [isCreating, setIsCreating] = useState(false);
  const [deleted, setDeleted] = useState<ListedInsurer>();
  const [updated, setUpdated] = useState<ListedInsurer>();
  const create = (variant: 'filled' | 'default') => (
    <PlusButton variant={variant} onClick={() => setIsCreating(true)}>
      {t('insurers.create')}
    </PlusButton>
  );
  const isEmpty = insurers?.length === 0;
  return (
    <AdministrationPage tab="insurers">
      <ListFilter
        label={t('insurers.search')}
        value={search}
        onChange={setSearch}
        facts={insurers === undefined ? null : t('insurers.count', { count: insurers.length })}
      >
        {create(isEmpty ? 'default' : 'filled')}
      </ListFilter>
      <ListTable
        rowHeight={40}
        loadingRows={5}
        label={t('tabs.insurers')}
        columns={[
          { heading: t('insurers.name'), bars: [[168], [132], [196], [144], [156]] },
          { heading: t('insurers.createdAt'), bars: [[132]] },
          { heading: t('actions'), isHeadingHidden: true },
        ]}
        className={`${classes['columns']} ${classes['insurers']}`}
        rows={matches}
        keyOf={insurerId}
        error={error}
        isLoading={isLoading}
        failed={t('insurers.failed')}
        empty={
          isEmpty ? (
            <EmptyState
              icon={<IconBuilding size={20} stroke={1.75} />}
              title={t('insurers.none')}
              text={t('insurers.noneText')}
              action={create('filled')}
            />
          ) : (
            <EmptyState
              icon={<IconSearchOff size={20} stroke={1.75} />}
              title={t('insurers.nothingFound')}
              text={t('nothingFound', { text: search.trim() })}
              action={<Button onClick={() => setSearch('')}>{t('showAll')}</Button>}
            />
          )
        }
        onRetry={reload}
        isEmptyFramed
        renderCells={(insurer, onKeyDown) => (
          <InsurerCells {...{ insurer, onKeyDown }} onUpdate={setUpdated} onDelete={setDeleted} />
        )}
      />
      {isCreating ? <InsurerDialog insurer={undefined} onReload={reload} onClose={() => setIsCreating(false)} /> : null}
      {updated ? <InsurerDialog insurer={updated} onReload={reload} onClose={() => setUpdated(undefined)} /> : null}
      {deleted ? (
        <DeleteInsurerDialog insurer={deleted} onDeleted={reload} onClose={() => setDeleted(undefined)} />
      ) : null}
    </AdministrationPage>
  );
}

interface InsurerCellsProps {
  readonly insurer: ListedInsurer;
  readonly onUpdate: (insurer: ListedInsurer) => void;
  readonly onDelete: (insurer: ListedInsurer) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function InsurerCells({ insurer, onUpdate, onDelete, onKeyDown }: InsurerCellsProps) {
  const { t } = useTranslation('administration');
  const { name, detailedName, createdAt } = insurer;
  return (
    <>
      <td>
        <strong dir="auto" title={detailedName ?? name}>
          {name}
        </strong>
      </td>
      <td>{createdAt === null ? null : formatDateTime(createdAt)}</td>
      <td>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
          aria-label={t('insurers.updateOf', { name })}
          onClick={() => onUpdate(insurer)}
          onKeyDown={onKeyDown}
        >
          {t('insurers.update')}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          color="danger"
          leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
          aria-label={t('insurers.deleteOf', { name })}
          onClick={() => onDelete(insurer)}
          onKeyDown={onKeyDown}
        >
          {t('insurers.delete')}
        </Button>
      </td>
    </>
  );
}

interface DeleteInsurerDialogProps {
  readonly insurer: ListedInsurer;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

function DeleteInsurerDialog({ insurer: { id, name }, onDeleted, onClose }: DeleteInsurerDialogProps) {
  const { t } = useTranslation('administration');
  const deleteInsurer = useDeleteInsurer();
  const handleConfirm = async (): Promise<void> => {
    try {
      await deleteInsurer(id);
      showToast('success', { title: t('insurers.deleted'), line: name });
    } catch (error) {
      showRefusal(t('insurers.deleteFailed'), error, t('insurers.inUse'));
    }
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('insurers.deleteTitle')}
      text={t('insurers.deleteText')}
      note={
        <strong dir="auto" className={classes['wrapped']}>
          {name}
        </strong>
      }
      confirmLabel={t('insurers.delete')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
