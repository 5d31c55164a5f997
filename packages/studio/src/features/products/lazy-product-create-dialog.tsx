import { lazy, Suspense } from 'react';
import { loadPart } from '../../ui/parts/load-part.ts';
import type { ProductCreateDialogProps } from './product-create-dialog.tsx';

const Loaded = lazy(async () => ({
  default: (await loadPart(() => import('./product-create-dialog.tsx'))).ProductCreateDialog,
}));

/** The create dialog, loaded when it is first opened: most visits to a list create nothing. */
export function LazyProductCreateDialog(props: ProductCreateDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
