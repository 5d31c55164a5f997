import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { databaseFailureOf } from '../errors/database-failure.ts';
import { createClient } from './database-url.ts';

type Options = Parameters<typeof createClient>[1];

/** One connection. Once lost it is never used again: the driver's own reconnecting mixes up what it had yet to send. */
export interface Slot {
  readonly client: postgres.Sql;
  isLost: boolean;
}

export interface Pool {
  /** Lends a connection for the time of the work; waits for one when all are lent. */
  lend<T>(work: (slot: Slot) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function createPool(url: string, size: number, options: Options): Pool {
  const slots = new Set<Slot>();
  const idle: Slot[] = [];
  const waiting: ((slot: Slot) => void)[] = [];

  function open(): Slot {
    const onclose = () => {
      slot.isLost = true;
      if (idle.includes(slot)) discard(slot);
    };
    const client = createClient(url, { ...options, max: 1, max_lifetime: null, onclose });
    // Sets the client's parsers to what drizzle's column types expect.
    drizzle(client);
    const slot: Slot = { client, isLost: false };
    slots.add(slot);
    return slot;
  }

  function discard(slot: Slot): void {
    slots.delete(slot);
    const index = idle.indexOf(slot);
    if (index !== -1) idle.splice(index, 1);
    void slot.client.end({ timeout: 0 });
  }

  async function take(): Promise<Slot> {
    const free = idle.pop();
    if (free !== undefined) return free;
    if (slots.size < size) return open();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(slot: Slot): void {
    if (slot.isLost) discard(slot);
    const next = waiting.shift();
    if (next !== undefined) next(slot.isLost ? open() : slot);
    else if (!slot.isLost) idle.push(slot);
  }

  return {
    lend: async (work) => {
      const slot = await take();
      try {
        return await work(slot);
      } catch (error) {
        // The error comes a moment before the connection tells that it is closed.
        if (databaseFailureOf(error) === 'unavailable') slot.isLost = true;
        throw error;
      } finally {
        giveBack(slot);
      }
    },
    close: async () => {
      await Promise.all([...slots].map(({ client }) => client.end({ timeout: 5 })));
    },
  };
}
