// How many connections a client network may hold, so that no address takes all of them. A connection that has not sent
// a request yet makes room for a new one of its own network, and some are reserved for health checks and proxies.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../network/networks.ts';

export interface ConnectionLimits {
  /** One more is closed immediately. An idle connection takes about 20 KB. */
  readonly total: number;
  /** Of these, only for this machine and trusted proxies. */
  readonly reserved: number;
  /** Of one address, or one IPv6 /64. This machine and trusted proxies carry the connections of many clients. */
  readonly perNetwork: number;
  /** Until the first request, without any byte in between. */
  readonly silentMs: number;
}

/** docs/limits.md has the same numbers. */
export const connectionLimits: ConnectionLimits = {
  total: 5_000,
  reserved: 100,
  perNetwork: 1_000,
  silentMs: 10_000,
};

interface Connections {
  readonly network: string;
  count: number;
  /** Those that have not sent a request, the oldest first. */
  readonly silent: Set<Socket>;
}

export function limitConnections(
  server: Server,
  isReserved: (address: string) => boolean,
  limits: ConnectionLimits = connectionLimits,
): void {
  const open = new Map<Socket, Connections>();
  const networks = new Map<string, Connections>();
  /** Of all networks but the reserved ones, the oldest first. */
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
    // Node ends a socket whose time is up; whatever arrives begins the time again, and the first request ends it.
    socket.setTimeout(limits.silentMs);
    const isOver = isStranger && count > limits.perNetwork;
    const isFull = open.size > limits.total - limits.reserved;
    if (!isOver && !isFull) return;
    // The one that came is among them, as the last.
    const [ownOldest = socket] = silent;
    const [oldest = ownOldest] = isOver ? silent : silentStrangers;
    // The reserved places end where Node's own limit does.
    if (!isStranger && oldest === socket) return;
    remove(oldest);
    oldest.destroy();
  });

  server.prependListener('request', ({ socket }) => {
    if (noteRequest(socket)) socket.setTimeout(0);
  });
}
