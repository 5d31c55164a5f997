// How much strangers may ask for: each network address has an allowance of requests that refills with time. Pure.
import { networkOf } from '../network/networks.ts';

/** An office of 200 people behind one address signs in at once, with the requests that take no token beside it. */
export const anonymousRequestsMax = 2_000;
export const anonymousRequestsPerSecond = 20;
/** An address that is not among the last ones to have asked has its full allowance again, or nearly. */
export const addressesMax = 10_000;

export interface AddressAllowances {
  /** Counts a request. Undefined where it is allowed, else the seconds until the next one will be. */
  take(address: string, now: Date): number | undefined;
  /** Whether the next request would be refused. */
  isUsedUp(address: string, now: Date): boolean;
}

interface Allowance {
  readonly requests: number;
  readonly countedAtMs: number;
}

export function createAddressAllowances(): AddressAllowances {
  /** The address that asked longest ago is the first. */
  const allowances = new Map<string, Allowance>();

  function left(network: string, nowMs: number): number {
    const known = allowances.get(network);
    if (known === undefined) return anonymousRequestsMax;
    const refilled = (Math.max(0, nowMs - known.countedAtMs) / 1000) * anonymousRequestsPerSecond;
    return Math.min(anonymousRequestsMax, known.requests + refilled);
  }

  return {
    take: (address, now) => {
      const network = networkOf(address);
      const countedAtMs = now.getTime();
      const requests = left(network, countedAtMs);
      const isAllowed = requests >= 1;
      allowances.delete(network);
      allowances.set(network, { requests: isAllowed ? requests - 1 : requests, countedAtMs });
      const [oldest] = allowances.keys();
      if (allowances.size > addressesMax && oldest !== undefined) allowances.delete(oldest);
      return isAllowed ? undefined : Math.ceil((1 - requests) / anonymousRequestsPerSecond);
    },
    isUsedUp: (address, now) => left(networkOf(address), now.getTime()) < 1,
  };
}
