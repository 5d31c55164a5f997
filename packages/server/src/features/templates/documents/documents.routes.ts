// Documents for programs: POST /api/v1/render/{id or logical id of a template} answers the PDF.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../errors/user-error.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import { goneSignal } from '../../../http/gone-signal.ts';
import { refusal } from '../../../http/refusal.ts';
import { requestFacts } from '../../../http/request-facts.ts';
import { nameInAddress, registerRest, type RestInterface } from '../../../http/rest.ts';
import { createAnswerMeter } from '../../../request/byte-meter.ts';
import { createCalculations } from '../../../request/calculations.ts';
import type { AppParts, Caller, QueryRunner, Reader, RequestContext, RequestFacts } from '../../../request/context.ts';
import { authorize } from '../../auth/tenant-guard.service.ts';
import { acceptsPdf } from './accepts-pdf.ts';
import { toDocumentRequest } from './document-body.ts';
import { prepareDocument, type PreparedDocument } from './documents.service.ts';
import type { PrintedDocument } from '../template-kind.ts';

const prefix = '/api/v1/render';
/** Of the header that names the missing variables. */
const missingMaxLength = 2_000;
/** Of a file name: letters of four bytes keep within the 255 bytes of operating systems then. */
const nameMaxLength = 60;

interface Parts {
  readonly app: AppParts;
  readonly queryRunner: QueryRunner;
}

export function registerDocumentRoutes(http: FastifyInstance, app: AppParts, queryRunner: QueryRunner): void {
  registerRest(http, app, rest, (routes) => {
    // A logical id may be long and contain slashes.
    routes.post('/*', (request, reply) => render(request, reply, { app, queryRunner }));
  });
}

const rest: RestInterface = {
  prefix,
  noSuchAddress: `There is nothing at this address. POST to ${prefix}/{id or logical id of a template}.`,
  isAboutAddress: ({ path }) => path === 'templateId',
  // The variables are a field of the body here.
  toProblem: (problem) => (problem.path === 'input.variablesJsonString' ? { ...problem, path: 'variables' } : problem),
};

async function render(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const { app } = parts;
  const signal = goneSignal(reply);
  const facts = requestFacts(request, app.config);
  const credentials = { authorization: request.headers.authorization, facts, signal };
  const { caller, reader } = await authorize(
    'documents:render',
    { ...credentials, refusedMessage: toSignInMessage(request) },
    app,
  );
  const context = toContext({ ...parts, caller, reader, facts, signal });
  try {
    if (!acceptsPdf(request.headers.accept)) throw refusal(406, notAcceptable);
    const document = await prepare(request, caller, context);
    // Printing takes long, and needs no connection.
    await reader.close();
    const printed = await document.print();
    return send(document, printed, reply);
  } catch (error) {
    if (!context.signal.aborted) throw error;
    app.log.debug({ requestId: request.id }, 'the client of a document went away');
    return reply.hijack();
  } finally {
    await reader.close();
  }
}

function toSignInMessage({ headers }: FastifyRequest): string {
  if (headers['x-api-key'] === undefined || headers.authorization !== undefined) return 'Invalid or expired token';
  return 'API keys are for prices and decisions. Documents are printed for a user: send Authorization: Bearer with an access token.';
}

const notAcceptable: Problem = {
  code: 'INVALID',
  message: 'The response is a PDF. Send Accept: application/pdf, or omit the header.',
};

function prepare(request: FastifyRequest, caller: Caller, context: RequestContext): Promise<PreparedDocument> {
  const input = toDocumentRequest(typeof request.body === 'string' ? request.body : '');
  return context.reader.open().then((transaction) => {
    const { app, facts } = context;
    const scope = { app, facts, caller, transaction, now: app.clock() };
    return prepareDocument(nameInAddress(request, prefix, { name: 'id or logical id' }), input, { scope, context });
  });
}

interface ContextParts extends Parts {
  readonly caller: Caller;
  readonly reader: Reader;
  readonly facts: RequestFacts;
  readonly signal: AbortSignal;
}

function toContext({ queryRunner, ...parts }: ContextParts): RequestContext {
  const asked = {
    ...parts,
    enrolling: undefined,
    loaders: new Map<string, unknown>(),
    calculations: createCalculations(),
    answer: createAnswerMeter(),
  };
  const context: RequestContext = { ...asked, readQuery: (query, variables) => queryRunner(context)(query, variables) };
  return context;
}

function send({ name }: PreparedDocument, printed: PrintedDocument, reply: FastifyReply): FastifyReply {
  const { pdf, pageCount, missingVariables, warnings } = printed;
  if (missingVariables.length > 0) void reply.header('x-missing-variables', toHeaderList(missingVariables));
  return reply
    .type('application/pdf')
    .header('content-length', pdf.byteLength)
    .header('content-disposition', contentDisposition('attachment', toFileName(name)))
    .header('cache-control', 'no-store')
    .header('x-page-count', pageCount)
    .header('x-warnings', warnings.length)
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
}

/** Headers are ASCII and not long: names are percent-encoded, and those past the bound left out. */
function toHeaderList(names: readonly string[]): string {
  let list = '';
  for (const name of names) {
    const next = `${list}${list === '' ? '' : ', '}${toHeaderText(name)}`;
    if (next.length > missingMaxLength) break;
    list = next;
  }
  return list;
}

/** The brackets of a path stay as they are written: policies.list[0].referrer. */
function toHeaderText(name: string): string {
  const encoded = encodeURI(name.toWellFormed()).replaceAll(',', '%2C');
  return encoded.replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function toFileName(name: string): string {
  const plain = name.replaceAll(/[/\\]/g, '-').trim();
  return `${Array.from(plain).slice(0, nameMaxLength).join('')}.pdf`;
}
