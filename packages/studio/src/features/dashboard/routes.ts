import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { dashboardPath } from '../../paths/dashboard.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: dashboardPath,
      layout: 'menu',
      load: async () => (await import('./dashboard-page.tsx')).DashboardPage,
      namespaces: ['dashboard'],
      isPlain: true,
    },
  ],
};
