// The built studio: hashed assets that are cached forever, the frame that shows a component, and a single page
// for every other path.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEndpointOrigins } from '../features/tenants/endpoint-origins.service.ts';
import type { AppParts } from '../request/context.ts';
import { chooseEncoding, type ContentEncoding } from '../http/studio/content-encoding.ts';
import { componentFramePolicy, pageSecurityPolicy } from '../http/studio/security-headers.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressible: ReadonlySet<string> = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
]);

const componentFrame = 'component-frame.html';

interface Asset {
  readonly etag: string;
  readonly identity: Buffer;
  /** Undefined if compressing it is not worthwhile. */
  readonly encoded: ((encoding: ContentEncoding) => Promise<Buffer>) | undefined;
}

/** Handles every path without another route. */
export function registerStudioPages(http: FastifyInstance, app: AppParts, folder: string): void {
  const listEndpoints = createEndpointOrigins(app);
  // Only listed files can be requested, so a path cannot leave the folder.
  const paths = new Set(globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/')));
  const asset = remember(async (path: string) => loadAsset(`${folder}/${path}`));

  http.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply, 'There is nothing here.');
    if (paths.has(path) && path === componentFrame) {
      const frame = await asset(path);
      void reply.header('content-security-policy', policyOfFrame(frame));
      return send(request, reply, { path, asset: frame });
    }
    if (paths.has(path) && path !== 'index.html') return send(request, reply, { path, asset: await asset(path) });
    if (isAssetPath(path)) return refuse(reply, 'There is no such file. Reload the page to get the current one.');
    if (!paths.has('index.html')) return refuse(reply, 'The studio has not been built. Run npm start.');
    void reply.header('content-security-policy', pageSecurityPolicy(await listEndpoints()));
    return send(request, reply, { path: 'index.html', asset: await asset('index.html') });
  });
}

function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?');
  return path.slice(1);
}

/** The server's own paths, and names of files. A route of the studio may contain a dot in a product's version. */
function isAssetPath(path: string): boolean {
  return /^(assets|api|dev|graphql)(\/|$)/.test(path) || extname(path) in contentTypes;
}

function policyOfFrame({ identity }: Asset): string {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(identity.toString()) ?? [];
  return componentFramePolicy(script);
}

function refuse(reply: FastifyReply, message: string) {
  return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(message);
}

async function loadAsset(file: string): Promise<Asset> {
  const identity = await readFile(file);
  const etag = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  const isCompressible = compressible.has(extname(file)) && identity.length >= 1000;
  const encoded = remember(async (encoding: ContentEncoding) => compress[encoding](identity));
  return { etag, identity, encoded: isCompressible ? encoded : undefined };
}

const compress: Readonly<Record<ContentEncoding, (content: Buffer) => Promise<Buffer>>> = {
  gzip: async (content) => promisify(gzip)(content, { level: 9 }),
  // Quality 9 takes a tenth of the time of 11 for two percent more bytes.
  br: async (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
};

/** Calls it once for each key, and again only if it failed. */
function remember<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const values = new Map<Key, Promise<Value>>();
  return async (key) => {
    const known = values.get(key);
    if (known) return known;
    const value = load(key);
    values.set(key, value);
    value.catch(() => values.delete(key));
    return value;
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, { path, asset }: { path: string; asset: Asset }) {
  const isHashed = path.startsWith('assets/');
  void reply
    .type(contentTypes[extname(path)] ?? 'application/octet-stream')
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', asset.etag)
    .header('vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined || asset.encoded === undefined) return reply.send(asset.identity);
  const body = await asset.encoded(encoding);
  return reply.header('content-encoding', encoding).send(body);
}
