/** The state for a navigation that must not ask about unsaved changes, such as after an expired session. */
export const forcedNavigation = { isForced: true } as const;

export function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isForced' in state && state.isForced === true;
}
