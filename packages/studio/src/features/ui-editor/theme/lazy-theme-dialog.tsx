import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ThemeDialogProps } from './theme-dialog.tsx';

/** The theme of an app, loaded when it is first opened. */
export const LazyThemeDialog = lazyPart<ThemeDialogProps>(
  async () => (await import('./theme-dialog.tsx')).ThemeDialog,
  () => null,
  ['theme'],
);
