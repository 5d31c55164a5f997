// The token of somebody without an account: requested when the first call needs it, kept in memory, renewed before it ends.
import { readField } from './insurance-error.ts';

interface GuestToken {
  readonly value: string;
  readonly expiresAtMs: number;
}

export interface GuestTokens {
  /** One request at a time, whoever needs it. */
  get(): Promise<string>;
  /** The server refused this one. */
  invalidate(token: string): void;
}

/** Renewed this long before its end, so that none ends on its way to the server. */
const marginMs = 30_000;
/** For a server that does not say when it ends. */
const shortestLifeMs = 60_000;

/** @param request answers the parsed body of POST /guest */
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
  // The clock of the reader may be wrong; a token that seems to have ended is used for a while all the same.
  const expiresAtMs = endMs > nowMs + marginMs ? endMs : nowMs + marginMs + shortestLifeMs;
  return { value, expiresAtMs };
}
