import { LocaleSelect } from '../../../ui/text-locale/locale-select.tsx';
import { useTenantLocales } from '../../languages/tenant-locales.api.ts';

export interface TextLocaleSelectProps {
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
}

/** Lists every locale that the tenant has texts in, plus the selected one. */
export function TextLocaleSelect({ locale, onLocale }: TextLocaleSelectProps) {
  const locales = useTenantLocales() ?? ['en-US', 'zh-HK'];
  return (
    <LocaleSelect
      locales={locales.includes(locale) ? locales : [...locales, locale]}
      value={locale}
      onChange={onLocale}
    />
  );
}
