// Limits the connections of a client network, so that no address can take all of them. A connection that has
// not sent a request yet makes room for a new one from its own network, and some connections are reserved for
// health checks and proxies.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../network/networks.ts';

export interface ConnectionLimits {
  /** Further connections are closed immediately. An idle connection takes about 20 KB. */
  readonly total: number;
  /** The part of them reserved for this machine and trusted proxies. */
  readonly reserved: number;
  /** Per address, or IPv6 /64. This machine and trusted proxies carry the connections of many clients. */
  readonly perNetwork: number;
  /** The maximum time until the first request without receiving a byte. */
  readonly silentMs: number;
}

/** Keep in sync with docs/limits.md. */
export const connectionLimits: ConnectionLimits = {
  total: 5_000,
  reserved: 100,
  perNetwork: 1_000,
  silentMs: 10_000,
};

interface Connections {
  readonly network: string;
  count: number;
  /** Connections that have not sent a request, the oldest first. */
  readonly silent: Set<Socket>;
}

export function limitConnections(
  server: Server,
  isReserved: (address: string) => boolean,
  limits: ConnectionLimits = connectionLimits,
): void {
  const open = new Map<Socket, Connections>();
  const networks = new Map<string, Connections>();
  /** Silent connections of all networks except the reserved ones, the oldest first. */
  const silentStrangers = new Set<Socket>();
  server.maxConnections = limits.total;

  function add(socket: Socket, network: string): Connections {
    const connections = networks.get(network) ?? { network, count: 0, silent: new Set() };
    networks.set(network, connections);
    connections.count += 1;
    connections.silent.add(socket);
    open.set(socket, connections);
    socket.once('close', () => remove(socket));
    return connections;
  }

  function noteRequest(socket: Socket): boolean {
    silentStrangers.delete(socket);
    return open.get(socket)?.silent.delete(socket) ?? false;
  }

  function remove(socket: Socket): void {
    const connections = open.get(socket);
    if (connections === undefined) return;
    noteRequest(socket);
    open.delete(socket);
    connections.count -= 1;
    if (connections.count === 0) networks.delete(connections.network);
  }

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const isStranger = !isReserved(address);
    const { count, silent } = add(socket, networkOf(address));
    if (isStranger) silentStrangers.add(socket);
    // Node closes a socket after the timeout; each received byte restarts it, and the first request disables
    // it.
    socket.setTimeout(limits.silentMs);
    const isOver = isStranger && count > limits.perNetwork;
    const isFull = open.size > limits.total - limits.reserved;
    if (!isOver && !isFull) return;
    // The new connection is among them, as the last.
    const [ownOldest = socket] = silent;
    const [oldest = ownOldest] = isOver ? silent : silentStrangers;
    // The reserved connections are bounded by Node's own limit.
    if (!isStranger && oldest === socket) return;
    remove(oldest);
    oldest.destroy();
  });

  server.prependListener('request', ({ socket }) => {
    if (noteRequest(socket)) socket.setTimeout(0);
  });
}
