import { lazyPart } from '../../parts/lazy-part.tsx';
import type { MergeChoiceProps } from './merge-choice.tsx';

/** Loaded once another user has saved the same record. */
export const LazyMergeChoice = lazyPart<MergeChoiceProps>(
  async () => (await import('./merge-choice.tsx')).MergeChoice,
  () => null,
  ['difference'],
);
