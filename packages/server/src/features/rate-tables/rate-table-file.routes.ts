// Rate tables as files: GET downloads one as CSV or as a workbook, PUT replaces its rows by such a file, and POST to /read
// shows what a file contains. Contents are sent as they are, without a form.
import { Turns } from '@coverwright/render/turns';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TableFileFormat } from '../../calculation/tables/table-file.ts';
import { success } from '../../errors/envelope.ts';
import { revisionProblem } from '../../errors/revision.ts';
import { UserError } from '../../errors/user-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { acceptFiles, isFileBody, readFileBody } from '../../http/limits/file-body.ts';
import { refusal } from '../../http/refusal.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { jsonType, registerRest, requireDecoded, type RestInterface } from '../../http/rest.ts';
import { inTurn } from '../../limits/in-turn.ts';
import type { AppParts, Caller, Reader } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';
import { authorize } from '../auth/tenant-guard.service.ts';
import type { ProductScope } from '../products/products.service.ts';
import { type RateTableRow, toRevised } from './rate-tables.service.ts';
import {
  findShownTable,
  findTable,
  loadTableFile,
  readSheetsOf,
  replaceByFile,
  type TableAddress,
  tableFileMaxBytes,
  tableFileTurns,
} from './table-files.service.ts';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

interface TableRoute {
  readonly Params: { readonly plan: string; readonly type: string; readonly version: string; readonly '*': string };
  readonly Querystring: Query;
}

type TableRequest = FastifyRequest<TableRoute>;

interface Parts {
  readonly app: AppParts;
  readonly turns: Turns;
}

const prefix = '/api/v1/rate-tables';

const fileTypes: Readonly<Record<TableFileFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The type of a response, with its character set. */
const typeOf = { ...fileTypes, csv: 'text/csv; charset=utf-8; header=present' };

const rest: RestInterface = {
  prefix,
  noSuchAddress: say('NOTHING_AT_RATE_TABLES', { prefix }),
  otherMediaType: say('TABLE_FILE_TYPE'),
  statusOfCode: { CONFLICT: 412 },
  isAboutAddress: () => true,
};

export function registerRateTableFileRoutes(http: FastifyInstance, app: AppParts): void {
  const parts: Parts = { app, turns: new Turns(tableFileTurns) };
  registerRest(http, app, rest, (routes) => {
    // What the bytes are is decided by the bytes: some systems know no type for a workbook.
    acceptFiles(routes, [...Object.values(fileTypes), 'application/octet-stream']);
    const url = '/:plan/:type/:version/*';
    const handler = (request: TableRequest, reply: FastifyReply) => download(request, reply, parts);
    // HEAD uses the same handler: a generated route would write the file only to count its bytes.
    routes.route<TableRoute>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler });
    routes.put<TableRoute>(url, (request, reply) => replace(request, reply, parts));
    routes.post('/read', (request, reply) => read(request, reply, parts));
  });
}

function addressOf({ params: { plan, type, version, '*': name } }: TableRequest): TableAddress {
  for (const [path, value] of Object.entries({ plan, type, version, name })) requireDecoded(value, path);
  return { productId: { plan, type, version: version === '-' ? '' : version }, name };
}

function onlyOf(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value || undefined;
  throw new UserError({ code: 'INVALID', ...say('NAME_OCCURS_TWICE', { name }), path: name });
}

function formatOf({ query }: TableRequest): TableFileFormat {
  const format = onlyOf(query, 'format') ?? 'csv';
  if (format === 'csv' || format === 'xlsx') return format;
  throw new UserError({ code: 'INVALID', ...say('TABLE_FILE_FORMAT'), path: 'format' });
}

async function download(request: TableRequest, reply: FastifyReply, { app, turns }: Parts): Promise<FastifyReply> {
  const signal = disconnectSignal(reply);
  const address = addressOf(request);
  const format = formatOf(request);
  const facts = requestFacts(request, app.config);
  const { authorization } = request.headers;
  const { caller, reader } = await authorize('products:read', { authorization, facts, signal }, app);
  try {
    const found = await findTheirs(address, { caller, facts, now: app.clock() }, reader);
    const isUnchanged = tagsIn(request.headers['if-none-match']).includes(tagOf(found));
    if (isUnchanged) return await describeFile(reply, found, format).code(304).send();
    if (request.method === 'HEAD') return await describeFile(reply, found, format).send();
    // Neither waiting nor writing, which takes seconds, has a connection.
    const { current, file } = await inTurn({ turns, caller, things: 'downloads', signal }, async () => {
      const transaction = await reader.open();
      const row = await findShownTable(address, { transaction, caller, facts, now: app.clock() });
      const write = await loadTableFile(row, format, { app, caller, signal, transaction });
      await reader.close();
      return { current: row, file: await write() };
    });
    return await describeFile(reply, current, format).send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  } finally {
    await reader.close();
  }
}

function tagOf({ revision }: RateTableRow): string {
  return `"${revision}"`;
}

/** Sets the headers of a file just before it is sent, so that no error has them. */
function describeFile(reply: FastifyReply, row: RateTableRow, format: TableFileFormat): FastifyReply {
  return reply
    .type(typeOf[format])
    .header('etag', tagOf(row))
    .header('last-modified', row.lastModifiedAt.toUTCString())
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', 'sandbox')
    .header('content-disposition', contentDisposition('attachment', fileNameOf(row.name, format)));
}

const nameMaxLength = 60;

function fileNameOf(name: string, format: TableFileFormat): string {
  const plain = name.replaceAll(/[/\\]/g, '-').trim();
  return `${Array.from(plain).slice(0, nameMaxLength).join('')}.${format}`;
}

function tagsIn(header: string | undefined): string[] {
  return (header ?? '').split(',').map((one) => one.trim());
}

async function replace(request: TableRequest, reply: FastifyReply, { app, turns }: Parts): Promise<FastifyReply> {
  const signal = disconnectSignal(reply);
  const address = addressOf(request);
  const sheet = onlyOf(request.query, 'sheet');
  const facts = requestFacts(request, app.config);
  const { authorization, 'if-match': ifMatch } = request.headers;
  const { caller, reader } = await authorize('products:write', { authorization, facts, signal }, app);
  const current = await findCurrent(address, caller, reader);
  requireTag(ifMatch, current);
  if (!isFileBody(request)) throw otherType();
  const saved = await inTurn({ turns, caller, things: 'uploads', signal }, async () => {
    const file = await readFileBody(request, tableFileMaxBytes);
    return replaceByFile({ ...address, file, sheet, current }, { app, caller, signal, facts });
  });
  const { revision, warnings } = saved;
  return reply
    .type(jsonType)
    .header('etag', `"${revision}"`)
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...success, revision, warnings }));
}

async function findTheirs(
  address: TableAddress,
  reading: Omit<ProductScope, 'transaction'>,
  reader: Reader,
): Promise<RateTableRow> {
  try {
    return await findShownTable(address, { transaction: await reader.open(), ...reading });
  } finally {
    await reader.close();
  }
}

async function findCurrent(address: TableAddress, caller: Caller, reader: Reader): Promise<RateTableRow> {
  try {
    return await findTable(address, { transaction: await reader.open(), caller });
  } finally {
    await reader.close();
  }
}

function requireTag(header: string | undefined, current: RateTableRow): void {
  const tags = tagsIn(header);
  if (!tags.some((tag) => /^"[^"]+"$/.test(tag)))
    throw refusal(428, { code: 'REQUIRED', ...say('TABLE_FILE_IF_MATCH') });
  if (tags.includes(tagOf(current))) return;
  const problem = revisionProblem('', toRevised(current), 'rate table');
  if (problem !== undefined) throw new UserError({ ...problem, path: 'If-Match' });
}

function otherType(): Error {
  return refusal(415, { code: 'INVALID', ...say('TABLE_FILE_TYPE') });
}

const sheetsStart = Buffer.from(`${JSON.stringify(success).slice(0, -1)},"sheets":`);
const sheetsEnd = Buffer.from('}');

async function read(request: FastifyRequest, reply: FastifyReply, { app, turns }: Parts): Promise<FastifyReply> {
  const signal = disconnectSignal(reply);
  const facts = requestFacts(request, app.config);
  const { authorization } = request.headers;
  const { caller, reader } = await authorize('products:write', { authorization, facts, signal }, app);
  await reader.close();
  if (!isFileBody(request)) throw otherType();
  const json = await inTurn({ turns, caller, things: 'uploads', signal }, async () =>
    readSheetsOf(await readFileBody(request, tableFileMaxBytes), { app, caller, signal }),
  );
  return reply
    .type(jsonType)
    .header('cache-control', 'no-store')
    .send(Buffer.concat([sheetsStart, json, sheetsEnd]));
}
