import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { filesPath } from '../../paths/files.ts';

export const routes: FeatureRoutes = {
  menu: { path: filesPath, text: 'files', right: 'files:read', position: 30 },
  screens: [
    {
      path: filesPath,
      right: 'files:read',
      layout: 'menu',
      load: async () => (await import('./files-page.tsx')).FilesPage,
      namespaces: ['files'],
      isPlain: true,
    },
  ],
};
