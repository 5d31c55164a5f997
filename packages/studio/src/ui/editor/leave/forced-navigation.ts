/** Put this into a navigation's state when it must not be asked about, such as after a lost session. */
export const forcedNavigation = { isForced: true } as const;

export function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isForced' in state && state.isForced === true;
}
