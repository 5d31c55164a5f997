import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productKeyPattern } from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: `/products/detail/pricing/${productKeyPattern}`,
      right: 'products:read',
      layout: 'window',
      load: async () => (await import('./pricing-page.tsx')).PricingPage,
      namespaces: ['products', 'logic', 'rules', 'quote', 'sentences'],
    },
  ],
};
