import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { apiKeysPath, changesPath, insurersPath, usersPath } from '../../paths/administration.ts';

export const routes: FeatureRoutes = {
  menu: { path: usersPath, text: 'administration', right: 'users:manage', position: 40 },
  screens: [
    {
      path: usersPath,
      right: 'users:manage',
      layout: 'menu',
      load: async () => (await import('./users/users-page.tsx')).UsersPage,
      namespaces: ['administration'],
    },
    {
      path: insurersPath,
      right: 'insurers:write',
      layout: 'menu',
      load: async () => (await import('./insurers/insurers-page.tsx')).InsurersPage,
      namespaces: ['administration'],
    },
    {
      path: apiKeysPath,
      right: 'api-keys:manage',
      layout: 'menu',
      load: async () => (await import('./api-keys/api-keys-page.tsx')).ApiKeysPage,
      namespaces: ['administration'],
    },
    {
      path: changesPath,
      right: 'tenant:manage',
      layout: 'menu',
      load: async () => (await import('./changes/changes-page.tsx')).ChangesPage,
      namespaces: ['administration', 'sentences'],
    },
  ],
};
