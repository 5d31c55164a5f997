import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Mark, type Tone } from '../../../ui/mark.tsx';
import classes from '../administration.module.css';
import type { UserAction } from './use-user-actions.tsx';
import { UserRowMenu } from './user-row-menu.tsx';
import type { User } from './user.ts';

const tones: Readonly<Record<User['state'], Tone>> = { ACTIVE: 'success', INVITED: 'info', DEACTIVATED: 'plain' };

interface UserCellsProps {
  readonly user: User;
  readonly onAction: (action: UserAction, user: User) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function UserCells({ user, onAction, onKeyDown }: UserCellsProps) {
  const { t } = useTranslation('administration');
  const { session } = useApi();
  const { id, role, state, lastUsedAt } = user;
  const isSelf = session.owner()?.endsWith(`/${id}`) ?? false;
  return (
    <>
      <td>
        <UserName user={user} isSelf={isSelf} />
      </td>
      <td>{t(`role.${role}.name`)}</td>
      <td>
        <Mark tone={tones[state]}>{t(`state.${state}`)}</Mark>
      </td>
      <td>
        {lastUsedAt === null ? t(state === 'INVITED' ? 'users.neverUsed' : 'users.noUse') : formatDateTime(lastUsedAt)}
      </td>
      <td>
        <UserRowMenu user={user} isSelf={isSelf} onAction={(action) => onAction(action, user)} onKeyDown={onKeyDown} />
      </td>
    </>
  );
}

function UserName({ user: { username, email }, isSelf }: { readonly user: User; readonly isSelf: boolean }) {
  const { t } = useTranslation('administration');
  return (
    <span className={classes['name']} title={username === email ? email : `${username} · ${email}`}>
      <span className={classes['main']}>
        <strong dir="auto">{username}</strong>
        {isSelf ? <Mark tone="plain">{t('users.you')}</Mark> : null}
      </span>
      {username === email ? null : <span className={classes['email']}>{email}</span>}
    </span>
  );
}
