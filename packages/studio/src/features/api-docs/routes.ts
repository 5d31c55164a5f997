import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { productFrame, productKeyPattern } from '../../paths/products.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: `/products/detail/apiDocs/${productKeyPattern}`,
      layout: 'menu',
      frame: productFrame,
      load: async () => (await import('./api-docs-page.tsx')).ApiDocsPage,
      namespaces: ['apiDocs', 'rules'],
    },
  ],
};
