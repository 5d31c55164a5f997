import { Select } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './locale-select.module.css';

interface LocaleSelectProps {
  readonly locales: readonly string[];
  readonly value: string;
  readonly onChange: (locale: string) => void;
  /** Those whose texts have unsaved changes: a dot marks them. */
  readonly changed?: readonly string[];
  readonly size?: 'xs' | 'sm';
  /** Shown above a field as wide as there is room; without it only a screen reader is told that it is the locale. */
  readonly label?: string;
}

/** Chooses the locale of the texts on a page, which is apart from the display locale. */
export function LocaleSelect({ locales, value, onChange, changed, size = 'sm', label }: LocaleSelectProps) {
  const { t, i18n } = useTranslation('widgets');
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return (
    <Select
      {...(label === undefined ? { 'aria-label': t('locale'), w: 184 } : { label })}
      size={size}
      leftSection={<IconLanguage size={16} stroke={1.75} />}
      data={locales.map((locale) => ({ value: locale, label: localeName(locale, names) }))}
      value={value}
      onChange={(locale) => {
        if (locale !== null) onChange(locale);
      }}
      {...(changed && {
        renderOption: ({ option, checked }) => (
          <LocaleOption label={option.label} isShown={checked === true} isChanged={changed.includes(option.value)} />
        ),
      })}
    />
  );
}

interface LocaleOptionProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly isChanged: boolean;
}

function LocaleOption({ label, isShown, isChanged }: LocaleOptionProps) {
  const { t } = useTranslation('widgets');
  return (
    <span className={classes['option']}>
      {label}
      {isChanged ? <span className={classes['changed']} role="img" aria-label={t('localeChanged')} /> : null}
      {isShown ? <IconCheck size={14} stroke={2} aria-hidden /> : null}
    </span>
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
