import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productFrame, productKeyPattern, productListPath } from './paths.ts';

export const routes: FeatureRoutes = {
  menu: { path: productListPath, text: 'products', right: 'products:read', position: 10 },
  frames: {
    [productFrame]: {
      load: async () => (await import('./page/product-frame.tsx')).ProductFrame,
      namespaces: ['products'],
    },
  },
  screens: [
    {
      path: productListPath,
      right: 'products:read',
      layout: 'menu',
      load: async () => (await import('./list/product-list-page.tsx')).ProductListPage,
      namespaces: ['products'],
    },
    {
      path: `/products/detail/info/${productKeyPattern}`,
      right: 'products:read',
      layout: 'menu',
      frame: productFrame,
      load: async () => (await import('./page/product-page.tsx')).ProductPage,
      namespaces: ['products'],
    },
  ],
};
