// One pass of the event loop starts requests only for a limited time: the others wait for the next pass, shared
// fairly between tenants and users. A hundred simultaneous requests thus delay a health check, or another
// tenant's request, by one pass instead of all.
import { FairQueue, type TurnCaller } from '@coverwright/render/turns';
import type { FastifyInstance } from 'fastify';
import type { RouteCallers } from '../route-callers.ts';
import { turnCallerOf } from './limit-answers.ts';

/** How long a pass starts further requests. Keep in sync with docs/limits.md. */
export const passMs = 1;

interface Waiting {
  readonly caller: TurnCaller;
  readonly begin: () => void;
}

/**
 * Runs after the body has been read; the number of waiting requests is bounded by the connections. Health and
 * metrics routes never wait.
 */
export function shareMainThread(http: FastifyInstance, tokens: RouteCallers): void {
  const waiting = new FairQueue<Waiting>();
  let passEndsAt = 0;

  function openPass(): void {
    passEndsAt = performance.now() + passMs;
    beginNext();
  }

  function beginNext(): void {
    const next = waiting.take(() => true);
    if (next === undefined) return;
    next.begin();
    if (waiting.size === 0) return;
    if (performance.now() < passEndsAt) afterMicrotasks(beginNext);
    else setImmediate(openPass);
  }

  http.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.isUnlimited === true) return done();
    if (waiting.size === 0 && performance.now() < passEndsAt) return done();
    if (waiting.size === 0) setImmediate(openPass);
    waiting.add({ caller: turnCallerOf(request, tokens), begin: done });
  });
}

/** The synchronous start of a request counts towards the time of its pass. */
function afterMicrotasks(work: () => void): void {
  queueMicrotask(() => process.nextTick(work));
}
