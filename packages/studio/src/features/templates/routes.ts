import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { templateListPath } from './paths.ts';

export const routes: FeatureRoutes = {
  menu: { path: templateListPath, text: 'templates', position: 20 },
  screens: [
    {
      path: templateListPath,
      layout: 'menu',
      load: async () => (await import('./template-list-page.tsx')).TemplateListPage,
      namespaces: ['templates'],
    },
  ],
};
