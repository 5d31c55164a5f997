import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { templateCopyRoute, templateImportPath, templateListPath } from '../../paths/templates.ts';

export const routes: FeatureRoutes = {
  menu: { path: templateListPath, text: 'templates', right: 'documents:read', position: 20 },
  screens: [
    {
      path: templateListPath,
      right: 'documents:read',
      layout: 'menu',
      load: async () => (await import('./list/template-list-page.tsx')).TemplateListPage,
      namespaces: ['templates'],
      isPlain: true,
    },
    {
      path: templateImportPath,
      right: 'documents:write',
      layout: 'menu',
      load: async () => (await import('./transfer/template-import-page.tsx')).TemplateImportPage,
      namespaces: ['transfer', 'sentences', 'templates'],
    },
    {
      path: templateCopyRoute,
      right: 'documents:read',
      layout: 'menu',
      load: async () => (await import('./transfer/template-copy-page.tsx')).TemplateCopyPage,
      namespaces: ['transfer', 'sentences', 'templates', 'auth'],
    },
  ],
};
