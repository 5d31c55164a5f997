import type { FeatureRoutes } from '../../../../ui/parts/feature-routes.ts';
import { editorPattern } from '../../../../paths/templates.ts';

/** The path segment of its editor. */
export const view = 'html-pdf';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: editorPattern(view),
      right: 'documents:read',
      layout: 'window',
      load: async () => (await import('./html-pdf-editor-page.tsx')).HtmlPdfEditorPage,
      namespaces: ['htmlPdf', 'htmlText', 'pdf', 'templates', 'templateTools', 'rules', 'richText'],
    },
  ],
};
