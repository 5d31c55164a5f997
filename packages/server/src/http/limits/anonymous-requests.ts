// The allowance of requests per address without valid credentials, for all routes of the API together.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../../request/context.ts';
import { createAddressAllowances } from '../../request/address-allowances.ts';
import { refusal } from '../refusal.ts';
import type { RouteCallers } from '../route-callers.ts';
import { say } from '../../sentences/say.ts';

export function limitAnonymousRequests(
  http: FastifyInstance,
  tokens: RouteCallers,
  app: Pick<AppParts, 'clock'>,
): void {
  const allowances = createAddressAllowances();

  /** The refusal, if any. */
  function take(request: FastifyRequest, reply: FastifyReply): Error | undefined {
    const waitSeconds = allowances.take(request.ip, app.clock());
    if (waitSeconds === undefined) return undefined;
    void reply.header('retry-after', waitSeconds);
    const sentence =
      waitSeconds === 1 ? say('TOO_MANY_ANONYMOUS_BRIEFLY') : say('TOO_MANY_ANONYMOUS', { seconds: waitSeconds });
    return refusal(429, { code: 'LIMIT_EXCEEDED', ...sentence });
  }

  http.addHook('onRequest', (request, reply, done) => {
    // Requests without a route get a page or asset of the studio, from memory, or nothing.
    if (request.is404) return done();
    const { callers = tokens, isUnlimited = false } = request.routeOptions.config;
    if (isUnlimited || callers.recall(request) !== undefined) return done();
    if (!callers.hasCredentials(request)) return done(take(request, reply));
    const isUsedUp = () => allowances.isUsedUp(request.ip, app.clock());
    callers.finds(request, isUsedUp).then((isFound) => done(isFound ? undefined : take(request, reply)), done);
  });
}
