import { useTranslation } from 'react-i18next';

/** The display name of a property. */
export function usePropertyNames(): (property: string) => string {
  const { t } = useTranslation('inspector');
  const names: Readonly<Record<string, string>> = t('design.property', { returnObjects: true });
  return (property) => names[property] ?? property;
}
