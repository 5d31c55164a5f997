// One pass of the event loop begins only so many requests: what is left waits for the next, fair by tenant and user. A
// hundred requests that arrive together delay a health check, and another tenant's request, by one pass instead of all.
import { FairQueue, type TurnCaller } from '@coverwright/render/turns';
import type { FastifyInstance } from 'fastify';
import type { RouteCallers } from '../route-callers.ts';
import { turnCallerOf } from './limit-answers.ts';

/** How long a pass begins further requests. docs/limits.md has the same number. */
export const passMs = 5;

interface Waiting {
  readonly caller: TurnCaller;
  readonly begin: () => void;
}

/** After the body has been read; connections bound how many wait. Routes that look after the server wait for nobody. */
export function shareMainThread(http: FastifyInstance, tokens: RouteCallers): void {
  const waiting = new FairQueue<Waiting>();
  let passEndsAt: number | undefined;

  function openPass(): void {
    passEndsAt = performance.now() + passMs;
    setImmediate(closePass);
  }

  function closePass(): void {
    passEndsAt = undefined;
    const next = waiting.take(() => true);
    if (next === undefined) return;
    openPass();
    next.begin();
  }

  http.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.isUnlimited === true) return done();
    if (passEndsAt === undefined) openPass();
    if (waiting.size === 0 && performance.now() < (passEndsAt ?? 0)) return done();
    waiting.add({ caller: turnCallerOf(request, tokens), begin: done });
  });
}
