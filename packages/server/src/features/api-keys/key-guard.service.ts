// Resolves an API key to its tenant. Keys are cached until something changes in their tenant; revoking a key
// evicts it.
import type { AppParts } from '../../request/context.ts';
import { createMemory } from '../../memory/memory.ts';
import { bearerTokenOf } from '../../request/bearer-token.ts';
import { hashOfApiKey, isApiKey, type KeyHolder } from './api-key.ts';
import { findKeyHolder, writeKeyUses } from './api-keys.store.ts';
import { isExpired } from './key-limits.ts';
import { createKeyUses } from './key-uses.ts';

export { mayPrice } from './key-limits.ts';

export interface KeyGuard {
  /** Synchronous lookup in the cache. */
  recall(key: string): KeyHolder | undefined;
  /** Undefined if the key is invalid, has expired or was revoked. Throws when the database is unavailable. */
  find(key: string, address: string): Promise<KeyHolder | undefined>;
  /** Writes the last uses that are not yet written. */
  close(): Promise<void>;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The key of a request: from the header X-API-Key, which takes precedence, or the bearer token, which is all
 * that many clients support. The value of X-API-Key may be malformed.
 */
export function apiKeyOf({ 'x-api-key': apiKey, authorization }: Headers): string | undefined {
  if (apiKey !== undefined) return String(apiKey);
  const token = typeof authorization === 'string' ? bearerTokenOf(authorization) : undefined;
  return token !== undefined && isApiKey(token) ? token : undefined;
}

export const keysRememberedMax = 100_000;
/** The maximum delay before a use is written. */
const writeDelayMs = 1_000;

export function createKeyGuard(app: Pick<AppParts, 'changes' | 'clock' | 'database' | 'log'>): KeyGuard {
  /** Indexed by the key itself, since hashing it on each request takes as long as pricing. */
  const memory = createMemory<KeyHolder>(app.changes, keysRememberedMax);
  const uses = createKeyUses();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const taken = uses.take();
    if (taken.length === 0) return;
    try {
      await app.database.asOwner((transaction) => writeKeyUses(transaction, taken));
    } catch (error) {
      app.log.warn({ error }, 'the last uses of API keys could not be written; the server will try again');
      uses.putBack(taken);
    }
  }

  function writeSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(write);
    }, writeDelayMs).unref();
  }

  async function read(key: string, strangerAt: string): Promise<KeyHolder | undefined> {
    const readAt = app.changes.moment();
    const keyHash = hashOfApiKey(key);
    const holder = await app.database.asOwner((transaction) => findKeyHolder(transaction, keyHash), { strangerAt });
    if (holder !== undefined) memory.keep(key, { tenantId: holder.tenantId, value: holder, readAt, weight: 1 });
    return holder;
  }

  /** Cached keys expire too. */
  function noteUse(holder: KeyHolder | undefined): KeyHolder | undefined {
    if (holder === undefined) return undefined;
    const now = app.clock();
    if (isExpired(holder, now)) return undefined;
    if (uses.note(holder, now)) writeSoon();
    return holder;
  }

  return {
    recall: (key) => noteUse(memory.find(key)),
    find: async (key, address) => (isApiKey(key) ? noteUse(memory.find(key) ?? (await read(key, address))) : undefined),
    close: async () => {
      clearTimeout(timer);
      writing = writing.then(write);
      await writing;
    },
  };
}
