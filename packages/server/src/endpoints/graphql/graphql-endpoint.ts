// POST /graphql: parses the document, calls the tenant guard, lets Yoga validate and execute, and formats
// errors.
import { setImmediate as nextPass } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { isJsonObject, type JsonObject } from '@coverwright/rules';
import { type GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { lackedDatabase, toProblems } from '../../errors/masked-problem.ts';
import { authenticate, authenticateEnrolment, type SignedIn } from '../../features/auth/tenant-guard.service.ts';
import { authenticateVisitor } from '../../features/auth/visitors/visitor-guard.service.ts';
import { authenticateGuest } from '../../features/guests/guests.service.ts';
import { resolveCounted } from '../../graphql/limits/answer-size.ts';
import { bearerTokenOf } from '../../request/bearer-token.ts';
import { createContextOfStranger } from '../../request/create-context.ts';
import { createReader } from '../../request/reader.ts';
import { forbidden } from '../../request/rights.ts';
import {
  type AppParts,
  audienceOf,
  type Caller,
  type Enrolling,
  type QueryRunner,
  type Reader,
  type ReadQuery,
  type RequestContext,
} from '../../request/context.ts';
import { textOverLimit } from '../../graphql/documents/document-text.ts';
import { createDocuments, type Documents, type ReadDocument } from '../../graphql/documents/documents.ts';
import { createOpenSchemas, type OpenSchemas } from '../../graphql/schema/open-schema.ts';
import { costProblem } from '../../graphql/limits/operation-cost.ts';
import { coerceVariables, toExecution } from '../../graphql/documents/variables.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { readGraphqlBody } from './graphql-body.ts';
import { presentErrors, requestError } from './graphql-errors.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import { inSpan } from '../../traces/span.ts';
import { describeOperation } from './operation-span.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { say } from '../../sentences/say.ts';

interface GraphqlRequest extends Omit<RequestContext, 'caller' | 'enrolling' | 'reader' | 'readQuery'> {
  caller: Caller | undefined;
  enrolling: Enrolling | undefined;
  reader: Reader;
  readQuery: ReadQuery;
  readonly authorization: string | undefined;
  /** Work on all of its values yields between steps, so that other requests can start. */
  readonly isLong: boolean;
  readonly record: RequestRecord;
}

/** What remains to be done after the response. A separate object, because Yoga passes on copies of the context. */
interface RequestRecord {
  reader: Reader;
  /** As sent; Yoga validates them. */
  params: JsonObject;
  /** Undefined until it has been parsed. */
  document: ReadDocument | undefined;
  /** For metrics; only names from the schema. */
  operation: string;
  outcome: 'success' | 'failure';
}

/** Further errors would only repeat the first ones, and each takes a pass through the document. */
export const validationErrorsMax = 20;

export interface GraphqlParts {
  readonly schema: GraphQLSchema;
  /** Shared by all transports, since it has a cache. */
  readonly queryRunner: QueryRunner;
}

export function registerGraphqlEndpoint(
  http: FastifyInstance,
  app: AppParts,
  { schema, queryRunner }: GraphqlParts,
  metrics: Metrics,
): void {
  const documents = createDocuments('request');
  const open = createOpenSchemas(schema);
  const yoga = createYoga<GraphqlRequest>({
    schema,
    logging: false,
    landingPage: false,
    cors: false,
    multipart: false,
    graphiql: app.config.isDevelopment,
    // Masked in presentErrors, which has access to the request.
    maskedErrors: false,
    // Yoga's own cache can be filled by anyone, and counts documents instead of bytes.
    parserAndValidationCache: false,
    plugins: [
      guardPlugin(app, { documents, open, schema, queryRunner }),
      documentPlugin({ documents, open, schema }),
      costPlugin,
      errorPlugin(app),
    ],
  });
  metrics.watchDocuments(documents);

  const respond: RouteHandlerMethod = async (request, reply) => {
    const startedAt = performance.now();
    const context = graphqlRequest(request, reply, app);
    const answered = await inSpan({ name: 'graphql' }, async (span) => {
      try {
        return await answer(yoga, request, context);
      } finally {
        const { reader, operation, outcome } = context.record;
        await reader.end();
        metrics.observeOperation({ operation, outcome }, performance.now() - startedAt);
        if (span !== undefined) describeOperation(span, context.record);
      }
    });
    // Only now: no database connection waits while a client reads a long response.
    return reply.code(answered.status).headers(answered.headers).send(answered.body);
  };
  http.post('/graphql', respond);
  // Some clients append a slash to the base address.
  http.post('/graphql/', respond);
  if (!app.config.isDevelopment) return;
  http.get('/graphql', async (_request, reply) => {
    // Nothing of the request is passed on, so that no operation can run over GET.
    const page = await yoga.fetch('http://localhost/graphql', { headers: { accept: 'text/html' } });
    return reply.type('text/html; charset=utf-8').send(await page.text());
  });
}

function graphqlRequest(request: FastifyRequest, reply: FastifyReply, app: AppParts): GraphqlRequest {
  const facts = requestFacts(request, app.config);
  const context = createContextOfStranger({ app, facts, signal: disconnectSignal(reply) });
  return {
    ...context,
    authorization: request.headers.authorization,
    isLong: request.bodyShape !== undefined,
    record: { reader: context.reader, params: {}, document: undefined, operation: 'invalid', outcome: 'success' },
  };
}

type Yoga = YogaServerInstance<GraphqlRequest, object>;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | object;
}

async function answer(yoga: Yoga, request: FastifyRequest, context: GraphqlRequest): Promise<Answer> {
  const params = readGraphqlBody(typeof request.body === 'string' ? request.body : '', request.bodyShape);
  if (isHashOnly(params)) return persistedQueryNotSupported;
  context.record.params = params;
  const response = await yoga.fetch(
    'http://localhost/graphql',
    {
      method: 'POST',
      headers: {
        'content-type': request.headers['content-type'] ?? 'application/json',
        accept: request.headers.accept ?? '*/*',
      },
    },
    context,
  );
  const { 'content-length': _length, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

/** Clients then send the document itself, and with Apollo Client no hash any more. */
const persistedQueryNotSupported: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: {
    errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
  },
};

/** An automatic persisted query of Apollo that leaves out the document. */
function isHashOnly({ query, extensions }: JsonObject): boolean {
  const hasQuery = typeof query === 'string' && query !== '';
  return !hasQuery && isJsonObject(extensions) && isJsonObject(extensions['persistedQuery']);
}

/** Operations for strangers are short; a longer document requires a sign-in and is not even parsed without one. */
export const strangerTokensMax = 1_000;

/** A revoked or forged token is detected later. */
function isOfStranger({ app, authorization }: GraphqlRequest): boolean {
  const token = bearerTokenOf(authorization);
  return token === undefined || app.accessTokens.recall(token, app.clock()) === undefined;
}

function noCaller(): GraphQLError {
  return requestError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') }, 401);
}

interface DocumentParts {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly open: OpenSchemas;
}

/** Before validation: checks limits, and who may send the document. */
function guardPlugin(
  app: AppParts,
  { documents, open, schema, queryRunner }: DocumentParts & GraphqlParts,
): Plugin<object, GraphqlRequest> {
  return {
    onRequestParse: ({ serverContext, setRequestParser }) => {
      setRequestParser(() => serverContext.record.params);
    },
    onParams: async ({ params, context }) => {
      if (typeof params.query !== 'string') return;
      if (isOfStranger(context) && textOverLimit(params.query, strangerTokensMax) !== undefined) throw noCaller();
      const read = documents.read(params.query);
      context.record.document = read;
      context.record.operation = operationLabel(read, schema);
      if (read.needsCaller || !open.toStrangers.covers(read.document)) {
        const signedIn = await signedInOf(context, app);
        if (signedIn !== undefined) {
          admit(context, signedIn, queryRunner);
          // A mutation has its own transaction; holding a second connection meanwhile could exhaust the pool.
          if (read.hasMutation) await signedIn.reader.close();
        } else {
          const visiting = await admitVisitor(context, read, { open, queryRunner });
          if (visiting || (await admitGuest(context, read, open))) return requireWithinLimits(read);
          const isEnrolment = read.isEnrolment && open.toEnrolling.covers(read.document);
          context.enrolling = isEnrolment ? await authenticateEnrolment(context.authorization, app) : undefined;
          if (context.enrolling === undefined) throw noCaller();
        }
      }
      requireWithinLimits(read);
    },
  };
}

function requireWithinLimits({ problems: [problem] }: ReadDocument): void {
  if (problem !== undefined) throw requestError(problem, 400);
}

function admit(context: GraphqlRequest, signedIn: SignedIn, queryRunner: QueryRunner): void {
  Object.assign(context, signedIn, { readQuery: queryRunner(context) });
  context.record.reader = signedIn.reader;
}

/** Whether the request comes from a visitor who signed in to an app. Throws FORBIDDEN as for guests. */
async function admitVisitor(
  context: GraphqlRequest,
  { document, hasMutation }: ReadDocument,
  { open, queryRunner }: { readonly open: OpenSchemas; readonly queryRunner: QueryRunner },
): Promise<boolean> {
  const { app, authorization, facts, signal } = context;
  const signedIn = await asRequestError(context, () => authenticateVisitor(authorization, facts, app, signal));
  if (signedIn === undefined) return false;
  const { caller, reader } = signedIn;
  const isCovered = open.to[caller.visitor.kind].covers(document);
  if (hasMutation || !isCovered) await reader.close();
  if (!isCovered) throw requestError(forbidden, 403);
  admit(context, signedIn, queryRunner);
  return true;
}

/**
 * Whether the request comes from a guest. Throws FORBIDDEN if the document uses anything outside the guests'
 * part of the schema.
 */
async function admitGuest(context: GraphqlRequest, { document }: ReadDocument, open: OpenSchemas): Promise<boolean> {
  const { app, authorization, facts } = context;
  const caller = await asRequestError(context, () => authenticateGuest(authorization, facts, app));
  if (caller === undefined) return false;
  if (!open.to.guests.covers(document)) throw requestError(forbidden, 403);
  context.caller = caller;
  context.reader = context.record.reader = createReader(app.database, caller, context.signal);
  return true;
}

/** Runs after validation, when the values of variables can be determined, and before anything is executed. */
const costPlugin: Plugin<GraphqlRequest, GraphqlRequest> = {
  onExecute: ({ args, context, setResultAndStopExecution }) => {
    const { schema, document, operationName } = args;
    const coerced = coerceVariables(schema, args);
    if ('errors' in coerced) return setResultAndStopExecution({ errors: coerced.errors });
    const problem = costProblem(schema, { document, operationName, values: coerced.values }, 'request');
    if (problem !== undefined) throw requestError(problem, 400);
    Object.assign(args, toExecution(schema, document, coerced.values), { fieldResolver: resolveCounted });
    return context.isLong ? nextPass() : undefined;
  },
};

/** The document is parsed once, and validated once while it is cached. */
function documentPlugin({ documents, open, schema }: DocumentParts): Plugin<GraphqlRequest, GraphqlRequest> {
  return {
    onParse: ({ context, setParsedDocument }) => {
      const read = context.record.document;
      if (read !== undefined) setParsedDocument(read.document);
    },
    onValidate: ({ context: { caller, enrolling, record }, params: { documentAST }, setResult }) => {
      const audience = caller && audienceOf(caller);
      if (audience !== undefined) return setResult(open.to[audience].validate(documentAST, validationErrorsMax));
      if (caller === undefined) {
        const part = enrolling === undefined ? open.toStrangers : open.toEnrolling;
        return setResult(part.validate(documentAST, validationErrorsMax));
      }
      const read = record.document;
      if (read !== undefined && documents.isKept(read)) return setResult([]);
      const errors = validate(schema, documentAST, undefined, { maxErrors: validationErrorsMax });
      setResult(errors);
      if (read !== undefined && errors.length === 0) documents.keep(read, caller);
    },
  };
}

function signedInOf(context: GraphqlRequest, app: AppParts): Promise<SignedIn | undefined> {
  const { authorization, facts, signal } = context;
  return asRequestError(context, () => authenticate(authorization, facts, app, signal));
}

const statusOfCode: Partial<Record<ErrorCode, number>> = {
  BUSY: 503,
  FORBIDDEN: 403,
  INVALID: 400,
  LIMIT_EXCEEDED: 429,
  NOT_FOUND: 404,
};

/** An unknown caller must not cause a redirect to the sign-in. */
async function asRequestError<Value>(
  { app, facts }: Pick<GraphqlRequest, 'app' | 'facts'>,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const [problem] = toProblems(error, { app, facts });
    throw problem === undefined ? error : requestError(problem, statusOfCode[problem.code] ?? 500);
  }
}

function operationLabel({ names }: ReadDocument, schema: GraphQLSchema): string {
  const [name = ''] = names;
  const [root, field = ''] = name.split('.');
  const type = root === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  return type?.getFields()[field] === undefined ? 'unknown' : name;
}

function errorPlugin(app: AppParts): Plugin<object, GraphqlRequest> {
  return {
    onResultProcess: (payload) => {
      const { result, serverContext } = payload;
      if (Array.isArray(result) || !('data' in result || 'errors' in result)) return;
      const { record, facts } = serverContext;
      const errors = result.errors && presentErrors(result.errors, app, facts);
      if (errors !== undefined) record.outcome = 'failure';
      // Proxies and clients may send it again: it is the only field, and has certainly changed nothing.
      const lack = lackedDatabase(facts);
      const { hasMutation = true, names = [] } = record.document ?? {};
      const isRefused = names.length === 1 && (lack === 'read only' || (lack === 'lost' && !hasMutation));
      payload.setResult({
        ...result,
        ...(errors !== undefined && { errors }),
        ...(isRefused && { extensions: { http: { status: statusOfCode.BUSY } } }),
      });
    },
  };
}
