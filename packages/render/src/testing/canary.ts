// A loopback server that must never be reached, and a file that must never be read.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pngOf } from './png.ts';

export interface Canary {
  readonly port: number;
  /** First segments of the requested paths, including WebSockets. */
  readonly hits: Set<string>;
  /** Connections, even those without a request. */
  readonly connections: () => number;
  close(): Promise<void>;
}

/** No other picture is that wide. */
export const canaryWidthPx = 173;
const picture = pngOf(canaryWidthPx, 9, [255, 0, 0]);

/** On 127.0.0.1 and on ::1, under the same port. */
export async function startCanary(): Promise<Canary> {
  const hits = new Set<string>();
  let connections = 0;
  const note = (url = '') => hits.add(decodeURIComponent(url.split('/')[1]?.split('?')[0] ?? ''));
  const start = async (host: string, port: number) => {
    const server = createServer((request, response) => {
      note(request.url);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', request.url?.includes('page') === true ? 'text/html' : 'image/png');
      response.end(picture);
    });
    server.on('connection', () => (connections += 1));
    server.on('upgrade', (request, socket) => {
      note(request.url);
      socket.destroy();
    });
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject);
      server.listen(port, host, resolve);
    });
    return server;
  };
  const v4 = await start('127.0.0.1', 0);
  const { port } = v4.address() as AddressInfo;
  const servers = [v4, await start('::1', port)];
  return {
    port,
    hits,
    connections: () => connections,
    close: async () => {
      await Promise.all(servers.map(stop));
    },
  };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

export interface CanaryFiles {
  readonly word: string;
  /** For a document that shows the word, a style sheet that does, and a picture. */
  readonly page: string;
  readonly style: string;
  readonly picture: string;
  remove(): Promise<void>;
}

export async function writeCanaryFiles(): Promise<CanaryFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-canary-'));
  const word = 'CANARYWORD';
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return pathToFileURL(join(folder, name)).href;
  };
  return {
    word,
    page: await write('canary.html', `<!doctype html><p>${word}</p>`),
    style: await write('canary.css', `body::before { content: '${word}' }`),
    picture: await write('canary.png', picture),
    remove: () => rm(folder, { recursive: true }),
  };
}
