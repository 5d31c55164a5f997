// Files over HTTP: GET reads one, POST uploads one into a folder. Names are in the address, contents are
// streamed.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UserError } from '../../errors/user-error.ts';
import { isStorable } from '../../errors/validate-text.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { nameInAddress, registerRest, requireDecoded, type RestInterface } from '../../http/rest.ts';
import type { AppParts, Caller } from '../../request/context.ts';
import { requireOfOrigin } from '../../request/origin-tenant.ts';
import type { Right } from '../../request/rights.ts';
import { authorize } from '../auth/tenant-guard.service.ts';
import { authenticateGuest } from '../guests/guests.service.ts';
import { readRange } from './download/byte-range.ts';
import {
  type Download,
  getDownload,
  type FileReader,
  shownName,
  type WantedFile,
} from './download/download.service.ts';
import { toKey } from './file-key.ts';
import { acceptForms, formParts } from './upload/upload-form.adapter.ts';
import { uploadFile } from './upload/upload.service.ts';
import { say } from '../../sentences/say.ts';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;
type FileRequest = FastifyRequest<{ Querystring: Query }>;

const prefix = '/api/v1/files';
export function registerFileRoutes(http: FastifyInstance, app: AppParts): void {
  registerRest(http, app, rest, (routes) => {
    acceptForms(routes);
    // The bucket itself, with and without trailing slash, and everything in it.
    for (const url of ['', '/*']) {
      const handler = (request: FileRequest, reply: FastifyReply) => download(request, reply, app);
      // HEAD uses the same handler: a generated route would count the bytes of a body that its response lacks.
      routes.route({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler });
      routes.post(url, (request: FileRequest, reply) => upload(request, reply, app));
    }
  });
}

const rest: RestInterface = {
  prefix,
  noSuchAddress: say('NOTHING_AT_FILES', { prefix }),
  otherMediaType: say('FILE_NOT_IN_FORM'),
  isAboutAddress: (_problem, { method }) => method !== 'POST',
};

const keyOf = (request: FileRequest) => nameInAddress(request, prefix, { name: 'key', path: 'key' });

function onlyOf(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value || undefined;
  throw new UserError({ code: 'INVALID', ...say('NAME_OCCURS_TWICE', { name }), path: name });
}

function bucketOf(query: Query): string | undefined {
  const bucketName = onlyOf(query, 'bucketName');
  if (bucketName !== undefined) requireDecoded(bucketName, 'bucketName');
  return bucketName;
}

/** Undefined without a token; throws if the token is invalid or lacks the right. */
async function findCaller(
  request: FileRequest,
  right: Right,
  app: AppParts,
  signal: AbortSignal,
): Promise<Caller | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const facts = requestFacts(request, app.config);
  const { caller, reader } = await authorize(right, { authorization, facts, signal }, app);
  await reader.close();
  return caller;
}

function refuseToken(): never {
  throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
}

async function upload(request: FileRequest, reply: FastifyReply, app: AppParts): Promise<FastifyReply> {
  const signal = disconnectSignal(reply);
  const caller = (await findCaller(request, 'files:write', app, signal)) ?? refuseToken();
  const target = { bucketName: bucketOf(request.query), prefix: keyOf(request) };
  const key = await uploadFile({ form: formParts(request), target, caller, signal }, app);
  return reply.send({ key });
}

async function download(request: FileRequest, reply: FastifyReply, app: AppParts): Promise<FastifyReply> {
  const wanted = { key: keyOf(request), bucketName: bucketOf(request.query) };
  const reading = await readerOf(request, app, disconnectSignal(reply));
  const file = (await findReleasedFile(wanted, request, reading, app)) ?? (await getDownload(wanted, reading, app));
  // A public file may be embedded in the pages of any host.
  if (reading.isPublicOnly) void reply.header('cross-origin-resource-policy', 'cross-origin');
  const { sizeBytes } = file;
  const tag = `"${file.contentTag}"`;
  if (isKnown(request.headers['if-none-match'], tag)) return describe(file, tag, reply).code(304).send();
  const { range: asked, 'if-range': ifRange } = request.headers;
  const range = ifRange === undefined || ifRange === tag ? readRange(asked, sizeBytes) : undefined;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
  // Opened before the response starts, so that a failure is reported like any other.
  const content = request.method === 'HEAD' ? undefined : await file.open(range);
  describe(file, tag, reply);
  if (range === undefined) return reply.header('content-length', sizeBytes).send(content);
  return reply
    .code(206)
    .header('content-length', range.end - range.start + 1)
    .header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
    .send(content);
}

/** Visitors of an app see the file as of its release, regardless of later changes. */
async function findReleasedFile(
  { key, bucketName }: WantedFile,
  { appHost, previewId, ip }: FileRequest,
  { isPublicOnly }: FileReader,
  { publishedApps }: AppParts,
): Promise<Download | undefined> {
  if (appHost === undefined || !isPublicOnly || bucketName !== undefined || !isStorable(key)) return undefined;
  const wanted = { host: appHost.host, key: toKey(key), previewId: appHost.releaseId ?? previewId };
  const file = await publishedApps.findFile(wanted, { strangerAt: ip });
  return file && { ...file, ...shownName(wanted.key) };
}

async function readerOf(request: FileRequest, app: AppParts, signal: AbortSignal): Promise<FileReader> {
  const facts = requestFacts(request, app.config);
  const guest = await authenticateGuest(request.headers.authorization, facts, app);
  if (guest !== undefined) return { caller: guest, isPublicOnly: true, signal };
  const caller = await findCaller(request, 'files:read', app, signal);
  if (caller !== undefined) return { caller, isPublicOnly: false, signal };
  const tenantId = onlyOf(request.query, 'tenantIdIfNoToken') ?? request.appHost?.tenantId ?? refuseToken();
  requireOfOrigin(tenantId, request);
  return { caller: { tenantId, strangerAt: request.ip }, isPublicOnly: true, signal };
}

/** Nothing served from here may run or be interpreted as another type. */
function describe({ fileName, lastModifiedAt, shownAs }: Download, tag: string, reply: FastifyReply): FastifyReply {
  return reply
    .type(shownAs ?? 'application/octet-stream')
    .header('content-disposition', contentDisposition(shownAs === undefined ? 'attachment' : 'inline', fileName))
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'private, no-cache')
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    .header('last-modified', lastModifiedAt.toUTCString());
}

function isKnown(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
