import { Select } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface LocaleSelectProps {
  readonly locales: readonly string[];
  readonly value: string;
  readonly onChange: (locale: string) => void;
}

/** Chooses the locale of the texts on a page, which is apart from the display locale. */
export function LocaleSelect({ locales, value, onChange }: LocaleSelectProps) {
  const { t, i18n } = useTranslation('widgets');
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return (
    <Select
      aria-label={t('locale')}
      w={184}
      leftSection={<IconLanguage size={16} stroke={1.75} />}
      data={locales.map((locale) => ({ value: locale, label: localeName(locale, names) }))}
      value={value}
      onChange={(locale) => {
        if (locale !== null) onChange(locale);
      }}
    />
  );
}

function localeName(locale: string, names: Intl.DisplayNames): string {
  const [language] = locale.split('-');
  try {
    return `${names.of(language ?? locale) ?? locale} (${locale})`;
  } catch {
    // A tag that is no language tag: its own name is all there is.
    return locale;
  }
}
