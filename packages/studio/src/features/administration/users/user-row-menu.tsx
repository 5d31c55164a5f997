import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconMailForward, IconUserCheck, IconUserCog, IconUserOff } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAction } from './use-user-actions.tsx';
import type { User } from './user.ts';

interface UserRowMenuProps {
  readonly user: User;
  /** Nobody deactivates their own account. */
  readonly isSelf: boolean;
  readonly onAction: (action: UserAction) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function UserRowMenu({ user: { username, state }, isSelf, onAction, onKeyDown }: UserRowMenuProps) {
  const { t } = useTranslation('administration');
  return (
    // Rendered outside the row, which would clip it, but inside the main landmark.
    <Menu withinPortal portalProps={{ target: '#content' }}>
      <Menu.Target>
        <ActionIcon size={24} aria-label={t('users.more', { name: username })} onKeyDown={onKeyDown}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUserCog {...icon} />} onClick={() => onAction('assignRole')}>
          {t('assignRole.open')}
        </Menu.Item>
        {state === 'INVITED' ? (
          <Menu.Item leftSection={<IconMailForward {...icon} />} onClick={() => onAction('resend')}>
            {t('resend.open')}
          </Menu.Item>
        ) : null}
        {state === 'DEACTIVATED' ? (
          <Menu.Item leftSection={<IconUserCheck {...icon} />} onClick={() => onAction('reactivate')}>
            {t('reactivate.open')}
          </Menu.Item>
        ) : null}
        {state === 'DEACTIVATED' || isSelf ? null : (
          <Menu.Item color="danger" leftSection={<IconUserOff {...icon} />} onClick={() => onAction('deactivate')}>
            {t('deactivate.open')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
