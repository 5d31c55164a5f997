import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export interface LocaleSelectProps {
  readonly locales: readonly string[];
  readonly value: string;
  readonly onChange: (locale: string) => void;
  /** Those whose texts have unsaved changes: a dot marks them. */
  readonly changed?: readonly string[];
  readonly size?: 'xs' | 'sm';
  /** Shown above a field as wide as there is room; without it its label is for screen readers only. */
  readonly label?: string;
  /** For narrow positions: the name takes the full width. */
  readonly hasIcon?: boolean;
}

/** What the field looks like, whether its list can be opened already or not. */
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
    // A tag that is not a language tag: its own name is all there is.
    return locale;
  }
}
