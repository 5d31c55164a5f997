import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productKeyPattern } from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: `/products/detail/inputs/${productKeyPattern}`,
      right: 'products:read',
      layout: 'window',
      load: async () => (await import('./inputs-page.tsx')).InputsPage,
      namespaces: ['inputs', 'products', 'logic', 'rules', 'sentences'],
    },
  ],
};
