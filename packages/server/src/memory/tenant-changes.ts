// Decides how long cached data of a tenant is valid. An instance caches such data only while it is notified of
// every change: its own directly, those of other instances by the database.
import type { Logger } from 'pino';
import { changesChannel } from '../database/announced-changes.ts';
import type { Database } from '../database/database.ts';

export interface TenantChanges {
  /** The moment before a read; stored with the result. */
  moment(): number;
  /** Whether data of the tenant read at that moment is still current. */
  stands(tenantId: string, readAt: number): boolean;
  /** Whether anything is answered from memory: only while every change is reported to this instance. */
  readonly isHearing: boolean;
  /** Rows of the tenant have changed: earlier reads are no longer current. */
  tell(tenantId: string): void;
  close(): Promise<void>;
}

export function watchTenantChanges(database: Pick<Database, 'listen'>, log: Pick<Logger, 'info' | 'warn'>) {
  const changedAt = new Map<string, number>();
  let now = 0;
  let hearingSince = Infinity;
  let isClosing = false;

  function tell(tenantId: string): void {
    now += 1;
    changedAt.set(tenantId, now);
  }

  /** Nothing read before is current. */
  function forget(): void {
    now += 1;
    hearingSince = now;
    changedAt.clear();
  }

  const listening = database.listen(changesChannel, {
    onNotice: (tenantId) => {
      if (tenantId !== '') tell(tenantId);
      else if (hearingSince !== Infinity) forget();
    },
    onHearing: () => {
      forget();
      log.info('listening for changes by other instances');
    },
    onLost: () => {
      hearingSince = Infinity;
      if (!isClosing) log.warn('not listening for changes by other instances: nothing is answered from memory');
    },
  });
  const changes: TenantChanges = {
    moment: () => now,
    get isHearing() {
      return hearingSince !== Infinity;
    },
    stands: (tenantId, readAt) => readAt >= hearingSince && readAt >= (changedAt.get(tenantId) ?? 0),
    tell,
    close: () => {
      isClosing = true;
      return listening.close();
    },
  };
  return changes;
}
