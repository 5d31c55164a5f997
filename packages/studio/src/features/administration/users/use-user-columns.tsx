import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import type { Column } from '../administration-list.tsx';
import classes from '../administration.module.css';
import type { UserAction } from './use-user-actions.tsx';
import { UserRowMenu } from './user-row-menu.tsx';
import type { User } from './user.ts';

export function useUserColumns(onAction: (action: UserAction, user: User) => void): readonly Column<User>[] {
  const { t } = useTranslation('administration');
  const { session } = useApi();
  const owner = session.owner();
  return useMemo(() => {
    const isSelf = ({ id }: User): boolean => owner?.endsWith(`/${id}`) ?? false;
    return [
      {
        heading: t('users.user'),
        cell: (user) => <UserName user={user} isSelf={isSelf(user)} />,
      },
      { heading: t('users.role'), cell: ({ role }) => t(`role.${role}.name`) },
      {
        heading: t('users.state'),
        cell: ({ state }) => (
          <span className={classes['state']} data-state={state}>
            {t(`state.${state}`)}
          </span>
        ),
      },
      {
        heading: t('users.lastUse'),
        cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('users.noUse') : formatDateTime(lastUsedAt)),
      },
      {
        heading: t('actions'),
        isHeadingHidden: true,
        cell: (user, onKeyDown) => (
          <UserRowMenu
            user={user}
            isSelf={isSelf(user)}
            onAction={(action) => onAction(action, user)}
            onKeyDown={onKeyDown}
          />
        ),
      },
    ];
  }, [t, owner, onAction]);
}

function UserName({ user: { username, email }, isSelf }: { readonly user: User; readonly isSelf: boolean }) {
  const { t } = useTranslation('administration');
  return (
    <span className={classes['name']} title={username === email ? email : `${username} · ${email}`}>
      <span className={classes['main']}>
        <strong dir="auto">{username}</strong>
        {isSelf ? <span className={classes['self']}>{t('users.you')}</span> : null}
      </span>
      {username === email ? null : <span className={classes['email']}>{email}</span>}
    </span>
  );
}
