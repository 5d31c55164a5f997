// The router: the screens of all features in their layouts, behind sign-in. Each is loaded on demand; unknown paths
// redirect to the root.
import {
  Navigate,
  type RouteObject,
  RouterProvider,
  createBrowserRouter,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { loginPath } from '../paths/auth.ts';
import { dashboardPath } from '../paths/dashboard.ts';
import type { Screen } from '../ui/parts/feature-routes.ts';
import { loadPart, MissingPart } from '../ui/parts/load-part.ts';
import { withControls } from '../ui/parts/with-controls.ts';
import { frames, screens } from './features.ts';
import { withRight } from './require-right.tsx';
import { PageFailure } from './page-failure.tsx';
import { Shell } from './shell/shell.tsx';
import { useScreenFocus } from './screen-focus.ts';
import { ServerCache } from '../api/cache/server-cache.tsx';

function SignedIn() {
  return (
    <ServerCache>
      <Outlet />
    </ServerCache>
  );
}

function routesOf(wanted: (screen: Screen) => boolean): RouteObject[] {
  return screens.filter(wanted).map(({ path, right, load, namespaces, isPlain = false }) => ({
    path,
    lazy: page(async () => {
      const Page = await loadPart(isPlain ? load : withControls(load), namespaces);
      return right === undefined ? Page : withRight(right, Page);
    }),
  }));
}

/** A page that fails does not affect what is around it. */
function withFailures(inner: readonly RouteObject[]): RouteObject[] {
  return inner.map((route) => ({ ...route, ErrorBoundary: RouteFailure }));
}

const framed = [...frames].map(([name, { load, namespaces }]): RouteObject => ({
  lazy: page(async () => loadPart(withControls(load), namespaces)),
  children: withFailures(routesOf(({ frame }) => frame === name)),
}));

const routes: RouteObject[] = [
  {
    Component: SignedIn,
    children: [
      {
        Component: Shell,
        children: withFailures([
          ...routesOf(({ layout, frame }) => layout === 'menu' && frame === undefined),
          ...framed,
        ]),
      },
      ...routesOf(({ layout }) => layout === 'window'),
    ],
  },
  { path: '/', element: <Navigate to={dashboardPath} replace /> },
  { path: '*', element: <Navigate to="/" replace /> },
];

interface OpenRouter {
  readonly content: ReactNode;
  /** Cancels the navigation that waits for a missing part. */
  readonly stayHere: () => void;
  readonly close: () => void;
}

/** @param onSignIn called when the user goes back in the history to sign-in */
export function createRoutes(onSignIn: () => void): RouteObject[] {
  const signIn: RouteObject = { path: loginPath, element: <ToSignIn onSignIn={onSignIn} /> };
  return [{ Component: Root, ErrorBoundary: StudioFailure, HydrateFallback: Nothing, children: [signIn, ...routes] }];
}

/**
 * Resolves when the screen of the current URL has been loaded.
 * @param onSignIn called when the user goes back in the history to sign-in
 */
export async function openRouter(onSignIn: () => void): Promise<OpenRouter> {
  const router = createBrowserRouter(createRoutes(onSignIn));
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    }
  });
  return {
    content: <RouterProvider router={router} />,
    stayHere: () => {
      // Navigating to the current location cancels the pending navigation.
      const { pathname, search, hash, state } = router.state.location;
      void router.navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
    },
    close: () => router.dispose(),
  };
}

function Root() {
  useScreenFocus(useLocation().pathname);
  useEffect(() => {
    const stopped = new AbortController();
    const load = ({ type }: Event): void => {
      stopped.abort();
      void import('./first-input.ts').then(
        ({ afterFirstInput }) => afterFirstInput(type),
        () => undefined,
      );
    };
    for (const type of ['keydown', 'pointermove']) addEventListener(type, load, stopped);
    return () => stopped.abort();
  }, []);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function Nothing() {
  return null;
}

function ToSignIn({ onSignIn }: { readonly onSignIn: () => void }) {
  useEffect(onSignIn, [onSignIn]);
  return null;
}

function RouteFailure() {
  return <PageFailure error={useRouteError()} />;
}

/** Used if there is no frame left around it. */
function StudioFailure() {
  return (
    <main>
      <RouteFailure />
    </main>
  );
}

/**
 * Loads a page on demand. If that fails on the first visit, the failure is shown as the page: the router shows
 * nothing for a page that throws before anything has been rendered, and the user cannot be asked yet.
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
