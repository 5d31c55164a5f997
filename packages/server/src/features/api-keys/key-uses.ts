// When keys were last used, to the minute. A use is noted in memory and written in the background, so that no request
// waits for it and a busy key costs one write a minute. Pure bookkeeping; who writes is the key guard's matter.
import type { KeyHolder, KeyUse } from './api-key.ts';

export interface KeyUses {
  /** True when there is something new to write. */
  note(holder: KeyHolder, at: Date): boolean;
  /** What has to be written, each key once. */
  take(): KeyUse[];
  /** Those could not be written after all. */
  putBack(uses: readonly KeyUse[]): void;
}

const minuteMs = 60_000;

export function createKeyUses(): KeyUses {
  /** The last minute in which each key was used. */
  const noted = new Map<string, number>();
  const waiting = new Map<string, KeyUse>();
  /** The same by the object at hand, for the many uses within a minute. */
  const seen = new WeakMap<KeyHolder, number>();
  return {
    note: (holder, at) => {
      const minute = Math.floor(at.getTime() / minuteMs);
      if (seen.get(holder) === minute) return false;
      seen.set(holder, minute);
      const id = idOf(holder);
      if (noted.get(id) === minute) return false;
      noted.set(id, minute);
      waiting.set(id, { ...holder, usedAt: new Date(minute * minuteMs) });
      return true;
    },
    take: () => {
      const taken = [...waiting.values()];
      waiting.clear();
      const latest = Math.max(...noted.values());
      for (const [id, minute] of noted) if (minute < latest) noted.delete(id);
      return taken;
    },
    putBack: (uses) => {
      for (const use of uses) if (!waiting.has(idOf(use))) waiting.set(idOf(use), use);
    },
  };
}

function idOf({ tenantId, keyId }: KeyHolder): string {
  return `${tenantId} ${keyId}`;
}
