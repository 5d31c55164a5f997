import type { FeatureRoutes } from '../../../../ui/parts/feature-routes.ts';
import { editorPattern } from '../../../../paths/templates.ts';

/** The path segment of its editor. */
export const view = 'function';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: editorPattern(view),
      right: 'documents:read',
      layout: 'window',
      load: async () => (await import('./function-editor-page.tsx')).FunctionEditorPage,
      namespaces: ['functions', 'templates', 'templateTools', 'rules'],
    },
  ],
};
