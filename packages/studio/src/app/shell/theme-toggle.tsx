import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/menu/menu-button.tsx';

const schemes = [
  { scheme: 'auto', Icon: IconDeviceDesktop },
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
] as const;

/** Follows the system until the user selects light or dark; the choice is stored on this device. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const computed = useComputedColorScheme();
  const CurrentIcon = computed === 'dark' ? IconSun : IconMoon;
  return (
    <MenuButton
      tooltip={t('theme.label')}
      button={
        <ActionIcon aria-label={t('theme.label')}>
          <CurrentIcon size={16} stroke={1.75} />
        </ActionIcon>
      }
      entries={schemes.map(({ scheme, Icon }) => ({
        label: t(`theme.${scheme}`),
        icon: <Icon size={16} stroke={1.75} />,
        isChosen: scheme === colorScheme,
        onClick: () => setColorScheme(scheme),
      }))}
    />
  );
}
