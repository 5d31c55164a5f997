import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ThemeDialogProps } from './theme-dialog.tsx';

/** The theme dialog of an app, loaded on first use. */
export const LazyThemeDialog = lazyPart<ThemeDialogProps>(
  async () => (await import('./theme-dialog.tsx')).ThemeDialog,
  () => null,
  ['theme'],
);
