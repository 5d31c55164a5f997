// How much strangers may ask for: each network address has an allowance of requests that refills with time. Pure.
import { networkOf } from '../network/networks.ts';
import { type Allowances, createAllowances } from './allowances.ts';

/** An office of 200 people behind one address signs in at once, with the requests that take no token beside it. */
export const anonymousRequestsMax = 2_000;
export const anonymousRequestsPerSecond = 20;
/** An address that is not among the last ones to have asked has its full allowance again, or nearly. */
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
