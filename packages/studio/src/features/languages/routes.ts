import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';

/** An empty page: its path is reserved for the languages of an insurer. */
export const routes: FeatureRoutes = {
  screens: [{ path: '/languages', layout: 'menu', load: async () => () => null, namespaces: [], isPlain: true }],
};
