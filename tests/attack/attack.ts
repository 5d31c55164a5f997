// Sends shapes in several lanes until the time is up, in an order that a seed determines, with limits per second for single
// requests and for floods.
import { setTimeout as delay } from 'node:timers/promises';
import { attackerAddress, sendHttp, sendRaw } from './send.ts';
import type { Session } from './session.ts';
import type { Shape, Target } from './shape.ts';
import type { Tally } from './tally.ts';

export interface AttackOptions {
  readonly url: string;
  readonly sessions: readonly Session[];
  /** Host of the demo's website. */
  readonly guest: Session;
  readonly shapes: readonly Shape[];
  readonly durationMs: number;
  /** Every shape once, with the time only as a limit. */
  readonly isOneRound?: boolean;
  readonly random: () => number;
  readonly tally: Tally;
  /** Once true, no further requests are sent. */
  readonly isOver: () => boolean;
}

const lanes = 6;
/** A higher rate would measure the sender, which shares the cores. */
const requestsPerSecond = 30;

export async function attack(options: AttackOptions): Promise<void> {
  const endsAt = Date.now() + options.durationMs;
  const isOver = () => options.isOver() || Date.now() >= endsAt;
  const lane = async (shapes: readonly Shape[], pace: Pace) => {
    do {
      // Shuffled each time, so that the neighbours change.
      for (const shape of shuffle(shapes, options.random)) {
        if (!isOver()) await sendShape(shape, { ...options, isOver, pace });
      }
    } while (options.isOneRound !== true && shapes.length > 0 && !isOver());
  };
  // Two floods at once would be inconclusive, and single requests must not wait behind a flood.
  const floods = options.shapes.filter(isFlood);
  const singles = options.shapes.filter((shape) => !isFlood(shape));
  const shares = Array.from({ length: lanes }, (_value, nth) => singles.filter((_shape, at) => at % lanes === nth));
  const pace = createPace(isOver);
  await Promise.all([lane(floods, createPace(isOver)), ...shares.map((share) => lane(share, pace))]);
}

function isFlood({ sideBySide = 1 }: Shape): boolean {
  return sideBySide > 1;
}

interface Sending extends AttackOptions {
  readonly pace: Pace;
}

let attackers = 0;

async function sendShape(shape: Shape, options: Sending): Promise<void> {
  let nth = 0;
  const side = async () => {
    while (nth < (shape.times ?? 1) && !options.isOver()) {
      const own = nth;
      nth += 1;
      await options.pace();
      await sendOne(shape, own, options);
    }
  };
  await Promise.all(Array.from({ length: shape.sideBySide ?? 1 }, side));
}

async function sendOne(shape: Shape, nth: number, options: Sending): Promise<void> {
  const { url, tally } = options;
  const session = sessionOf(shape, nth, options);
  await session?.renew();
  const { hostname, port } = new URL(url);
  const target: Target = {
    host: hostname,
    port: Number(port),
    authorization: session?.authorization(),
  };
  attackers += 1;
  const around = {
    target,
    mayBeCut: shape.mayBeCut ?? false,
    localAddress: attackerAddress(shape.isFromOneAddress === true ? 0 : attackers),
  };
  const attempt = shape.make(nth, target);
  const from = Date.now();
  tally.add(shape, from, attempt.kind === 'http' ? await sendHttp(attempt, around) : await sendRaw(attempt, around));
}

function sessionOf({ by }: Shape, nth: number, { sessions, guest }: Sending): Session | undefined {
  if (by === 'nobody') return undefined;
  if (by === 'a guest') return guest;
  return by === 'one user' ? sessions[0] : sessions[nth % sessions.length];
}

/** Resolves when the next request may be sent. */
type Pace = () => Promise<void>;

function createPace(isOver: () => boolean): Pace {
  let nextAt = Date.now();
  return async () => {
    const now = Date.now();
    // Unused time is not made up for.
    nextAt = Math.max(nextAt, now) + 1_000 / requestsPerSecond;
    if (nextAt > now && !isOver()) await delay(nextAt - now);
  };
}

/** Random, but earlier vulnerabilities come first, and themes alternate, so that a short run covers them all. */
function shuffle(shapes: readonly Shape[], random: () => number): Shape[] {
  const shuffled = shapes.map((shape) => ({ shape, at: random() })).toSorted((a, b) => a.at - b.at);
  const seen = new Map<string, number>();
  const ranked = shuffled.map(({ shape }) => {
    if (shape.wasHole === true) return { shape, rank: -1 };
    const rank = seen.get(shape.theme) ?? 0;
    seen.set(shape.theme, rank + 1);
    return { shape, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ shape }) => shape);
}
