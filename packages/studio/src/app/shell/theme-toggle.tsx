import { ActionIcon, Menu, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const schemes = [
  { scheme: 'auto', Icon: IconDeviceDesktop },
  { scheme: 'light', Icon: IconSun },
  { scheme: 'dark', Icon: IconMoon },
] as const;

/** Follows the system until light or dark is chosen; the choice is kept on this machine. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const computed = useComputedColorScheme();
  const CurrentIcon = computed === 'dark' ? IconSun : IconMoon;
  return (
    <Menu>
      <Tooltip label={t('theme.label')}>
        <Menu.Target>
          <ActionIcon aria-label={t('theme.label')}>
            <CurrentIcon size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {schemes.map(({ scheme, Icon }) => (
          <Menu.Item
            key={scheme}
            aria-current={scheme === colorScheme}
            leftSection={<Icon size={16} stroke={1.75} />}
            rightSection={scheme === colorScheme ? <IconCheck size={14} stroke={1.75} /> : null}
            onClick={() => setColorScheme(scheme)}
          >
            {t(`theme.${scheme}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
