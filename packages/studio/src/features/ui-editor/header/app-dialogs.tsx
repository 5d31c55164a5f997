/**
 * Dialogs that do not need an open component. They are rendered outside the screens that change during loading, so
 * that loading does not close them.
 */
import type { ReactNode } from 'react';
import { LazyPagesDialog } from '../../apps/pages/lazy-pages-dialog.tsx';
import { LazyComponentCreateDialog } from '../../components/create/lazy-component-create-dialog.tsx';
import { LazyReleaseCreateDialog } from '../../releases/create/lazy-release-create-dialog.tsx';
import { LazyThemeDialog } from '../theme/lazy-theme-dialog.tsx';
import type { EditorSurroundings } from './editor-surroundings.ts';

export function AppDialogs({ surroundings }: { readonly surroundings: EditorSurroundings }): ReactNode {
  const { app, pages, components, dialog, showDialog, open, reload, previewTheme } = surroundings;
  const close = () => showDialog(undefined);
  if (dialog === 'create') return <LazyComponentCreateDialog onCreated={open} onClose={close} />;
  if (dialog === 'publish') return <LazyReleaseCreateDialog publishedAppId={app.appId} onClose={close} />;
  if (dialog === 'theme') return <LazyThemeDialog appId={app.appId} onPreview={previewTheme} onClose={close} />;
  if (dialog !== 'pages') return null;
  const names = components.map(({ name }) => name).toSorted((left, right) => left.localeCompare(right));
  return (
    <LazyPagesDialog
      appId={app.appId}
      read={pages}
      components={names}
      onReload={() => {
        reload();
        close();
      }}
      onClose={close}
    />
  );
}
