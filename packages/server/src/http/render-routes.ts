// Documents for programs: POST /api/v1/render/{id or logical id of a template} answers the PDF.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../errors/error-codes.ts';
import { toProblems } from '../errors/masked-problem.ts';
import { type Problem, UserError } from '../errors/user-error.ts';
import { authorize } from '../features/auth/tenant-guard.service.ts';
import { toDocumentRequest } from '../features/templates/document-request.ts';
import { prepareDocument, type PreparedDocument } from '../features/templates/pdf-documents.service.ts';
import type { PrintedDocument } from '../features/templates/template-kind.ts';
import { createCalculations } from '../request/calculations.ts';
import type { AppParts, Caller, Reader, RequestContext, RequestFacts } from '../request/context.ts';
import { failure } from '../request/envelope.ts';
import type { QueryRunner } from '../graphql/read-query.ts';
import { createAnswerMeter } from '../request/byte-meter.ts';
import { acceptsPdf } from './accepts-pdf.ts';
import { contentDisposition } from './content-disposition.ts';
import { goneSignal } from './gone-signal.ts';
import { httpProblem } from './http-server.ts';
import { leaveBody } from './leave-body.ts';
import { requestFacts, retryAfterSeconds } from './request-facts.ts';

const prefix = '/api/v1/render';
const json = 'application/json; charset=utf-8';
/** Of the header that names the missing variables. */
const missingMaxLength = 2_000;
/** Of a file name: letters of four bytes keep within the 255 bytes of operating systems then. */
const nameMaxLength = 60;

const statusOfCode: ReadonlyMap<ErrorCode, number> = new Map([
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
  ['BUSY', 503],
  ['INTERNAL', 500],
]);

interface Parts {
  readonly app: AppParts;
  readonly queryRunner: QueryRunner;
}

export function registerRenderRoutes(http: FastifyInstance, app: AppParts, queryRunner: QueryRunner): void {
  void http.register(
    (routes, _options, done) => {
      routes.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply, app));
      routes.setNotFoundHandler((_request, reply) => refuse(reply, 404, [noSuchAddress]));
      // The rest as a whole: a logical id may be long, and have slashes in it.
      routes.post('/*', (request, reply) => render(request, reply, { app, queryRunner }));
      done();
    },
    { prefix },
  );
}

const noSuchAddress: Problem = {
  code: 'NOT_FOUND',
  message: 'There is nothing at this address. POST to /api/v1/render/{id or logical id of a template}.',
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
    if (!acceptsPdf(request.headers.accept)) return refuse(reply, 406, [notAcceptable]);
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
  message: 'The answer is a PDF. Send Accept: application/pdf, or no Accept at all.',
};

function prepare(request: FastifyRequest, caller: Caller, context: RequestContext): Promise<PreparedDocument> {
  const input = toDocumentRequest(typeof request.body === 'string' ? request.body : '');
  return context.reader.open().then((transaction) => {
    const { app, facts } = context;
    const scope = { app, facts, caller, transaction, now: app.clock() };
    return prepareDocument(templateOf(request), input, { scope, context });
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

/** Read by ourselves: a slash of a logical id is encoded, and stays one. */
function templateOf({ raw }: FastifyRequest): string {
  const [path = ''] = (raw.url ?? '').split('?');
  try {
    return decodeURIComponent(path.slice(prefix.length + 1));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    const message = 'This address cannot be read. Percent-encode the id or logical id as UTF-8.';
    throw new UserError({ code: 'INVALID', message });
  }
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

async function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, app: AppParts) {
  leaveBody(request, reply);
  const refused = httpProblem(error);
  if (refused !== undefined) return refuse(reply, error.statusCode ?? 400, [refused]);
  const problems = toProblems(error, { app, facts: requestFacts(request, app.config) }).map(toBodyPath);
  return refuse(reply, error.statusCode ?? statusOf(problems), problems);
}

/** The variables are a field of the body here. */
function toBodyPath(problem: Problem): Problem {
  return problem.path === 'input.variablesJsonString' ? { ...problem, path: 'variables' } : problem;
}

function statusOf([first]: readonly Problem[]): number {
  if (first?.code === 'NOT_FOUND' && first.path === 'templateId') return 404;
  return statusOfCode.get(first?.code ?? 'INTERNAL') ?? 400;
}

function refuse(reply: FastifyReply, status: number, problems: readonly Problem[]): FastifyReply {
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (status === 503) void reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .type(json)
    .send(JSON.stringify(failure(problems)));
}
