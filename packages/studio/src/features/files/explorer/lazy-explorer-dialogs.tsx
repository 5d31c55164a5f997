import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ExplorerDialogsProps } from './explorer-dialogs.tsx';

/** The dialogs over a folder, loaded when the first is opened: most visits only look. */
export const LazyExplorerDialogs = lazyPart<ExplorerDialogsProps>(
  async () => (await import('./explorer-dialogs.tsx')).ExplorerDialogs,
  () => null,
);
