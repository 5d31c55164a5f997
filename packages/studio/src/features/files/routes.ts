import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { filesPath } from './paths.ts';

export const routes: FeatureRoutes = {
  menu: { path: filesPath, text: 'files', position: 30 },
  screens: [
    {
      path: filesPath,
      layout: 'menu',
      load: async () => (await import('./files-page.tsx')).FilesPage,
      namespaces: ['files'],
    },
  ],
};
