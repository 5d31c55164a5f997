/**
 * A mark in the history entry at which a link was opened: its code must not remain there. A reload of the page finds the
 * mark, and can explain where the link is.
 */
const mark = 'isLinkOpened';

/** The state of a history entry whose link was opened and removed from the address. */
export function withOpenedLink(state: unknown): object {
  return { ...toObject(state), [mark]: true };
}

/** The same state once the link is no longer needed. */
export function withoutOpenedLink(state: unknown): object {
  const { [mark]: _opened, ...others } = toObject(state);
  return others;
}

export function hasOpenedLink(state: unknown): boolean {
  return toObject(state)[mark] === true;
}

function toObject(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
