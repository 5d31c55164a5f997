// Handles every request at the host of an app before any route of the studio: its pages and assets, and the few
// routes that apps use. Ignores requests at all other hosts.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toProblems } from '../../errors/masked-problem.ts';
import { type ContentEncoding, chooseEncoding } from '../../http/studio/content-encoding.ts';
import { requestFacts, retryAfterSeconds } from '../../http/request-facts.ts';
import type { AppParts } from '../../request/context.ts';
import {
  findPage,
  isAssetPath,
  isOpenToApps,
  type PlainPage,
  plainPage,
  previewCookie,
  previewedByCookie,
  previewedByPath,
  previewEndPath,
  type PublishedApp,
  type PublishedPage,
  robotsPath,
  robotsText,
  sitemapPath,
  sitemapText,
  type Visitor,
} from './published-app.ts';
import { type AppHost, type AppPages, createAppPages } from './published-apps.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The app host that received the request. */
    appHost: AppHost | undefined;
    /** At an app host: the release of the preview link that this browser has opened. */
    previewId: string | undefined;
  }
}

/** For a page without an app. */
const plainPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function registerPublishedApps(http: FastifyInstance, app: AppParts): void {
  const pages = createAppPages(app);
  http.decorateRequest('appHost', undefined);
  http.decorateRequest('previewId', undefined);
  http.addHook('onRequest', (request, reply, done) => {
    // A promise costs more than a price.
    if (pages.isKnownStudioHost(request.host)) return done();
    answerAtApp(request, reply, pages)
      .catch((error: unknown) => answerFailure(error, request, reply, app))
      .then((answered) => answered ?? done(), done);
  });
}

/** Undefined if a route of the server handles the request. */
async function answerAtApp(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: AppPages,
): Promise<FastifyReply | undefined> {
  const appHost = await pages.findAppHost(request.host, visitorOf(request));
  if (appHost === undefined) return undefined;
  request.appHost = appHost;
  request.previewId = previewedByCookie(request.headers.cookie, request.protocol === 'https');
  void reply.headers({ 'origin-agent-cluster': '?1', 'x-frame-options': 'DENY' });
  const path = pathOf(request);
  if (appHost.tenantId !== undefined && isOpenToApps(request.method, path)) return undefined;
  return answer(request, reply, { pages, appHost, path });
}

interface AppRequest {
  readonly pages: AppPages;
  readonly appHost: AppHost;
  readonly path: string;
}

async function answer(request: FastifyRequest, reply: FastifyReply, appRequest: AppRequest): Promise<FastifyReply> {
  const { pages, appHost, path } = appRequest;
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendPlain(reply, 404, 'missing');
  if (isAssetPath(path)) return sendAsset(request, reply, appRequest);
  if (path === robotsPath || path === sitemapPath) return sendForRobots(request, reply, appRequest);
  const isHttps = request.protocol === 'https';
  const previewed = previewedByPath(path);
  if (path === previewEndPath) {
    return redirectToStart(request, reply, previewCookie('', isHttps));
  }
  const found = await pages.findApp(appHost, {
    path,
    previewed: previewed ?? request.previewId,
    visitor: visitorOf(request),
  });
  if (found === undefined) return sendPlain(reply, 404, 'missing');
  if (previewed !== undefined) {
    if (found.releaseId !== previewed) return sendPlain(reply, 404, 'missing');
    return redirectToStart(request, reply, previewCookie(previewed, isHttps));
  }
  const isPreview = appHost.releaseId !== undefined || request.previewId === found.releaseId;
  return sendPage(request, reply, { found, path, isPreview });
}

/**
 * The live app and a preview share an origin here. Neither may read what the other has stored, such as a
 * signed-in visitor's token: a preview can contain scripts of a user who may not publish.
 */
function redirectToStart({ headers }: FastifyRequest, reply: FastifyReply, cookie: string): FastifyReply {
  // Other pages that embed the address as a picture must not clear a user's storage.
  const isOpened = (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
  if (isOpened) void reply.header('clear-site-data', '"storage"');
  return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect('/', 303);
}

async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, appHost, path }: AppRequest,
): Promise<FastifyReply> {
  const wanted = chooseEncoding(request.headers['accept-encoding']) ?? 'identity';
  const asset = await pages.findAsset(appHost, path, wanted, visitorOf(request));
  if (asset === undefined) {
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('There is no such file.');
  }
  void reply
    .type(asset.contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'Accept-Encoding');
  if (asset.encoding !== 'identity') void reply.header('content-encoding', asset.encoding);
  return reply.send(asset.bytes);
}

async function sendForRobots(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, appHost, path }: AppRequest,
): Promise<FastifyReply> {
  const isPreview = appHost.releaseId !== undefined || request.previewId !== undefined;
  const paths = isPreview ? undefined : await pages.listPaths(appHost, visitorOf(request));
  if (paths === undefined && (!isPreview || path === sitemapPath)) return sendPlain(reply, 404, 'missing');
  const origin = `${request.protocol}://${request.host}`;
  void reply.header('cache-control', 'no-cache').header('vary', 'Cookie');
  return path === robotsPath
    ? reply.type('text/plain; charset=utf-8').send(robotsText(origin, paths))
    : reply.type('application/xml; charset=utf-8').send(sitemapText(origin, paths ?? []));
}

interface ShownPage {
  readonly found: PublishedApp;
  readonly path: string;
  readonly isPreview: boolean;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { found, path, isPreview }: ShownPage) {
  const page = findPage(found, path);
  if (page === undefined) return sendPlain(reply, 404, 'missing');
  const { etag, bodies } = await compressOnce(page);
  void reply
    .code(page.status)
    .headers(found.headers)
    .header('cache-control', 'no-store')
    .header('etag', etag)
    .header('vary', 'Accept-Encoding, Cookie');
  if (isPreview) void reply.header('x-robots-tag', 'noindex');
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  void reply.type('text/html; charset=utf-8');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding ?? 'identity']);
}

interface CompressedPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<ContentEncoding | 'identity', Buffer>>;
}

/** For as long as the release is cached. */
const compressed = new WeakMap<PublishedPage, Promise<CompressedPage>>();

function compressOnce(page: PublishedPage): Promise<CompressedPage> {
  const known = compressed.get(page) ?? compressPage(page);
  compressed.set(page, known);
  return known;
}

/** The first visitor of a page waits for its compression. */
const bestMaxLength = 50_000;

async function compressPage({ html }: PublishedPage): Promise<CompressedPage> {
  const identity = Buffer.from(html);
  const quality = identity.length <= bestMaxLength ? constants.BROTLI_MAX_QUALITY : 9;
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, bodies: { identity, br, gzip: zipped } };
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, app: AppParts): FastifyReply {
  const [problem] = toProblems(error, { app, facts: requestFacts(request, app.config) });
  const status = problem?.code === 'BUSY' ? 503 : problem?.code === 'LIMIT_EXCEEDED' ? 429 : 500;
  if (status !== 500) void reply.header('retry-after', retryAfterSeconds);
  return sendPlain(reply, status, 'failed');
}

function sendPlain(reply: FastifyReply, status: number, kind: PlainPage): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPolicy)
    .send(plainPage(kind));
}

function visitorOf({ ip }: FastifyRequest): Visitor {
  return { strangerAt: ip };
}

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return path;
}
