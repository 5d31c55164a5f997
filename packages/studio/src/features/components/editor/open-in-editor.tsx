/** Opens the visual editor, which shows the component with the look of an app that uses it, if there is one. */
import { Button } from '@mantine/core';
import { IconLayout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppList } from '../../apps/apps.api.ts';
import { uiEditorPath } from '../../../paths/ui-editor.ts';
import type { ListedComponent } from '../component.ts';

export function OpenInEditor({ component: { id, usage } }: { readonly component: ListedComponent }) {
  const { t } = useTranslation('components');
  const { apps } = useAppList();
  const appId = usage.apps[0]?.appId ?? apps?.[0]?.appId;
  return appId === undefined ? null : (
    <Button
      component={Link}
      to={uiEditorPath(appId, id)}
      size="xs"
      leftSection={<IconLayout size={14} stroke={1.75} aria-hidden />}
    >
      {t('editor.openInEditor')}
    </Button>
  );
}
