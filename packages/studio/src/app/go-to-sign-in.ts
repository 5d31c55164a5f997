import { rememberAskedPage } from '../features/auth/sign-in/asked-page.ts';
import { loginPath } from '../features/auth/paths.ts';

/** Leads to sign-in, which brings people back to the page they requested. */
export function goToSignIn(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === loginPath) return;
  rememberAskedPage(`${pathname}${search}${hash}`);
  replaceAddress(loginPath);
}

/**
 * Replaces the entry of the browser's history while no router is at work. The router counts the entries (`idx`) to go back
 * when a screen with unsaved changes is left, and remembers where each was scrolled to by its key.
 */
export function replaceAddress(address: string): void {
  const state: unknown = window.history.state;
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  window.history.replaceState({ idx, key: Math.random().toString(36).slice(2, 10) }, '', address);
}
