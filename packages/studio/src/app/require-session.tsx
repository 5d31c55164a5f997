import { useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useApi } from '../api/api-context.ts';
import { rememberAskedPage } from '../features/auth/sign-in/asked-page.ts';
import { loginPath } from '../features/auth/paths.ts';
import { forcedNavigation } from '../ui/editor/leave/forced-navigation.ts';

/** Lets signed-in people through; others go to sign-in, which brings them back to what they asked for. */
export function RequireSession() {
  const { session } = useApi();
  const token = useSyncExternalStore(session.subscribe, session.accessToken);
  const { pathname, search, hash } = useLocation();
  if (token !== null) return <Outlet />;
  rememberAskedPage(`${pathname}${search}${hash}`);
  return <Navigate to={loginPath} replace state={forcedNavigation} />;
}

/** The same before the first route is matched, so that no page is loaded only to be turned away from. */
export function goToSignIn(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === loginPath) return;
  rememberAskedPage(`${pathname}${search}${hash}`);
  window.history.replaceState(null, '', loginPath);
}
