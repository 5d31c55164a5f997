import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { componentListPath } from '../../paths/components.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: componentListPath,
      right: 'apps:read',
      layout: 'menu',
      load: async () => (await import('./list/component-list-page.tsx')).ComponentListPage,
      namespaces: ['components', 'apps'],
    },
    {
      path: `${componentListPath}/:id`,
      right: 'apps:read',
      layout: 'window',
      load: async () => (await import('./editor/component-editor-page.tsx')).ComponentEditorPage,
      namespaces: ['components'],
    },
  ],
};
