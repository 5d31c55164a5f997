import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import type { WorkbookComparisonProps } from './workbook-comparison.tsx';

/** Loaded, with the texts of functions, with the first page of another feature that shows it. */
export const LazyWorkbookComparison = lazyPart<WorkbookComparisonProps>(
  async () => (await import('./workbook-comparison.tsx')).WorkbookComparison,
  () => null,
  ['functions'],
);
