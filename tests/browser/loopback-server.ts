// A server on a free port of 127.0.0.1, for the needs of a story besides the product.
import { createServer, type RequestListener } from 'node:http';
import { listenOnLoopback } from '../../packages/server/src/testing/listen-on-loopback.ts';

export interface LoopbackServer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function serveOnLoopback(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
