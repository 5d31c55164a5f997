import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { withClient } from './connection.ts';
import { listen } from './listen.ts';

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
afterAll(async () => fresh.drop());

const query: Database['query'] = (text, values) =>
  withClient(fresh.url, (client) => client.query<Record<string, unknown>>(text, [...(values ?? [])]));

function startListening(url = fresh.url) {
  const events: string[] = [];
  const listener = {
    onNotice: (payload: string) => events.push(payload),
    onHearing: () => events.push('hearing'),
    onLost: () => events.push('lost'),
  };
  const listening = listen({ url, channel: 'tests', listener, query });
  return { events, close: () => listening.close() };
}

const notify = (payload: string) =>
  withClient(fresh.url, (client) => client.query("select pg_notify('tests', $1)", [payload]));

describe('listening', () => {
  test('receives what others publish, and nothing after it was closed', async () => {
    const { events, close } = startListening();
    await expect.poll(() => events).toEqual(['hearing']);
    await notify('one');
    await notify('two');
    await expect.poll(() => events).toEqual(['hearing', 'one', 'two']);
    await close();
    expect(events.at(-1)).toBe('lost');
    await notify('three');
    expect(events).not.toContain('three');
  });

  test('reports when the connection is lost, and reconnects on its own', async () => {
    const { events, close } = startListening();
    await expect.poll(() => events).toEqual(['hearing']);
    await withClient(fresh.url, (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'coverwright listener' and datname = current_database()`),
    );
    await vi.waitFor(() => expect(events).toEqual(['hearing', 'lost', 'hearing']), 10_000);
    await notify('again');
    await expect.poll(() => events).toContain('again');
    await close();
  });

  test('closes immediately if no database responds', async () => {
    const { events, close } = startListening('postgres://nobody@127.0.0.1:1/none');
    await close();
    expect(events).toEqual([]);
  });
});
