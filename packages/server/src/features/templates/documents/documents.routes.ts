// Documents and mails for programs: POST /api/v1/render/{template id or logical id} returns the PDF, the HTML
// of a mail or the entire mail.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../../errors/user-error.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import { disconnectSignal } from '../../../http/disconnect-signal.ts';
import { refusal } from '../../../http/refusal.ts';
import { requestFacts } from '../../../http/request-facts.ts';
import { nameInAddress, registerRest, type RestInterface } from '../../../http/rest.ts';
import type { AppParts, Caller, QueryRunner, RequestContext } from '../../../request/context.ts';
import { createContext } from '../../../request/create-context.ts';
import { say } from '../../../sentences/say.ts';
import { authorize } from '../../auth/tenant-guard.service.ts';
import { composeMessage } from '../../mail/message/compose-message.service.ts';
import { acceptedTypes, type RenderedType } from './accepted-types.ts';
import { toDocumentRequest } from './document-body.ts';
import { type LoadedDocument, type LoadedRendering, loadRendering } from './documents.service.ts';
import type { PrintedDocument } from '../template-kind.ts';

const prefix = '/api/v1/render';
/** Maximum length of the header that lists missing variables. */
const missingMaxLength = 2_000;
/**
 * Maximum length of a file name: even with four bytes per letter, it stays within the 255 bytes of operating
 * systems.
 */
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
  noSuchAddress: say('NOTHING_AT_RENDER', { prefix }),
  isAboutAddress: ({ path }) => path === 'templateId',
  // Here, the variables are a field of the body.
  toProblem: (problem) => (problem.path === 'input.variablesJsonString' ? { ...problem, path: 'variables' } : problem),
};

async function render(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const { app } = parts;
  const signal = disconnectSignal(reply);
  const facts = requestFacts(request, app.config);
  const credentials = { authorization: request.headers.authorization, facts, signal };
  const { caller, reader } = await authorize('documents:render', { ...credentials, refused: toRefusal(request) }, app);
  const context = createContext({ app, facts, signal, caller, reader }, parts.queryRunner);
  try {
    const types = acceptedTypes(request.headers.accept);
    const rendering = types.length === 0 ? undefined : await load(request, { types, caller, context });
    if (rendering === undefined) throw refusal(406, notAcceptable);
    // Rendering takes long and needs no connection.
    await reader.close();
    if (rendering.type !== 'application/pdf') return await sendMail(rendering, app.clock(), reply);
    const printed = await rendering.document.print();
    return send(rendering.document, printed, reply);
  } catch (error) {
    if (!context.signal.aborted) throw error;
    app.log.debug({ requestId: request.id }, 'the client of a document went away');
    return reply.hijack();
  } finally {
    await reader.close();
  }
}

function toRefusal({ headers }: FastifyRequest): Sentence {
  if (headers['x-api-key'] === undefined || headers.authorization !== undefined) return say('TOKEN_INVALID');
  return say('API_KEY_CANNOT_PRINT');
}

const notAcceptable: Problem = {
  code: 'INVALID',
  ...say('RESPONSE_NOT_ACCEPTED'),
};

interface Wanted {
  readonly types: readonly RenderedType[];
  readonly caller: Caller;
  readonly context: RequestContext;
}

function load(request: FastifyRequest, { types, caller, context }: Wanted): Promise<LoadedRendering | undefined> {
  const input = toDocumentRequest(typeof request.body === 'string' ? request.body : '');
  return context.reader.open().then((transaction) => {
    const { app, facts } = context;
    const scope = { app, facts, caller, transaction, now: app.clock() };
    const name = nameInAddress(request, prefix, { name: 'id or logical id' });
    return loadRendering(name, types, input, { scope, context });
  });
}

/** The mail has neither sender nor recipients; the calling program adds them. */
async function sendMail(
  { type, name, render: renderMail }: Exclude<LoadedRendering, { readonly type: 'application/pdf' }>,
  date: Date,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const mail = await renderMail();
  const { subject = name, html, text, attachments, unsubscribeUrl, missingVariables, warnings } = mail;
  if (missingVariables.length > 0) void reply.header('x-missing-variables', toHeaderList(missingVariables));
  void reply.header('cache-control', 'no-store').header('x-warnings', warnings.length);
  if (type === 'text/html') {
    // If a browser displays it, it has no more permissions than in a mail program.
    return reply.type('text/html; charset=utf-8').header('content-security-policy', 'sandbox').send(html);
  }
  const message = await composeMessage({ subject, html, text, attachments, unsubscribeUrl }, { date });
  return reply
    .type('message/rfc822')
    .header('content-disposition', contentDisposition('attachment', toFileName(name, 'eml')))
    .send(message);
}

function send({ name }: LoadedDocument, printed: PrintedDocument, reply: FastifyReply): FastifyReply {
  const { pdf, pageCount, missingVariables, warnings } = printed;
  if (missingVariables.length > 0) void reply.header('x-missing-variables', toHeaderList(missingVariables));
  return reply
    .type('application/pdf')
    .header('content-length', pdf.byteLength)
    .header('content-disposition', contentDisposition('attachment', toFileName(name, 'pdf')))
    .header('cache-control', 'no-store')
    .header('x-page-count', pageCount)
    .header('x-warnings', warnings.length)
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
}

/** Headers are ASCII and of limited length: names are percent-encoded, and those beyond the limit are omitted. */
function toHeaderList(names: readonly string[]): string {
  let list = '';
  for (const name of names) {
    const next = `${list}${list === '' ? '' : ', '}${toHeaderText(name)}`;
    if (next.length > missingMaxLength) break;
    list = next;
  }
  return list;
}

/** The brackets of a path are not encoded: policies.list[0].referrer. */
function toHeaderText(name: string): string {
  const encoded = encodeURI(name.toWellFormed()).replaceAll(',', '%2C');
  return encoded.replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function toFileName(name: string, extension: string): string {
  const plain = name.replaceAll(/[/\\]/g, '-').trim();
  return `${Array.from(plain).slice(0, nameMaxLength).join('')}.${extension}`;
}
