import type { FeatureRoutes } from '../../../../ui/parts/feature-routes.ts';
import { editorPattern } from '../../../../paths/templates.ts';

/** The path segment of its editor. */
export const view = 'notification';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: editorPattern(view),
      right: 'documents:read',
      layout: 'window',
      load: async () => (await import('./notification-editor-page.tsx')).NotificationEditorPage,
      namespaces: ['htmlText', 'templates', 'templateTools', 'rules', 'richText'],
    },
  ],
};
