// When keys were last used, to the minute. Uses are recorded in memory and written in the background, so that
// no request waits for it and a busy key costs one write a minute. Pure bookkeeping; the key guard does the
// writing.
import type { KeyHolder, KeyUse } from './api-key.ts';

export interface KeyUses {
  /** Returns true when there is something new to write. */
  note(holder: KeyHolder, at: Date): boolean;
  /** Removes and returns the pending uses, one per key. */
  take(): KeyUse[];
  /** Returns uses to the queue after a failed write. */
  putBack(uses: readonly KeyUse[]): void;
}

const minuteMs = 60_000;

export function createKeyUses(): KeyUses {
  /** The last recorded minute for each key. */
  const noted = new Map<string, number>();
  const waiting = new Map<string, KeyUse>();
  /** The same by object identity, a fast path for repeated uses within a minute. */
  const seen = new WeakMap<KeyHolder, number>();
  return {
    note: (holder, at) => {
      const minute = Math.floor(at.getTime() / minuteMs);
      if (seen.get(holder) === minute) return false;
      seen.set(holder, minute);
      const id = idOf(holder);
      if (noted.get(id) === minute) return false;
      noted.set(id, minute);
      waiting.set(id, { tenantId: holder.tenantId, keyId: holder.keyId, usedAt: new Date(minute * minuteMs) });
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

function idOf({ tenantId, keyId }: Pick<KeyHolder, 'tenantId' | 'keyId'>): string {
  return `${tenantId} ${keyId}`;
}
