// The router: the screens of all features in their layouts. Each is loaded on demand; unknown addresses lead to the root.
import {
  Navigate,
  type RouteObject,
  createBrowserRouter,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router';
import type { ComponentType } from 'react';
import { dashboardPath } from '../features/dashboard/paths.ts';
import type { Screen } from '../ui/parts/feature-routes.ts';
import { loadPart, MissingPart } from '../ui/parts/load-part.ts';
import { Spinner } from '../ui/states/spinner.tsx';
import { frames, screens } from './features.ts';
import { withRight } from './require-right.tsx';
import { RequireSession } from './require-session.tsx';
import { RouteFailure, StudioFailure, PageFailure } from './route-failure.tsx';
import { useScreenFocus } from './screen-focus.ts';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { PartFailureDialog } from './part-failure-dialog.tsx';

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

/** Surrounds every page with what is shown over all of them. */
function Root() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useScreenFocus(pathname);
  // Going to where one is ends the navigation that waits for the missing part.
  const stayHere = (): void =>
    void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <PartFailureDialog onKeepWorking={stayHere} />
      <Toaster />
    </>
  );
}

/**
 * Loads a page on demand. When that fails on the first visit, the failure is shown as the page: the router shows nothing
 * for a page that threw before anything was on the screen, and nobody can be asked yet.
 */
function page(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      if (!(error instanceof MissingPart) || error.wasAsked) throw error;
      return { Component: () => <PageFailure error={error} /> };
    }
  };
}
