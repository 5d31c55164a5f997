import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { WorkStore } from '../work/work-store.ts';

interface LazyCodeDialogProps {
  readonly store: WorkStore;
  readonly onClose: () => void;
}

/** The code view, loaded on first use. */
export const LazyCodeDialog = lazyPart<LazyCodeDialogProps>(
  async () => (await import('./code-dialog.tsx')).CodeDialog,
  () => null,
);
