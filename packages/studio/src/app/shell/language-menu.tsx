import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLocale } from '../../locales/i18n.ts';
import { localeNames, locales } from '../../locales/locale.ts';
import classes from './shell.module.css';

export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const current = locales.find((locale) => locale === i18n.language) ?? locales[0];
  return (
    <Menu>
      <Menu.Target>
        <Button
          size="xs"
          className={classes['language']}
          aria-label={`${t('language')}: ${localeNames[current]}`}
          rightSection={<IconChevronDown size={12} stroke={1.75} />}
        >
          {localeNames[current]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locale}
            aria-current={locale === current}
            rightSection={locale === current ? <IconCheck size={14} stroke={1.75} /> : null}
            onClick={() => void chooseLocale(locale)}
          >
            {localeNames[locale]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
