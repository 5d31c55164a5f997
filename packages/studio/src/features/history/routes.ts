import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { historyRoute } from '../../paths/history.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: historyRoute,
      layout: 'menu',
      load: async () => (await import('./history-page.tsx')).HistoryPage,
      namespaces: ['history', 'difference', 'sentences'],
    },
  ],
};
