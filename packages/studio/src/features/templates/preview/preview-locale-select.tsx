import { useTranslation } from 'react-i18next';
import { LocaleSelect } from '../../../ui/text-locale/locale-select.tsx';
import { useTenantLocales } from '../../products/products.api.ts';

interface PreviewLocaleSelectProps {
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
}

const studioLocales: readonly string[] = ['en-US', 'zh-HK'];

/** In which locale the data is read and the text rendered, for kinds whose text has none of its own. */
export function PreviewLocaleSelect({ locale, onLocale }: PreviewLocaleSelectProps) {
  const { t } = useTranslation('templateTools');
  const locales = [...new Set([...(useTenantLocales() ?? studioLocales), locale])];
  return <LocaleSelect label={t('preview.locale')} locales={locales} value={locale} onChange={onLocale} />;
}
