// Callers with the token of a user, a visitor or a guest.
import type { FastifyRequest } from 'fastify';
import { authenticate } from '../features/auth/tenant-guard.service.ts';
import { isVisitorToken } from '../features/auth/visitors/visitor-guard.service.ts';
import { isGuestToken } from '../features/guests/guests.service.ts';
import { requestFacts } from '../http/request-facts.ts';
import type { RouteCallers } from '../http/route-callers.ts';
import { bearerTokenOf } from '../request/bearer-token.ts';
import type { AppParts } from '../request/context.ts';
import { say } from '../sentences/say.ts';

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
      const { perspective: _unused, ...facts } = requestFacts(request, app.config);
      const signedIn = await authenticate(request.headers.authorization, facts, app);
      await signedIn?.reader.close();
      return signedIn !== undefined;
    },
    isGuest: async ({ headers: { authorization } }) =>
      (await isGuestToken(authorization, app)) || (await isVisitorToken(authorization, app)),
    refused: say('TOKEN_INVALID'),
  };
}
