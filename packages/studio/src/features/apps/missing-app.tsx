import { IconAppsOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NothingToEdit } from '../../ui/editor/frame/unopened-editor.tsx';
import { appListPath } from '../../paths/apps.ts';

/** Shown instead of an editor if the app does not exist. */
export function MissingApp({ appId }: { readonly appId: string }) {
  const { t } = useTranslation('apps');
  return (
    <NothingToEdit
      icon={<IconAppsOff size={20} stroke={1.75} />}
      title={t('page.notFound')}
      text={t('page.notFoundText', { appId })}
      listPath={appListPath}
      toList={t('page.backToList')}
    />
  );
}
