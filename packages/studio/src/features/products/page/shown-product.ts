import { useOutletContext } from 'react-router';
import type { Product } from '../product.ts';

/** The data that the product frame passes to the tabs of this feature. */
export interface ShownProduct {
  readonly product: Product;
  /** The highest version first. */
  readonly versions: readonly Product[];
  readonly onCreateVersion: () => void;
}

export function useShownProduct(): ShownProduct {
  return useOutletContext<ShownProduct>();
}
