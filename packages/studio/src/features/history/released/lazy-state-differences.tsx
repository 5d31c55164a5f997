import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { StateDifferencesProps } from './state-differences.tsx';

export const LazyStateDifferences = lazyPart<StateDifferencesProps>(
  async () => (await import('./state-differences.tsx')).StateDifferences,
  () => <Spinner />,
  ['history', 'difference', 'sentences'],
);
