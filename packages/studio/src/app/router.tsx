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

/** The tabs of a product, below its head. */
const productTabs: RouteObject[] = [
  {
    path: `/products/detail/info/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/products/product-page.tsx'))).ProductPage,
    }),
  },
  {
    path: `/products/detail/discountsCodes/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/codes/codes-page.tsx'))).DiscountCodesPage,
    }),
  },
  {
    path: `/products/detail/loadingsCodes/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/codes/codes-page.tsx'))).LoadingCodesPage,
    }),
  },
  {
    path: `/products/detail/apiDocs/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/api-docs/api-docs-page.tsx'))).ApiDocsPage,
    }),
  },
];

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
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/products/product-frame.tsx'))).ProductFrame,
    }),
    children: withFailures(productTabs),
  },
];

/** Editors that fill the window, without the menu. */
const editors: RouteObject[] = [
  {
    path: `/products/detail/benefits/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/benefits/benefits-page.tsx'))).BenefitsPage,
    }),
  },
  {
    path: `/products/detail/pricing/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/pricing/pricing-page.tsx'))).PricingPage,
    }),
  },
  {
    path: `/products/detail/underwriting/${productKey}`,
    lazy: async () => ({
      Component: (await loadPart(() => import('../features/underwriting/underwriting-page.tsx'))).UnderwritingPage,
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
            children: withFailures(pages),
          },
          ...editors,
        ],
      },
      { path: '/', element: <Navigate to={dashboardPath} replace /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

/** A page that fails leaves what is around it. */
function withFailures(inner: readonly RouteObject[]): RouteObject[] {
  return inner.map((page) => ({ ...page, ErrorBoundary: RouteFailure }));
}

export function createStudioRouter() {
  return createBrowserRouter(routes);
}
