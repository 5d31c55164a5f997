// Receives NOTIFY messages on a separate connection, which is replaced when it is lost. It also regularly sends
// itself an echo: a connection that is silent for another reason (a cut cable, a pooler that does not forward
// notices) counts as lost.
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionTo } from './connection.ts';
import type { Listener, Listening } from '../database.ts';
import { randomId } from '../random-id.ts';

const echoEveryMs = 5_000;
const retryAfterMs = 500;
const endPatienceMs = 1_000;

/** Starts immediately and runs until it is closed. */
export function listen(url: string, channel: string, listener: Listener): Listening {
  const closing = new AbortController();
  const running = listenOn(url, channel, listener, closing.signal);
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

async function listenOn(url: string, channel: string, listener: Listener, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await hear(url, channel, listener, signal);
    await Promise.allSettled([delay(retryAfterMs, undefined, { ref: false, signal })]);
  }
}

/** One connection, until it is lost or the signal ends it. */
async function hear(url: string, channel: string, listener: Listener, signal: AbortSignal): Promise<void> {
  const client = new Client({ ...connectionTo(url), application_name: 'coverwright listener' });
  const over = Promise.withResolvers<void>();
  const end = () => over.resolve();
  const echoChannel = `coverwright_echo_${randomId()}`;
  const echo = { isAwaited: false, isReceived: false };

  function ask(): void {
    if (echo.isAwaited) return end();
    echo.isAwaited = true;
    client.query(`notify ${echoChannel}`).catch(end);
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
