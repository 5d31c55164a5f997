// The entries of the tenant panel that concern the signed-in user.
import { Button } from '@mantine/core';
import { IconDevices, IconLock, IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export type AccountPart = 'sessions' | 'secondFactor' | 'password';

const entries = [
  { part: 'sessions', Icon: IconDevices },
  { part: 'secondFactor', Icon: IconShieldLock },
  { part: 'password', Icon: IconLock },
] as const;

export function AccountMenu({ onOpen }: { readonly onOpen: (part: AccountPart) => void }) {
  const { t } = useTranslation();
  return entries.map(({ part, Icon }) => (
    <Button
      key={part}
      variant="subtle"
      size="xs"
      fullWidth
      justify="flex-start"
      aria-haspopup="dialog"
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() => onOpen(part)}
    >
      {t(`tenant.${part}`)}
    </Button>
  ));
}
