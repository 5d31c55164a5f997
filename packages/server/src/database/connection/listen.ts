// Receives NOTIFY messages on a separate connection, which is replaced when it is lost. Regularly an echo is sent to it
// through the connections that write: one that does not arrive (a cut cable, a pooler that does not forward notices, an
// earlier primary) means that it is lost.
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionTo } from './connection.ts';
import type { Database, Listener, Listening } from '../database.ts';
import { findPrimary } from './primary.ts';
import { randomId } from '../random-id.ts';

const echoEveryMs = 5_000;
/** How many times an echo may still wait for a connection of a busy pool. */
const turnsUnsentMax = 3;
const retryAfterMs = 500;
const endPatienceMs = 1_000;

interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  readonly listener: Listener;
  /** Sends a statement as the notices are sent. */
  readonly query: Database['query'];
}

/** Starts immediately and runs until it is closed. */
export function listen(options: ListenOptions): Listening {
  const closing = new AbortController();
  const running = listenOn(options, closing.signal);
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

async function listenOn(options: ListenOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // If there is no primary, it is looked for again.
    const url = await findPrimary(options.url).catch(() => undefined);
    if (url !== undefined && !signal.aborted) await hear({ ...options, url }, signal);
    await Promise.allSettled([delay(retryAfterMs, undefined, { ref: false, signal })]);
  }
}

/** One connection, until it is lost or the signal ends it. */
async function hear({ url, channel, listener, query }: ListenOptions, signal: AbortSignal): Promise<void> {
  const client = new Client({ ...connectionTo(url), application_name: 'coverwright listener' });
  const over = Promise.withResolvers<void>();
  const end = () => over.resolve();
  const echoChannel = `coverwright_echo_${randomId()}`;
  const echo = { isReceived: false, isAwaited: false, isSent: false, turnsUnsent: 0 };

  function ask(): void {
    if (echo.isAwaited && !echo.isSent && echo.turnsUnsent < turnsUnsentMax) {
      echo.turnsUnsent += 1;
      return;
    }
    if (echo.isAwaited) return end();
    Object.assign(echo, { isAwaited: true, isSent: false, turnsUnsent: 0 });
    query('select pg_notify($1, $2)', [echoChannel, '']).then(() => (echo.isSent = true), end);
  }

  client.on('notification', (notice) => {
    if (notice.channel === channel) return listener.onNotice(notice.payload ?? '');
    echo.isAwaited = false;
    if (!echo.isReceived) listener.onHearing();
    echo.isReceived = true;
  });
  client.on('error', end).on('end', end);
  signal.addEventListener('abort', end);
  let timer: NodeJS.Timeout | undefined;
  client
    .connect()
    .then(() => client.query(`listen ${channel}; listen ${echoChannel}`))
    .then(() => {
      timer = setInterval(ask, echoEveryMs).unref();
      ask();
    })
    .catch(end);
  await over.promise;
  clearInterval(timer);
  signal.removeEventListener('abort', end);
  if (echo.isReceived) listener.onLost();
  await Promise.race([client.end().catch(end), delay(endPatienceMs, undefined, { ref: false })]);
  client.connection.stream.destroy();
}
