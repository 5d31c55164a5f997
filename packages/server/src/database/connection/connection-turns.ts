// Distributes the pool's connections. Tenants share most of them; strangers and the owner share the rest, so
// that a flood of sign-ins takes nothing from tenants, and busy tenants prevent no one from signing in.
import { type TurnCaller, Turns } from '@coverwright/render/turns';
import { inTurn } from '../../limits/in-turn.ts';
import type { DatabaseCaller, OwnerCaller } from '../database.ts';

/** Keep in sync with docs/limits.md. */
export const connectionLimits = {
  /** Transactions waiting for a connection, across all tenants; the same number again for strangers and the owner. */
  waiting: 1_000,
  /** The maximum for one user or one address. */
  waitingOfUser: 100,
  waitMs: 10_000,
} as const;

export interface ConnectionTurns {
  forTenant<T>(caller: DatabaseCaller, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  forOwner<T>(caller: OwnerCaller, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Transactions that wait. */
  waiting(): number;
  close(): void;
}

/** Connections for strangers and the owner: a fifth, and at least one if there are two. */
function apartOf(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize / 5));
}

export function createConnectionTurns(poolSize: number): ConnectionTurns {
  const apart = apartOf(poolSize);
  const owner = new Turns({ ...connectionLimits, places: apart });
  const tenants = new Turns({ ...connectionLimits, places: Math.max(1, poolSize - apart) });

  const during = <T>(turns: Turns, caller: TurnCaller, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
    inTurn({ turns, caller, things: 'requests', ...(signal !== undefined && { signal }) }, work);

  return {
    forTenant: ({ tenantId, userId = '', strangerAt }, work, signal) =>
      strangerAt === undefined
        ? during(tenants, { tenantId, userId }, work, signal)
        : during(owner, toStranger(strangerAt), work, signal),
    forOwner: ({ strangerAt }, work, signal) =>
      during(owner, strangerAt === undefined ? server : toStranger(strangerAt), work, signal),
    waiting: () => owner.waitingCount + tenants.waitingCount,
    close: () => {
      owner.close();
      tenants.close();
    },
  };
}

const server: TurnCaller = { tenantId: 'server', userId: '' };

function toStranger(address: string): TurnCaller {
  return { tenantId: 'strangers', userId: address };
}
