/** Lists the names of apps, marking those that are not published. */
import { useTranslation } from 'react-i18next';
import type { AppAtHost } from './shared-host.ts';

export function useAppNames() {
  const { t, i18n } = useTranslation('apps');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (apps: readonly AppAtHost[]): string =>
    list.format(
      apps.map(({ name, isPublished }) => (isPublished ? name : t('sharedHost.notPublished', { app: name }))),
    );
}
