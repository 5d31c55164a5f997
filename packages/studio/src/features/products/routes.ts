import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import {
  productCopyRoute,
  productFrame,
  productImportPath,
  productKeyPattern,
  productListPath,
} from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  menu: { path: productListPath, text: 'products', right: 'products:read', position: 10, keepsTextLocale: true },
  frames: {
    [productFrame]: {
      load: async () => (await import('./page/product-frame.tsx')).ProductFrame,
      namespaces: ['products', 'productPage'],
    },
  },
  screens: [
    {
      path: productListPath,
      right: 'products:read',
      layout: 'menu',
      load: async () => (await import('./list/product-list-page.tsx')).ProductListPage,
      namespaces: ['products'],
      isPlain: true,
    },
    {
      path: productImportPath,
      right: 'products:write',
      layout: 'menu',
      load: async () => (await import('./transfer/product-import-page.tsx')).ProductImportPage,
      namespaces: ['transfer', 'sentences', 'products'],
    },
    {
      path: productCopyRoute,
      right: 'products:read',
      layout: 'menu',
      load: async () => (await import('./transfer/product-copy-page.tsx')).ProductCopyPage,
      namespaces: ['transfer', 'sentences', 'products', 'auth'],
    },
    {
      path: `/products/detail/info/${productKeyPattern}`,
      right: 'products:read',
      layout: 'menu',
      frame: productFrame,
      load: async () => (await import('./page/product-page.tsx')).ProductPage,
      namespaces: ['products', 'productPage'],
    },
  ],
};
