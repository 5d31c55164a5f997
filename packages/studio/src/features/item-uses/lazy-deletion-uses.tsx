import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import type { DeletionUsesProps } from './deletion-uses.tsx';
import classes from './item-uses.module.css';

/** Loaded, with the texts of history, when a dialog first shows it. */
export const LazyDeletionUses = lazyPart<DeletionUsesProps>(
  async () => (await import('./deletion-uses.tsx')).DeletionUses,
  () => <div className={classes['deletion']} />,
  ['history'],
);
