// Pages that are built for a story, like the studio, and served under its policy.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { type LoopbackServer, serveOnLoopback } from './loopback-server.ts';
import { componentFramePolicy, pageSecurityPolicy } from '../../packages/server/src/http/studio/security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export async function servePages(config: InlineConfig): Promise<LoopbackServer> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-pages-'));
  await build({ ...config, logLevel: 'error', build: { ...config.build, outDir: folder, emptyOutDir: true } });
  const server = await serveOnLoopback((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://here').pathname);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    readFile(join(folder, file)).then(
      (content) => {
        const type = types[extname(file)] ?? 'application/octet-stream';
        const policy = file === '/component-frame.html' ? framePolicy(content) : pageSecurityPolicy();
        response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The frame that shows components has its script inline. */
function framePolicy(page: Buffer): string {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page.toString()) ?? [];
  return componentFramePolicy(script);
}
