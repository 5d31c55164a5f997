import type { FeatureRoutes } from '../../../../ui/parts/feature-routes.ts';
import { editorPattern } from '../../../../paths/templates.ts';

/** The path segment of its editor. */
export const view = 'email-mjml';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: editorPattern(view),
      right: 'documents:read',
      layout: 'window',
      load: async () => (await import('./email-editor-page.tsx')).EmailEditorPage,
      namespaces: ['templates', 'templateTools', 'htmlText', 'rules', 'emailMjml'],
    },
  ],
};
