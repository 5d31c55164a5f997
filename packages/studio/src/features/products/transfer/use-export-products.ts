import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { loadPart } from '../../../ui/parts/load-part.ts';
import type { ProductSelection } from '../../../paths/products.ts';

/** Downloads products as a file. The code is loaded on demand, since most visits to a list export nothing. */
export function useExportProducts() {
  const api = useApi();
  return useCallback(
    (selection: ProductSelection): void => {
      const run = async (): Promise<void> => {
        const { exportProducts } = await loadPart(() => import('./export-products.ts'));
        await exportProducts(api, selection);
      };
      void run();
    },
    [api],
  );
}
