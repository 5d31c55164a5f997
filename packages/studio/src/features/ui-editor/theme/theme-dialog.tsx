/** The theme of an app: its colours, shadows, typefaces, transitions and custom CSS. Nothing is stored before Save. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { baseComponentsPath } from '../../../paths/ui-editor.ts';
import { ColorsTab } from './colors-tab.tsx';
import { CustomCssTab } from './custom-css-tab.tsx';
import { EntriesTab } from './entries-tab.tsx';
import { ThemeFile } from './theme-file.tsx';
import { useAppTheme, type LoadedTheme } from './theme.api.ts';
import classes from './theme-dialog.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { TypeFacesTab } from './type-faces-tab.tsx';
import { themeTabs, useThemeEditor, type ThemeEditing } from './use-theme-editor.ts';

export type ThemeDialogProps = ThemeEditing;

export function ThemeDialog(props: ThemeDialogProps) {
  const { t } = useTranslation('theme');
  const { state, reload } = useAppTheme(props.appId);
  if (state.status === 'ready') {
    return <OpenThemeDialog key={state.loadedAtMs} {...props} loaded={state.loaded} onReload={reload} />;
  }
  return (
    <Dialog opened size="side-panel" hasClearView title={t('title')} onClose={props.onClose}>
      {state.status === 'loading' ? <Spinner /> : null}
      {state.status === 'failed' ? (
        <ErrorState title={t('loadFailed')} error={state.error} onRetry={reload} isBusy={false} />
      ) : null}
      {state.status === 'notFound' ? <p>{t('noApp')}</p> : null}
    </Dialog>
  );
}

interface OpenThemeDialogProps extends ThemeDialogProps {
  readonly loaded: LoadedTheme;
  readonly onReload: () => void;
}

function OpenThemeDialog({ loaded, onReload, ...props }: OpenThemeDialogProps) {
  const { t } = useTranslation(['theme', 'widgets']);
  const editor = useThemeEditor(loaded, props);
  const { form, change, tab } = editor;
  return (
    <FormDialog
      state={editor}
      size="side-panel"
      hasClearView
      title={t('title')}
      saveLabel={t('widgets:save')}
      canSave={editor.isDirty && !editor.isReadOnly}
      conflict={{ onReload }}
      action={<ThemeFile form={form} stored={loaded.theme} appId={props.appId} onRead={change} />}
    >
      <p className={blocks['small']}>
        <Link to={baseComponentsPath(props.appId)}>{t('baseComponents')}</Link>
      </p>
      <div className={classes['tabs']}>
        <Tabs
          label={t('tabs')}
          tabs={themeTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
          value={tab}
          onChange={editor.openTab}
        >
          <div className={classes['tab']}>
            {tab === 'colors' ? (
              <ColorsTab form={form} onChange={change} isDark={editor.isDark} onDark={editor.showDark} />
            ) : null}
            {tab === 'shadows' || tab === 'transitions' ? (
              <EntriesTab key={tab} part={tab} form={form} onChange={change} />
            ) : null}
            {tab === 'typeFaces' ? <TypeFacesTab form={form} onChange={change} /> : null}
            {tab === 'customCss' ? <CustomCssTab css={form.css} onChange={(css) => change({ ...form, css })} /> : null}
          </div>
        </Tabs>
      </div>
    </FormDialog>
  );
}
