// Who may send a route more than a stranger may: whoever has a valid token, unless the config of the route names other
// callers. A new route has this without asking for it.
import type { TurnCaller } from '@coverwright/render/turns';
import type { FastifyRequest } from 'fastify';
import { authenticate, bearerTokenOf } from '../features/auth/tenant-guard.service.ts';
import { isVisitorToken } from '../features/auth/visitors/visitor-guard.service.ts';
import { isGuestToken } from '../features/guests/guests.service.ts';
import type { AppParts } from '../request/context.ts';
import { refusal } from './refusal.ts';
import { requestFacts } from './request-facts.ts';

export interface RouteCallers {
  hasCredentials(request: FastifyRequest): boolean;
  /** Whose the credentials are, if they are remembered as good: at once, and for next to nothing. */
  recall(request: FastifyRequest): TurnCaller | undefined;
  /** Whether they are good as far as a cheap check shows; nothing is looked up for an address that asked too often. */
  finds(request: FastifyRequest, isUsedUp: () => boolean): Promise<boolean>;
  /** Whether they are good by what is stored at this moment. */
  authenticates(request: FastifyRequest): Promise<boolean>;
  /** Whether they are those of an app's guest or visitor, which are good, and allow no more than none. */
  isGuest?(request: FastifyRequest): Promise<boolean>;
  /** What is said of credentials that are not. */
  readonly refusedMessage: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default those with a valid token. */
    readonly callers?: RouteCallers;
    /** Whether strangers may call it as often as they like, because it costs nothing and others depend on it. */
    readonly isUnlimited?: boolean;
  }
}

export function tokenCallers(app: AppParts): RouteCallers {
  const tokenOf = ({ headers }: FastifyRequest) => bearerTokenOf(headers.authorization);
  return {
    hasCredentials: ({ headers }) => headers.authorization !== undefined,
    recall: (request) => {
      const token = tokenOf(request);
      return token === undefined ? undefined : app.accessTokens.recall(token, app.clock());
    },
    finds: async (request) => {
      const token = tokenOf(request);
      return token !== undefined && (await app.accessTokens.verify(token, app.clock())) !== undefined;
    },
    authenticates: async (request) => {
      const signedIn = await authenticate(request.headers.authorization, requestFacts(request, app.config), app);
      await signedIn?.reader.close();
      return signedIn !== undefined;
    },
    isGuest: async ({ headers: { authorization } }) =>
      (await isGuestToken(authorization, app)) || (await isVisitorToken(authorization, app)),
    refusedMessage: 'Invalid or expired token',
  };
}

/** Throws unless the credentials of the request are valid; without any, the error names the limit that then applies. */
export async function requireCaller(
  request: FastifyRequest,
  callers: RouteCallers,
  limitMessage: string,
): Promise<void> {
  if (!callers.hasCredentials(request)) throw refusal(413, { code: 'LIMIT_EXCEEDED', message: limitMessage });
  if (await callers.authenticates(request)) return;
  if (await callers.isGuest?.(request)) throw refusal(413, { code: 'LIMIT_EXCEEDED', message: limitMessage });
  throw refusal(401, { code: 'UNAUTHENTICATED', message: callers.refusedMessage });
}
