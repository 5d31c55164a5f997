// The router: the screens of all features in their layouts. Each is loaded on demand; unknown addresses lead to the root.
import { Navigate, type RouteObject, createBrowserRouter } from 'react-router';
import { dashboardPath } from '../features/dashboard/paths.ts';
import type { Screen } from '../ui/parts/feature-routes.ts';
import { loadPart } from '../ui/parts/load-part.ts';
import { Spinner } from '../ui/states/spinner.tsx';
import { frames, screens } from './features.ts';
import { withRight } from './require-right.tsx';
import { RequireSession } from './require-session.tsx';
import { Root } from './root.tsx';
import { RouteFailure, StudioFailure } from './route-failure.tsx';
import { page } from './route-page.tsx';

function routesOf(wanted: (screen: Screen) => boolean): RouteObject[] {
  return screens.filter(wanted).map(({ path, right, load, namespaces }) => ({
    path,
    lazy: page(async () => {
      const Page = await loadPart(load, namespaces);
      return right === undefined ? Page : withRight(right, Page);
    }),
  }));
}

/** A page that fails leaves what is around it. */
function withFailures(inner: readonly RouteObject[]): RouteObject[] {
  return inner.map((route) => ({ ...route, ErrorBoundary: RouteFailure }));
}

const framed = [...frames].map(([name, { load, namespaces }]): RouteObject => ({
  lazy: page(async () => loadPart(load, namespaces)),
  children: withFailures(routesOf(({ frame }) => frame === name)),
}));

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: StudioFailure,
    HydrateFallback: Spinner,
    children: [
      ...routesOf(({ layout }) => layout === 'signedOut'),
      {
        Component: RequireSession,
        children: [
          {
            lazy: page(async () => (await loadPart(() => import('./signed-in.tsx'))).SignedIn),
            children: [
              {
                lazy: page(async () => (await loadPart(() => import('./shell/shell.tsx'))).Shell),
                children: withFailures([
                  ...routesOf(({ layout, frame }) => layout === 'menu' && frame === undefined),
                  ...framed,
                ]),
              },
              ...routesOf(({ layout }) => layout === 'window'),
            ],
          },
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
