// A small load balancer, as an operator would put in front of several instances: in turn to those that are ready. It sends
// nothing twice, and an instance that refuses a connection gets no requests until the next check.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { listenOnLoopback } from '../../packages/server/src/testing/listen-on-loopback.ts';
import { until } from './postgres-server.ts';

export interface Balancer {
  readonly url: string;
  /** Replaces the instances. Resolves when all of them are ready. */
  use(urls: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const checkEveryMs = 250;

export async function startBalancer(): Promise<Balancer> {
  const closing = new AbortController();
  let instances: readonly string[] = [];
  let ready: readonly string[] = [];
  /** Those that have refused a connection since the check in progress began: what it finds is older. */
  const refusing = new Set<string>();
  let turn = 0;

  const server = createServer((incoming, outgoing) => {
    const target = ready[turn++ % Math.max(1, ready.length)];
    if (target === undefined) return refuse(outgoing);
    return forward(incoming, outgoing, target, () => {
      refusing.add(target);
      ready = ready.filter((url) => url !== target);
    });
  });
  async function checkUntilClosed(): Promise<void> {
    while (!closing.signal.aborted) {
      const asked = instances;
      refusing.clear();
      const states = await Promise.all(asked.map(isReady));
      if (asked === instances) ready = asked.filter((url, at) => states[at] === true && !refusing.has(url));
      await delay(checkEveryMs);
    }
  }

  const port = await listenOnLoopback(server);
  const checking = checkUntilClosed();
  return {
    url: `http://127.0.0.1:${port}`,
    use: async (urls) => {
      instances = urls;
      await until('all instances are ready', async () => {
        const states = await Promise.all(urls.map(isReady));
        return urls.every((url, at) => states[at] === true && ready.includes(url));
      });
    },
    close: async () => {
      closing.abort();
      await checking;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string, onUnreachable: () => void): void {
  const { hostname, port } = new URL(target);
  const { method, url: path, headers } = incoming;
  const upstream = request({ hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => {
    onUnreachable();
    refuse(outgoing);
  });
  incoming.pipe(upstream);
}

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502).end();
}
