// The origins of other servers that the studio may call: those in the table of hosts for the API or the files.
import type { AppParts } from '../../request/context.ts';
import { listEndpointUrls } from './hosts.store.ts';

/** Pages are requested without a sign-in, so the table must not be read for each of them. */
const lifetimeMs = 10_000;

/** For all hosts together: the studio may be used for a different host than the one its page came from. */
export function createEndpointOrigins({ clock, database, log }: AppParts): () => Promise<readonly string[]> {
  let readAtMs = -Infinity;
  let origins: Promise<readonly string[]> = Promise.resolve([]);

  async function readOrigins(before: readonly string[]): Promise<readonly string[]> {
    try {
      return toOrigins(await database.asOwner(listEndpointUrls));
    } catch (error) {
      // The page is served anyway, and reports what it cannot reach.
      log.warn({ error }, 'the table of hosts could not be read');
      return before;
    }
  }

  return () => {
    const nowMs = clock().getTime();
    if (nowMs - readAtMs >= lifetimeMs) {
      readAtMs = nowMs;
      origins = origins.then(readOrigins);
    }
    return origins;
  };
}

function toOrigins(urls: readonly string[]): readonly string[] {
  const parsed = urls.map((url) => URL.parse(url)).filter((url) => url !== null);
  return [...new Set(parsed.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin))];
}
