// The session of this browser: its tokens, tenant and rights, shared by all tabs through local storage. A page
// belongs to one user in one tenant; a session that another tab starts for another user is not this page's.
import { ownerOfToken } from './token-owner.ts';

const keys = {
  access: 'studioToken',
  refresh: 'studioRefreshToken',
  tenant: 'studioTenantId',
  rights: 'studioRights',
} as const;
/** Set briefly on sign-out, to notify the other tabs. */
const logoutKey = 'studioLogout';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

type Listener = () => void;

export function createSession(storage: Storage) {
  const listeners = new Set<Listener>();
  const storedOwner = (): string | null => ownerOfToken(storage.getItem(keys.access));
  let owner = storedOwner();

  const notify = (): void => {
    owner ??= storedOwner();
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        // The other listeners must still be notified.
        reportError(error);
      }
    }
  };
  const isForeign = (): boolean => {
    const stored = storedOwner();
    return owner !== null && stored !== null && owner !== stored;
  };
  return {
    accessToken: () => storage.getItem(keys.access),
    refreshToken: () => storage.getItem(keys.refresh),
    tenantId: () => storage.getItem(keys.tenant),
    /** The owner of this page, even after their session has ended; null before the first sign-in. */
    owner: () => owner,
    /** Whether another tab has signed in another user, or the same user to another tenant. */
    isForeign,
    /** The names of the user's rights, separated by spaces, as last reported by the server; null while they are unknown. */
    rights: () => storage.getItem(keys.rights),
    setRights(rights: readonly string[]): void {
      if (isForeign()) return;
      storage.setItem(keys.rights, rights.join(' '));
      notify();
    },
    start(tenantId: string, tokens: Tokens): void {
      owner = ownerOfToken(tokens.accessToken);
      storage.removeItem(keys.rights);
      storage.setItem(keys.tenant, tenantId);
      this.renew(tokens);
    },
    renew({ accessToken, refreshToken }: Tokens): void {
      storage.setItem(keys.refresh, refreshToken);
      storage.setItem(keys.access, accessToken);
      notify();
    },
    clear(): void {
      // A page must not end another user's session.
      if (isForeign()) return;
      for (const key of [keys.access, keys.refresh, keys.rights]) storage.removeItem(key);
      notify();
    },
    /** Like clear, but at the user's request, which other tabs can distinguish. */
    logOut(): void {
      storage.setItem(logoutKey, '1');
      storage.removeItem(logoutKey);
      this.clear();
    },
    /** Also called when another tab signs in or out: main.tsx passes its storage events on. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
    isKey: (key: string | null) => key === null || key === keys.access,
    isLogout: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => key === logoutKey && newValue !== null,
  };
}

export type Session = ReturnType<typeof createSession>;
