import type { FeatureRoutes } from '../../../../ui/parts/feature-routes.ts';
import { editorPattern } from '../../../../paths/templates.ts';

/** The path segment of its editor. */
export const view = 'pdf-drawing';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: editorPattern(view),
      right: 'documents:read',
      layout: 'window',
      load: async () => (await import('./pdf-drawing-editor-page.tsx')).PdfDrawingEditorPage,
      namespaces: ['pdfDrawing', 'pdf', 'templates', 'templateTools', 'rules'],
    },
  ],
};
