// The token of a user without an account: requested when the first call needs it, stored in memory, and renewed
// before it expires.
import { readField } from './insurance-error.ts';

interface GuestToken {
  readonly value: string;
  readonly expiresAtMs: number;
}

export interface GuestTokens {
  /** One request at a time, shared by all callers. */
  get(): Promise<string>;
  /** The token that the server rejected. */
  invalidate(token: string): void;
}

/** Renewed this long before it expires, so that it does not expire in transit. */
const marginMs = 30_000;
/** Used if the server does not return an expiry time. */
const shortestLifeMs = 60_000;

/** @param request returns the parsed body of POST /guest */
export function createGuestTokens(request: () => Promise<unknown>, nowMs: () => number): GuestTokens {
  let current: GuestToken | undefined;
  let pending: Promise<GuestToken> | undefined;

  const renew = async (): Promise<GuestToken> => {
    try {
      current = toToken(await request(), nowMs());
      return current;
    } finally {
      pending = undefined;
    }
  };

  return {
    async get() {
      if (current && current.expiresAtMs - marginMs > nowMs()) return current.value;
      pending ??= renew();
      return (await pending).value;
    },
    invalidate(token) {
      if (current?.value === token) current = undefined;
    },
  };
}

function toToken(body: unknown, nowMs: number): GuestToken {
  const value = readField(body, 'accessToken');
  const expiresAt = readField(body, 'expiresAt');
  if (typeof value !== 'string' || value === '') throw new TypeError('The answer has no token.');
  const endMs = typeof expiresAt === 'string' ? Date.parse(expiresAt) : Number.NaN;
  // The device's clock may be wrong, so a token that appears to have expired is still used for a while.
  const expiresAtMs = endMs > nowMs + marginMs ? endMs : nowMs + marginMs + shortestLifeMs;
  return { value, expiresAtMs };
}
