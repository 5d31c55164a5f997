// Determines who may send a route more than strangers may: by default callers with a valid token, unless the
// route's config specifies other callers.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { TurnCaller } from '@coverwright/render/turns';
import type { FastifyRequest } from 'fastify';
import { refusal } from './refusal.ts';

export interface RouteCallers {
  hasCredentials(request: FastifyRequest): boolean;
  /** The caller, if the credentials are cached as valid; synchronous and cheap. */
  recall(request: FastifyRequest): TurnCaller | undefined;
  /**
   * Whether a cheap check finds the credentials valid; skips look-ups for an address that has used up its
   * allowance.
   */
  finds(request: FastifyRequest, isUsedUp: () => boolean): Promise<boolean>;
  /** Whether the credentials are valid according to the database. */
  authenticates(request: FastifyRequest): Promise<boolean>;
  /** Whether they belong to a guest or visitor of an app: they are valid, but allow no more than none. */
  isGuest?(request: FastifyRequest): Promise<boolean>;
  /** The message for invalid credentials. */
  readonly refused: Sentence;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Defaults to callers with a valid token. */
    readonly callers?: RouteCallers;
    /** Whether strangers may call it without limit, because it is cheap and others depend on it. */
    readonly isUnlimited?: boolean;
  }
}

/** Throws unless the request has valid credentials; if there are none, the error states the limit that applies. */
export async function requireCaller(request: FastifyRequest, callers: RouteCallers, limit: Sentence): Promise<void> {
  if (!callers.hasCredentials(request)) throw refusal(413, { code: 'LIMIT_EXCEEDED', ...limit });
  if (await callers.authenticates(request)) return;
  if (await callers.isGuest?.(request)) throw refusal(413, { code: 'LIMIT_EXCEEDED', ...limit });
  throw refusal(401, { code: 'UNAUTHENTICATED', ...callers.refused });
}
