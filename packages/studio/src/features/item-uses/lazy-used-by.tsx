import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import type { UsedByProps } from './used-by.tsx';

/** Loaded, with the texts of history, with the first page that shows it. */
export const LazyUsedBy = lazyPart<UsedByProps>(
  async () => (await import('./used-by.tsx')).UsedBy,
  () => null,
  ['history'],
);
