import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { releaseListPath } from '../../paths/releases.ts';

export const routes: FeatureRoutes = {
  menu: { path: releaseListPath, text: 'releases', right: 'apps:read', position: 16 },
  screens: [
    {
      path: `${releaseListPath}/:releaseId?`,
      right: 'apps:read',
      layout: 'menu',
      load: async () => (await import('./releases-page.tsx')).ReleasesPage,
      namespaces: ['releases', 'history', 'sentences'],
    },
  ],
};
