// The pages of the peers, bundled and served.
import { build } from 'esbuild';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listenOnLoopback } from '../../packages/server/src/testing/listen-on-loopback.ts';

export const peerNames = ['grapes', 'puck'] as const;
export type PeerName = (typeof peerNames)[number];

export interface PeerPages {
  urlOf(peer: PeerName): string;
  stop(): Promise<void>;
}

/** Dependencies of the peers. */
const styleSheets: Readonly<Record<PeerName, string>> = {
  grapes: 'grapesjs/dist/css/grapes.min.css',
  puck: '@puckeditor/core/puck.css',
};

export async function servePeers(): Promise<PeerPages> {
  const { outputFiles } = await build({
    entryPoints: peerNames.flatMap((name) => [
      { in: fileURLToPath(new URL(`${name}-page.ts`, import.meta.url)), out: name },
      { in: fileURLToPath(import.meta.resolve(styleSheets[name])), out: name },
    ]),
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const send = (response: ServerResponse, type: string, body: string | Uint8Array): void => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  };
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    const name = peerNames.find((one) => url === `/${one}`);
    if (file) send(response, url.endsWith('.css') ? 'text/css' : 'text/javascript', file);
    else if (name) send(response, 'text/html', pageOf(name));
    else response.writeHead(404).end();
  });
  const port = await listenOnLoopback(server);
  return {
    urlOf: (peer) => `http://127.0.0.1:${port}/${peer}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pageOf(name: PeerName): string {
  const styles = `<link rel="stylesheet" href="/${name}.css">`;
  return `<!doctype html><title>${name}</title>${styles}<body style="margin: 0"><div id="editor"></div><script src="/${name}.js"></script>`;
}
