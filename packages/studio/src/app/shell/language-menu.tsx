import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLocale } from '../../ui/i18n.ts';
import { localeNames, locales } from '../../locales/locale.ts';
import { MenuButton } from '../../ui/menu/menu-button.tsx';
import classes from './shell.module.css';

export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const current = locales.find((locale) => locale === i18n.language) ?? locales[0];
  return (
    <MenuButton
      button={
        <Button
          size="xs"
          className={classes['language'] ?? ''}
          aria-label={`${t('language')}: ${localeNames[current]}`}
          rightSection={<IconChevronDown size={12} stroke={1.75} />}
        >
          {localeNames[current]}
        </Button>
      }
      entries={locales.map((locale) => ({
        label: localeNames[locale],
        lang: locale,
        isChosen: locale === current,
        onClick: () => void chooseLocale(locale),
      }))}
    />
  );
}
