import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { baseComponentsRoute, uiEditorRoute } from '../../paths/ui-editor.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: uiEditorRoute,
      right: 'apps:read',
      layout: 'window',
      load: async () => (await import('./ui-editor-page.tsx')).UiEditorPage,
      namespaces: ['uiEditor', 'inspector', 'sentences'],
    },
    {
      path: baseComponentsRoute,
      right: 'apps:read',
      layout: 'window',
      load: async () => (await import('./base-components/base-components-page.tsx')).BaseComponentsPage,
      namespaces: ['baseComponents', 'inspector', 'apps'],
    },
  ],
};
