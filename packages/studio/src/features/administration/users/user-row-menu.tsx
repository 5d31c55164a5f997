import { ActionIcon } from '@mantine/core';
import { IconDots, IconMailForward, IconUserCheck, IconUserCog, IconUserOff } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { UserAction } from './use-user-actions.tsx';
import type { User } from './user.ts';

interface UserRowMenuProps {
  readonly user: User;
  /** Users cannot deactivate their own account. */
  readonly isSelf: boolean;
  readonly onAction: (action: UserAction) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function UserRowMenu({ user: { username, state }, isSelf, onAction, onKeyDown }: UserRowMenuProps) {
  const { t } = useTranslation('administration');
  return (
    <MenuButton
      // Rendered outside the row, which would clip it, but inside the main landmark.
      menu={{ withinPortal: true, portalProps: { target: '#content' } }}
      button={
        <ActionIcon size={24} aria-label={t('users.more', { name: username })} onKeyDown={onKeyDown}>
          <IconDots {...icon} />
        </ActionIcon>
      }
      entries={[
        { label: t('assignRole.open'), icon: <IconUserCog {...icon} />, onClick: () => onAction('assignRole') },
        ...(state === 'INVITED'
          ? [{ label: t('resend.open'), icon: <IconMailForward {...icon} />, onClick: () => onAction('resend') }]
          : []),
        ...(state === 'DEACTIVATED'
          ? [{ label: t('reactivate.open'), icon: <IconUserCheck {...icon} />, onClick: () => onAction('reactivate') }]
          : []),
        ...(state === 'DEACTIVATED' || isSelf
          ? []
          : [
              {
                label: t('deactivate.open'),
                icon: <IconUserOff {...icon} />,
                isDanger: true,
                onClick: () => onAction('deactivate'),
              },
            ]),
      ]}
    />
  );
}
