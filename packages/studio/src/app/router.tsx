// Every route of the studio. Pages come on demand; what is not here leads to the root.
import { Navigate, type RouteObject, createBrowserRouter } from 'react-router';
import { loginPath } from '../features/auth/paths.ts';
import { dashboardPath } from '../features/dashboard/paths.ts';
import { filesPath } from '../features/files/paths.ts';
import { productListPath } from '../features/products/paths.ts';
import { templateKinds } from '../features/templates/kinds/index.ts';
import { templateListPath } from '../features/templates/paths.ts';
import { Spinner } from '../ui/spinner.tsx';
import { loadPart } from '../ui/parts/load-part.ts';
import { RequireSession } from './require-session.tsx';
import { page } from './route-page.tsx';
import { RouteFailure, StudioFailure } from './route-failure.tsx';
import { Root } from './root.tsx';

const productKey = ':plan/:type/:version?';

/** The tabs of a product, below its head. */
const productTabs: RouteObject[] = [
  {
    path: `/products/detail/info/${productKey}`,
    lazy: page(
      async () => (await loadPart(() => import('../features/products/product-page.tsx'), ['products'])).ProductPage,
    ),
  },
  {
    path: `/products/detail/discountsCodes/${productKey}`,
    lazy: page(
      async () => (await loadPart(() => import('../features/codes/codes-page.tsx'), ['codes'])).DiscountCodesPage,
    ),
  },
  {
    path: `/products/detail/loadingsCodes/${productKey}`,
    lazy: page(
      async () => (await loadPart(() => import('../features/codes/codes-page.tsx'), ['codes'])).LoadingCodesPage,
    ),
  },
  {
    path: `/products/detail/apiDocs/${productKey}`,
    lazy: page(
      async () =>
        (await loadPart(() => import('../features/api-docs/api-docs-page.tsx'), ['apiDocs', 'rules'])).ApiDocsPage,
    ),
  },
];

/** Pages below the top menu. */
const pages: RouteObject[] = [
  {
    path: dashboardPath,
    lazy: page(
      async () =>
        (await loadPart(() => import('../features/dashboard/dashboard-page.tsx'), ['dashboard'])).DashboardPage,
    ),
  },
  {
    path: productListPath,
    lazy: page(
      async () =>
        (await loadPart(() => import('../features/products/product-list-page.tsx'), ['products'])).ProductListPage,
    ),
  },
  {
    path: templateListPath,
    lazy: page(
      async () =>
        (await loadPart(() => import('../features/templates/template-list-page.tsx'), ['templates'])).TemplateListPage,
    ),
  },
  {
    path: filesPath,
    lazy: page(async () => (await loadPart(() => import('../features/files/files-page.tsx'), ['files'])).FilesPage),
  },
  {
    lazy: page(
      async () => (await loadPart(() => import('../features/products/product-frame.tsx'), ['products'])).ProductFrame,
    ),
    children: withFailures(productTabs),
  },
];

/** Editors that fill the window, without the menu. */
const editors: RouteObject[] = [
  {
    path: `/products/detail/benefits/${productKey}`,
    lazy: page(
      async () =>
        (await loadPart(() => import('../features/benefits/benefits-page.tsx'), ['benefits', 'products'])).BenefitsPage,
    ),
  },
  {
    path: `/products/detail/pricing/${productKey}`,
    lazy: page(
      async () =>
        (
          await loadPart(
            () => import('../features/pricing/pricing-page.tsx'),
            ['pricing', 'products', 'logic', 'rules'],
          )
        ).PricingPage,
    ),
  },
  {
    path: `/products/detail/underwriting/${productKey}`,
    lazy: page(
      async () =>
        (
          await loadPart(
            () => import('../features/underwriting/underwriting-page.tsx'),
            ['underwriting', 'products', 'logic', 'rules'],
          )
        ).UnderwritingPage,
    ),
  },
];

/** The same for every kind of template. */
const templateEditors = Object.values(templateKinds).map(({ view, loadEditor, namespaces }): RouteObject => ({
  path: `${templateListPath}/${view}/:id`,
  lazy: page(async () => loadPart(loadEditor, ['templates', 'templateTools', ...namespaces])),
}));

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: StudioFailure,
    HydrateFallback: Spinner,
    children: [
      {
        path: loginPath,
        lazy: page(async () => (await loadPart(() => import('../features/auth/login-page.tsx'), ['auth'])).LoginPage),
      },
      {
        Component: RequireSession,
        children: [
          {
            lazy: page(async () => (await loadPart(() => import('./shell.tsx'))).Shell),
            children: withFailures(pages),
          },
          ...editors,
          ...templateEditors,
        ],
      },
      { path: '/', element: <Navigate to={dashboardPath} replace /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

/** A page that fails leaves what is around it. */
function withFailures(inner: readonly RouteObject[]): RouteObject[] {
  return inner.map((route) => ({ ...route, ErrorBoundary: RouteFailure }));
}

export function createStudioRouter() {
  return createBrowserRouter(routes);
}
