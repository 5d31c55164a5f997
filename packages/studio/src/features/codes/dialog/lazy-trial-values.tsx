import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { TrialValuesProps } from './trial-values.tsx';

/** Only custom calculations need values. */
export const LazyTrialValues = lazyPart<TrialValuesProps>(
  async () => (await import('./trial-values.tsx')).TrialValues,
  () => null,
  ['codes', 'quote', 'sentences'],
);
