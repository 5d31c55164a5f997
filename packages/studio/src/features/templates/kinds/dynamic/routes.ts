import type { FeatureRoutes } from '../../../../ui/parts/feature-routes.ts';
import { editorPattern } from '../../paths.ts';

/** The word of its editor in addresses. */
export const view = 'dynamic';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: editorPattern(view),
      right: 'documents:read',
      layout: 'window',
      load: async () => (await import('../editor-pages.ts')).editorPages.dynamic(),
      namespaces: [],
    },
  ],
};
