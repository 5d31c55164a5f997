// Request limits for many clients: each has an allowance that refills with time. Pure.

export interface AllowanceLimits {
  /** The full allowance. */
  readonly requestsMax: number;
  readonly requestsPerSecond: number;
  /** A client that is evicted has nearly regained its full allowance. */
  readonly clientsMax: number;
}

export interface Allowances {
  /** Counts a request. Undefined if it is allowed, otherwise the seconds until the next one will be. */
  take(client: string, now: Date): number | undefined;
  /** Whether the next request would be refused. */
  isUsedUp(client: string, now: Date): boolean;
}

interface Allowance {
  readonly requests: number;
  readonly countedAtMs: number;
}

export function createAllowances({ requestsMax, requestsPerSecond, clientsMax }: AllowanceLimits): Allowances {
  /** The least recently active client is the first. */
  const allowances = new Map<string, Allowance>();

  function left(client: string, nowMs: number): number {
    const known = allowances.get(client);
    if (known === undefined) return requestsMax;
    const refilled = (Math.max(0, nowMs - known.countedAtMs) / 1000) * requestsPerSecond;
    return Math.min(requestsMax, known.requests + refilled);
  }

  return {
    take: (client, now) => {
      const countedAtMs = now.getTime();
      const requests = left(client, countedAtMs);
      const isAllowed = requests >= 1;
      allowances.delete(client);
      allowances.set(client, { requests: isAllowed ? requests - 1 : requests, countedAtMs });
      const [oldest] = allowances.keys();
      if (allowances.size > clientsMax && oldest !== undefined) allowances.delete(oldest);
      return isAllowed ? undefined : Math.ceil((1 - requests) / requestsPerSecond);
    },
    isUsedUp: (client, now) => left(client, now.getTime()) < 1,
  };
}
