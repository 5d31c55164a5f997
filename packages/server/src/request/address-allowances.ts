// Request limits for strangers: each network address has an allowance that refills with time. Pure.
import { networkOf } from '../network/networks.ts';
import { type Allowances, createAllowances } from './allowances.ts';

/**
 * Enough for an office of 200 people behind one address to sign in simultaneously, with the accompanying
 * requests without a token.
 */
export const anonymousRequestsMax = 2_000;
export const anonymousRequestsPerSecond = 20;
/** An address that is evicted has nearly regained its full allowance. */
export const addressesMax = 10_000;

/** The clients are addresses. */
export function createAddressAllowances(): Allowances {
  const allowances = createAllowances({
    requestsMax: anonymousRequestsMax,
    requestsPerSecond: anonymousRequestsPerSecond,
    clientsMax: addressesMax,
  });
  return {
    take: (address, now) => allowances.take(networkOf(address), now),
    isUsedUp: (address, now) => allowances.isUsedUp(networkOf(address), now),
  };
}
