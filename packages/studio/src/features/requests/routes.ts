import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { requestListPath } from '../../paths/requests.ts';

export const routes: FeatureRoutes = {
  menu: { path: requestListPath, text: 'requests', right: 'requests:read', position: 17 },
  screens: [
    {
      path: requestListPath,
      right: 'requests:read',
      layout: 'menu',
      load: async () => (await import('./list/request-list-page.tsx')).RequestListPage,
      namespaces: ['requests'],
    },
  ],
};
