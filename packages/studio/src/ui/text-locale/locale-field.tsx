import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export interface LocaleSelectProps {
  readonly locales: readonly string[];
  readonly value: string;
  readonly onChange: (locale: string) => void;
  /** Locales whose texts have unsaved changes, marked with a dot. */
  readonly changed?: readonly string[];
  readonly size?: 'xs' | 'sm';
  /** Shown above a full-width field; if omitted, the label is for screen readers only. */
  readonly label?: string;
  /** In narrow places, the icon is omitted to leave the full width for the name. */
  readonly hasIcon?: boolean;
}

/** The look of the field, regardless of whether its list has been loaded. */
export function useLocaleField({ size = 'sm', label, hasIcon = true }: LocaleSelectProps) {
  const { t, i18n } = useTranslation('widgets');
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return {
    nameOf: (locale: string) => localeName(locale, names),
    field: {
      ...(label === undefined ? { 'aria-label': t('locale'), w: 184, maw: '100%' } : { label }),
      size,
      ...(hasIcon && { leftSection: <IconLanguage size={16} stroke={1.75} /> }),
    },
  };
}

function localeName(locale: string, names: Intl.DisplayNames): string {
  const [language] = locale.split('-');
  try {
    return `${names.of(language ?? locale) ?? locale} (${locale})`;
  } catch {
    // An invalid language tag has no display name.
    return locale;
  }
}
