import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productFrame, productKeyPattern } from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: `/products/detail/discountsCodes/${productKeyPattern}`,
      right: 'products:read',
      layout: 'menu',
      frame: productFrame,
      load: async () => (await import('./codes-page.tsx')).DiscountCodesPage,
      namespaces: ['codes'],
    },
    {
      path: `/products/detail/loadingsCodes/${productKeyPattern}`,
      right: 'products:read',
      layout: 'menu',
      frame: productFrame,
      load: async () => (await import('./codes-page.tsx')).LoadingCodesPage,
      namespaces: ['codes'],
    },
  ],
};
