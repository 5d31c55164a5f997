// The signed-in session of this browser: its tokens and tenant, shared by all tabs through local storage.
const keys = { access: 'studioToken', refresh: 'studioRefreshToken', tenant: 'studioTenantId' } as const;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

type Listener = () => void;

export function createSession(storage: Storage) {
  const listeners = new Set<Listener>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    accessToken: () => storage.getItem(keys.access),
    refreshToken: () => storage.getItem(keys.refresh),
    tenantId: () => storage.getItem(keys.tenant),
    start(tenantId: string, tokens: Tokens): void {
      storage.setItem(keys.tenant, tenantId);
      this.renew(tokens);
    },
    renew({ accessToken, refreshToken }: Tokens): void {
      storage.setItem(keys.refresh, refreshToken);
      storage.setItem(keys.access, accessToken);
      notify();
    },
    clear(): void {
      storage.removeItem(keys.access);
      storage.removeItem(keys.refresh);
      notify();
    },
    /** Also called when another tab signs in or out: main.tsx passes its storage events on. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
    isKey: (key: string | null) => key === null || key === keys.access,
  };
}

export type Session = ReturnType<typeof createSession>;
