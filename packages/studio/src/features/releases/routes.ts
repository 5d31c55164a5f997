import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { releaseListPath } from '../../paths/releases.ts';

export const routes: FeatureRoutes = {
  menu: { path: releaseListPath, text: 'releases', right: 'apps:read', position: 16 },
  screens: [
    {
      path: releaseListPath,
      right: 'apps:read',
      layout: 'menu',
      load: async () => (await import('./list/release-list-page.tsx')).ReleaseListPage,
      namespaces: ['releases', 'history', 'sentences'],
    },
    {
      path: `${releaseListPath}/:releaseId`,
      right: 'apps:read',
      layout: 'menu',
      load: async () => (await import('./page/release-page.tsx')).ReleasePage,
      namespaces: ['releases', 'history', 'difference', 'sentences'],
    },
  ],
};
