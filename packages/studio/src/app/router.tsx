// Every route of the studio. Pages come on demand; what is not here leads to the root.
import { Navigate, type RouteObject, createBrowserRouter } from 'react-router';
import { loginPath } from '../features/auth/paths.ts';
import { dashboardPath } from '../features/dashboard/paths.ts';
import { productListPath } from '../features/products/paths.ts';
import { Spinner } from '../ui/spinner.tsx';
import { loadPart } from '../ui/parts/load-part.ts';
import { RequireSession } from './require-session.tsx';
import { RouteFailure, StudioFailure } from './route-failure.tsx';
import { Root } from './root.tsx';

const productKey = ':plan/:type/:version?';

/** Pages below the top menu. */
const pages: RouteObject[] = [
  {
    path: dashboardPath,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/dashboard/dashboard-page.tsx'))).DashboardPage,
    }),
  },
  {
    path: productListPath,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/products/product-list-page.tsx'))).ProductListPage,
    }),
  },
  {
    path: `/products/detail/info/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/products/product-page.tsx'))).ProductPage,
    }),
  },
];

/** Editors that fill the window, without the menu. */
const editors: RouteObject[] = [
  {
    path: `/products/detail/pricing/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/pricing/pricing-page.tsx'))).PricingPage,
    }),
  },
];

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: StudioFailure,
    HydrateFallback: Spinner,
    children: [
      {
        path: loginPath,
        lazy: async () => ({ Component: (await loadPart(() => import('../features/auth/login-page.tsx'))).LoginPage }),
      },
      {
        Component: RequireSession,
        children: [
          {
            lazy: async () => ({ Component: (await loadPart(() => import('./shell.tsx'))).Shell }),
            children: pages.map((page) => ({ ...page, ErrorBoundary: RouteFailure })),
          },
          ...editors,
        ],
      },
      { path: '/', element: <Navigate to={dashboardPath} replace /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

export function createStudioRouter() {
  return createBrowserRouter(routes);
}
