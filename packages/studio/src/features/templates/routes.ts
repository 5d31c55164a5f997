import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { templateListPath } from './paths.ts';

export const routes: FeatureRoutes = {
  menu: { path: templateListPath, text: 'templates', right: 'documents:read', position: 20 },
  screens: [
    {
      path: templateListPath,
      right: 'documents:read',
      layout: 'menu',
      load: async () => (await import('./list/template-list-page.tsx')).TemplateListPage,
      namespaces: ['templates'],
    },
  ],
};
