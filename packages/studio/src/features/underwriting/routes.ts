import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productKeyPattern } from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: `/products/detail/underwriting/${productKeyPattern}`,
      right: 'products:read',
      layout: 'window',
      load: async () => (await import('./underwriting-page.tsx')).UnderwritingPage,
      namespaces: ['products', 'logic', 'rules', 'quote', 'sentences'],
    },
  ],
};
