/** The users of the tenant: who they are, what they may do, and whether they may sign in. */
import { Button } from '@mantine/core';
import { IconSearchOff, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isText } from '../../../ui/editor/record/studio-drafts.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useEntryState } from '../../../ui/use-entry-state.ts';
import { ListFilter } from '../../../ui/list-table/list-filter.tsx';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { AdministrationPage } from '../administration-page.tsx';
import classes from '../administration.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useUserActions, type UserAction } from './use-user-actions.tsx';
import { UserCells } from './user-cells.tsx';
import { filterUsers, type User } from './user.ts';
import { useUsers } from './users.api.ts';

const userId = ({ id }: User) => id;

export function UsersPage() {
  const { t } = useTranslation('administration');
  const { users, totalCount, error, isLoading, reload } = useUsers();
  const [search, setSearch] = useEntryState('search', '', isText);
  const searchText = useDeferredValue(search);
  const matches = useMemo(() => users && filterUsers(users, searchText), [users, searchText]);
  const [isInviting, setIsInviting] = useState(false);
  const [roleOf, setRoleOf] = useState<User>();
  const actions = useUserActions(reload);
  const handleAction = (action: UserAction, user: User): void => {
    if (action === 'assignRole') setRoleOf(user);
    else actions.start(action, user);
  };
  const columns = [
    { heading: t('users.user'), bars: [[168], [132], [196], [144], [156]] },
    { heading: t('users.role'), bars: [[108], [92], [116]] },
    { heading: t('users.state'), bars: [[56]] },
    { heading: t('users.lastUse'), bars: [[132]] },
    { heading: t('actions'), isHeadingHidden: true },
  ];
  return (
    <AdministrationPage tab="users">
      <ListFilter
        label={t('users.search')}
        value={search}
        onChange={setSearch}
        facts={totalCount === undefined ? null : t('users.count', { count: totalCount })}
      >
        <Button
          variant="filled"
          leftSection={<IconUserPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => setIsInviting(true)}
        >
          {t('invite.open')}
        </Button>
      </ListFilter>
      <ListTable
        rowHeight={56}
        loadingRows={5}
        label={t('tabs.users')}
        columns={columns}
        className={`${classes['columns']} ${classes['users']}`}
        rows={matches}
        keyOf={userId}
        error={error}
        isLoading={isLoading}
        failed={t('users.failed')}
        empty={<NoUsers search={searchText} onShowAll={() => setSearch('')} />}
        onRetry={reload}
        isEmptyFramed
        renderCells={(user, onKeyDown) => <UserCells {...{ user, onKeyDown }} onAction={handleAction} />}
      />
      {isInviting ? <InviteDialog onInvited={reload} onClose={() => setIsInviting(false)} /> : null}
      {roleOf ? <RoleDialog user={roleOf} onAssigned={reload} onClose={() => setRoleOf(undefined)} /> : null}
      {actions.question}
    </AdministrationPage>
  );
}

/** The list always contains the current administrator, so it is empty only after a search. */
function NoUsers({ search, onShowAll }: { readonly search: string; readonly onShowAll: () => void }) {
  const { t } = useTranslation('administration');
  const Icon = search === '' ? IconUsers : IconSearchOff;
  return (
    <EmptyState
      icon={<Icon size={20} stroke={1.75} />}
      title={t('users.none')}
      text={t('nothingFound', { text: search.trim() })}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  );
}
