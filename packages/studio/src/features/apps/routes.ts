import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { componentListPath } from '../../paths/components.ts';
import { appListPath } from '../../paths/apps.ts';

export const routes: FeatureRoutes = {
  menu: { path: appListPath, otherPaths: [componentListPath], text: 'apps', right: 'apps:read', position: 15 },
  screens: [
    {
      path: appListPath,
      right: 'apps:read',
      layout: 'menu',
      load: async () => (await import('./list/app-list-page.tsx')).AppListPage,
      namespaces: ['apps'],
      isPlain: true,
    },
    {
      path: `${appListPath}/detail/:appId`,
      right: 'apps:read',
      layout: 'menu',
      load: async () => (await import('./page/app-page.tsx')).AppPage,
      namespaces: ['apps'],
    },
    {
      path: `${appListPath}/detail/config/:appId`,
      right: 'apps:read',
      layout: 'window',
      load: async () => (await import('./config/app-config-page.tsx')).AppConfigPage,
      namespaces: ['apps', 'appConfig', 'rules'],
    },
  ],
};
