import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productKeyPattern } from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: `/products/detail/rateTables/${productKeyPattern}`,
      right: 'products:read',
      layout: 'window',
      load: async () => (await import('./rate-tables-page.tsx')).RateTablesPage,
      namespaces: ['grid', 'products', 'sentences'],
    },
  ],
};
