import type { FeatureRoutes } from '../../ui/parts/feature-routes.ts';
import { loginPath } from './paths.ts';

export const routes: FeatureRoutes = {
  screens: [
    {
      path: loginPath,
      layout: 'signedOut',
      load: async () => (await import('./sign-in/login-page.tsx')).LoginPage,
      namespaces: ['auth'],
    },
  ],
};
