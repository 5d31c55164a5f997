// The token of a visitor who signed in with an email link. It belongs to the tab: it survives a reload, and is lost
// when the tab is closed.

export interface VisitorTokens {
  /** Undefined if no visitor is signed in. */
  get(): string | undefined;
  set(token: string, expiresAt: string): void;
  clear(): void;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'coverwright.visitor';

/**
 * @param storage the tab's session storage; without it, such as when the browser denies access, the token lasts as
 * long as the page
 */
export function createVisitorTokens(storage: TabStorage | undefined, nowMs: () => number): VisitorTokens {
  let current = toToken(attempt(() => storage?.getItem(storageKey)) ?? undefined);
  const clear = (): void => {
    current = undefined;
    attempt(() => storage?.removeItem(storageKey));
  };
  return {
    get() {
      if (current && current.endsAtMs <= nowMs()) clear();
      return current?.token;
    },
    set(token, expiresAt) {
      current = { token, endsAtMs: Date.parse(expiresAt) };
      attempt(() => storage?.setItem(storageKey, JSON.stringify(current)));
    },
    clear,
  };
}

interface StoredToken {
  readonly token: string;
  readonly endsAtMs: number;
}

function toToken(text: string | undefined): StoredToken | undefined {
  const stored: unknown = text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown);
  if (typeof stored !== 'object' || stored === null || !('token' in stored) || !('endsAtMs' in stored))
    return undefined;
  const { token, endsAtMs } = stored;
  return typeof token === 'string' && typeof endsAtMs === 'number' ? { token, endsAtMs } : undefined;
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    // The browser denies access, or another program wrote the entry.
    return undefined;
  }
}
