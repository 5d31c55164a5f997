import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productKeyPattern } from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: `/products/detail/benefits/${productKeyPattern}`,
      right: 'products:read',
      layout: 'window',
      load: async () => (await import('./benefits-page.tsx')).BenefitsPage,
      namespaces: ['benefits', 'products'],
    },
  ],
};
