// Turns at a limited resource: connections, threads, pages, uploads. A caller that cannot start immediately waits in a
// queue that is fair by tenant first and by user within the tenant. Independent of the kind of resource.
import { FairQueue, type TurnCaller } from './fair-queue.ts';
import { HeldPlaces } from './held-places.ts';

export { FairQueue, type TurnCaller } from './fair-queue.ts';
export { HeldPlaces } from './held-places.ts';

/**
 * Work that has run for this long may run much longer, so a further page or thread is started for the next caller.
 * docs/limits.md lists the same number.
 */
export const spareAfterMs = 30;

export interface TurnLimits {
  /** Concurrent turns. */
  readonly places: number;
  /** Waiting callers. Shared like places, so that no tenant can fill the queue, nor a user the tenant's share. */
  readonly waiting: number;
  /** The maximum for one user of a tenant, even if there is more room. */
  readonly waitingOfUser: number;
  /** The maximum waiting time. */
  readonly waitMs: number;
}

/** FULL, TENANT_FULL, USER_FULL: too many are waiting, in total, for the tenant or for the user. LATE: waited too long. */
export type TurnRefusal = 'FULL' | 'TENANT_FULL' | 'USER_FULL' | 'LATE' | 'CANCELLED';

export class TurnRefused extends Error {
  readonly refusal: TurnRefusal;

  constructor(refusal: TurnRefusal) {
    super(`No turn was granted: ${refusal}.`);
    this.name = 'TurnRefused';
    this.refusal = refusal;
  }
}

export interface Turn {
  /** Passes the slot to the next caller; further calls have no effect. */
  end(): void;
}

interface Waiting {
  readonly caller: TurnCaller;
  readonly begin: () => void;
  readonly refuse: (refusal: TurnRefusal) => void;
}

export class Turns {
  readonly limits: TurnLimits;
  readonly #held: HeldPlaces;
  readonly #waiting = new FairQueue<Waiting>();
  readonly #waitingPlaces: HeldPlaces;
  #isClosed = false;

  constructor(limits: TurnLimits) {
    this.limits = limits;
    this.#held = new HeldPlaces(limits.places);
    this.#waitingPlaces = new HeldPlaces(limits.waiting);
  }

  get waitingCount(): number {
    return this.#waiting.size;
  }

  /** Rejects only with TurnRefused. The signal cancels the wait, not the turn. */
  async take(caller: TurnCaller, signal?: AbortSignal): Promise<Turn> {
    if (this.#isClosed || signal?.aborted) throw new TurnRefused('CANCELLED');
    // All waiting callers that may start have already started, so none is overtaken.
    if (!this.#held.isFull && this.#held.mayHold(caller)) return this.#begin(caller);
    const refusal = this.#refusalOf(caller);
    if (refusal !== undefined) throw new TurnRefused(refusal);
    return this.#wait(caller, signal);
  }

  /** For work that ends with its promise. */
  async during<Value>(caller: TurnCaller, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const turn = await this.take(caller, signal);
    try {
      return await work();
    } finally {
      turn.end();
    }
  }

  /** Rejects waiting and new callers; current turns end normally. */
  close(): void {
    this.#isClosed = true;
    for (const waiting of this.#waiting.items()) waiting.refuse('CANCELLED');
  }

  #refusalOf(caller: TurnCaller): TurnRefusal | undefined {
    if (this.#waiting.sizeOfUser(caller) >= this.limits.waitingOfUser) return 'USER_FULL';
    if (this.#waitingPlaces.isFull) return 'FULL';
    const left = this.#waitingPlaces.leftFor(caller);
    if (left.tenant === 0) return 'TENANT_FULL';
    return left.user === 0 ? 'USER_FULL' : undefined;
  }

  #wait(caller: TurnCaller, signal: AbortSignal | undefined): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.#waiting.remove(waiting);
        this.#waitingPlaces.release(caller);
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      };
      const waiting: Waiting = {
        caller,
        begin: () => {
          settle();
          resolve(this.#begin(caller));
        },
        refuse: (refusal) => {
          settle();
          reject(new TurnRefused(refusal));
        },
      };
      const cancel = () => waiting.refuse('CANCELLED');
      const timer = setTimeout(() => waiting.refuse('LATE'), this.limits.waitMs);
      signal?.addEventListener('abort', cancel);
      this.#waiting.add(waiting);
      this.#waitingPlaces.hold(caller);
    });
  }

  #begin(caller: TurnCaller): Turn {
    this.#held.hold(caller);
    let isOver = false;
    return {
      end: () => {
        if (isOver) return;
        isOver = true;
        this.#held.release(caller);
        this.#proceed();
      },
    };
  }

  #proceed(): void {
    while (!this.#held.isFull) {
      const next = this.#waiting.take((caller) => this.#held.mayHold(caller));
      if (next === undefined) return;
      next.begin();
    }
  }
}
