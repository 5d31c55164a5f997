import { storeRequestedPage } from '../features/auth/sign-in/requested-page.ts';
import { loginPath } from '../paths/auth.ts';

/** Goes to sign-in, which returns users to the page they requested. */
export function goToSignIn(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === loginPath) return;
  storeRequestedPage(`${pathname}${search}${hash}`);
  replaceAddress(loginPath);
}

/**
 * Replaces the current history entry while no router is active. Preserves the router's state in it: the entry's
 * number (`idx`), used to go back when a screen with unsaved changes is left, and its key, used to restore the scroll
 * position.
 */
export function replaceAddress(address: string): void {
  const state: unknown = window.history.state;
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  window.history.replaceState({ idx, key: Math.random().toString(36).slice(2, 10) }, '', address);
}
