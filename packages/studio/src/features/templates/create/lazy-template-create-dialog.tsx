import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { TemplateCreateDialogProps } from './template-create-dialog.tsx';

/** The create dialog, loaded when it is first opened: most visits to a list create nothing. */
export const LazyTemplateCreateDialog = lazyPart<TemplateCreateDialogProps>(
  async () => (await import('./template-create-dialog.tsx')).TemplateCreateDialog,
  () => null,
);
