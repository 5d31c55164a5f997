import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { ChangedItemsProps } from './changed-items.tsx';

export const LazyChangedItemsPanel = lazyPart<ChangedItemsProps>(
  async () => (await import('./changed-items.tsx')).ChangedItems,
  () => <Spinner />,
  ['history', 'difference', 'sentences'],
);
