// Clients of several instances: writers through the load balancer, and one who changes a price and then reads it at every
// instance. Each operation that gets no answer is sent once more.
import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../kill/session.ts';
import { type Ledger, type Post, type Session, writeUntil } from '../kill/writes.ts';
import type { Instances } from './instances.ts';
import { priceAt, setPrice } from './priced-product.ts';
import type { Tally } from './tally.ts';

export interface LoadOptions {
  readonly instances: Pick<Instances, 'url' | 'urls'>;
  readonly ledger: Ledger;
  readonly tally: Tally;
  /** Of the product whose price changes. */
  readonly key: string;
  /** Distinguishes the records of this load. */
  readonly name: string;
  readonly writers: number;
  /** The pause of a client before each operation. */
  readonly pauseMs: number;
  readonly fileLength?: number;
}

export type Worker = (session: Session, isOver: () => boolean) => Promise<void>;

export interface Load {
  /** Resolves when this many further writes are acknowledged. */
  acknowledged(count: number): Promise<void>;
  end(): Promise<void>;
}

/** How long an instance may show what was there before a change. */
export const freshAfterMs = 1_000;

export async function startLoad(options: LoadOptions, others: readonly Worker[] = []): Promise<Load> {
  const { instances, ledger, tally, name, writers, pauseMs, fileLength } = options;
  const session = retrying(await signIn({ url: instances.url, said: () => '' }, tally.observe), tally);
  const waiting = new Map<() => void, number>();
  const post: Post = async (query, variables) => {
    await delay(pauseMs);
    const answer = await session.post(query, variables);
    for (const [resolve, reachAt] of waiting) if (ledger.acknowledged >= reachAt) resolve();
    return answer;
  };
  let isOver = false;
  const isDone = () => isOver;
  const working = Promise.all([
    ...Array.from({ length: writers }, (_value, writer) =>
      writeUntil(isDone, `${name}-writer${writer}`, { ...session, post }, ledger, fileLength),
    ),
    changePrices(post, isDone, options),
    ...others.map((work) => work({ ...session, post }, isDone)),
  ]);
  return {
    acknowledged: async (count) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(resolve, ledger.acknowledged + count);
      await Promise.race([promise, working]);
      waiting.delete(resolve);
    },
    end: async () => {
      isOver = true;
      await working;
    },
  };
}

/** Sends what got no answer once more, as a client does. */
export function retrying(session: Session, tally: Tally): Session {
  const twice = async <T>(send: () => Promise<T>, isAnswered: (answer: T) => boolean): Promise<T> => {
    const first = await send();
    if (isAnswered(first)) return first;
    tally.retried += 1;
    const second = await send();
    if (!isAnswered(second)) tally.failed += 1;
    return second;
  };
  const ask: Session['ask'] = (query, variables) =>
    twice(
      () => session.ask(query, variables),
      ({ isAnswered }) => isAnswered,
    );
  return {
    ask,
    post: async (query, variables) => (await ask(query, variables)).data,
    upload: (key, content) => twice(() => session.upload(key, content), Boolean),
    download: session.download,
  };
}

async function changePrices(post: Post, isOver: () => boolean, { instances, tally, key }: LoadOptions): Promise<void> {
  // Each price is higher than all before, also of an earlier load.
  for (let amount = Math.floor(Date.now() / 1000); !isOver(); amount += 1) {
    if (!(await setPrice(post, amount))) continue;
    await delay(freshAfterMs);
    const prices = await Promise.all(instances.urls().map((url) => priceAt(url, key).catch(() => undefined)));
    for (const price of prices.filter((one) => one !== undefined)) {
      tally.checked += 1;
      if (price !== amount) tally.stale += 1;
    }
  }
}
