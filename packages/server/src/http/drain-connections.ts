// Stops a server without cutting a connection that has a request on it. Clients keep their connections and may send the next
// request at the moment of the stop: it is answered, and the answer tells the client to connect elsewhere. A connection is
// only closed once nothing has been sent or received for longer than a request is on its way.
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface DrainLimits {
  /** Without a byte on any connection for this long, the idle ones are closed. */
  readonly quietMs: number;
  /** Idle connections are closed then, even if others are being used. */
  readonly lingerMs: number;
}

/** Keep in sync with docs/limits.md. */
export const drainLimits: DrainLimits = { quietMs: 500, lingerMs: 5_000 };
const lookMs = 50;

/** Call this before the server listens. The returned function resolves when the server may be closed. */
export function trackConnections(server: Server, limits: DrainLimits = drainLimits): () => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  /** Resolves at once if there is no connection. */
  async function untilQuiet(): Promise<void> {
    const startedAt = performance.now();
    let quietSince = startedAt;
    let last = traffic(open);
    while (open.size > 0) {
      await delay(lookMs, undefined, { ref: false });
      const now = performance.now();
      const current = traffic(open);
      if (current !== last) quietSince = now;
      last = current;
      if (now - quietSince >= limits.quietMs || now - startedAt >= limits.lingerMs) return;
    }
  }

  /** Answers that began before the stop do not end their connections. */
  async function closeIdle(): Promise<void> {
    while (open.size > 0) {
      server.closeIdleConnections();
      await untilQuiet();
    }
  }

  return async () => {
    // The server's own method would also close idle connections at once.
    NetServer.prototype.close.call(server);
    await untilQuiet();
    void closeIdle();
  };
}

/** Changes with every byte, and with every connection that ends. */
function traffic(sockets: ReadonlySet<Socket>): string {
  let bytes = 0;
  for (const { bytesRead, bytesWritten } of sockets) bytes += bytesRead + bytesWritten;
  return `${sockets.size} ${bytes}`;
}
