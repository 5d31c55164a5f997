import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productKeyPattern } from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: `/products/detail/quote/${productKeyPattern}`,
      right: 'products:read',
      layout: 'window',
      load: async () => (await import('./quote-page.tsx')).QuotePage,
      namespaces: ['quote', 'products', 'logic', 'rules', 'sentences'],
    },
  ],
};
