/** Where sign-in leads: to the page that was asked for; undefined when there was none. */
export function askedPage(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('askedPage' in state)) return undefined;
  const page = state.askedPage;
  // One slash: a second one would lead to another site.
  return typeof page === 'string' && /^\/(?!\/)/.test(page) ? page : undefined;
}
