/** Links to the editors of an app. */
import { IconCode, IconLayout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import { uiEditorPath } from '../../../paths/ui-editor.ts';
import type { App } from '../app.ts';
import { appConfigPath } from '../../../paths/apps.ts';

interface AppBuildProps {
  readonly app: App;
  readonly locales: readonly string[];
}

export function AppBuild({ app, locales }: AppBuildProps) {
  const { t, i18n } = useTranslation('apps');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(locales);
  return (
    <Card title={t('build.heading')}>
      <EditorRow
        icon={<IconCode size={18} stroke={1.75} />}
        name={t('build.config')}
        fact={locales.length === 0 ? t('build.configFact') : t('build.configLocales', { locales: list })}
        to={appConfigPath(app.appId)}
        action={t('build.open')}
        actionLabel={t('build.openConfig')}
      />
      <EditorRow
        icon={<IconLayout size={18} stroke={1.75} />}
        name={t('build.ui')}
        fact={t('build.uiFact')}
        to={uiEditorPath(app.appId)}
        action={t('build.open')}
        actionLabel={t('build.openUi')}
      />
    </Card>
  );
}
