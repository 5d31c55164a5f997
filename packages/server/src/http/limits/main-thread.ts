// One pass of the event loop begins requests for so long only: what is left waits for the next, fair by tenant and user. A
// hundred requests that arrive together delay a health check, and another tenant's request, by one pass instead of all.
import { FairQueue, type TurnCaller } from '@coverwright/render/turns';
import type { FastifyInstance } from 'fastify';
import type { RouteCallers } from '../route-callers.ts';
import { turnCallerOf } from './limit-answers.ts';

/** How long a pass begins further requests. docs/limits.md has the same number. */
export const passMs = 1;

interface Waiting {
  readonly caller: TurnCaller;
  readonly begin: () => void;
}

/** After the body has been read; connections bound how many wait. Routes that look after the server wait for nobody. */
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

/** What a request does before it first waits for something belongs to the time of its pass. */
function afterMicrotasks(work: () => void): void {
  queueMicrotask(() => process.nextTick(work));
}
