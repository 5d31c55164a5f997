// The REST API of a product: prices and decisions, one or a list of them, and the document that describes them.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../errors/error-codes.ts';
import { toProblems } from '../errors/masked-problem.ts';
import type { Problem } from '../errors/user-error.ts';
import { createKeyGuard, type KeyGuard } from '../features/api-keys/key-guard.service.ts';
import { type CalculationRequest, toRequest } from '../features/product-api/calculation-request.ts';
import type { CalculationKind, PreparedCalculation } from '../features/product-api/prepared-calculation.service.ts';
import { openAccess, type ProductAccess } from '../features/product-api/product-access.service.ts';
import { answerItem, answerList, type CalculationParts } from '../features/product-api/product-api.service.ts';
import { createPreparedProducts, type PreparedProducts } from '../features/product-api/prepared-products.service.ts';
import { readOpenapiDocument } from '../features/product-api/openapi.service.ts';
import type { ProductId } from '../features/products/products.service.ts';
import type { AppParts } from '../graphql/context.ts';
import { failure } from '../graphql/mutation.ts';
import { isOfOrigin } from '../request/origin-tenant.ts';
import { goneSignal } from './gone-signal.ts';
import { httpProblem } from './http-server.ts';
import { requestFacts, retryAfterSeconds, wantedLocales } from './request-facts.ts';

interface Parts {
  readonly app: AppParts;
  readonly keys: KeyGuard;
  readonly products: PreparedProducts;
}

interface ProductRoute {
  readonly Params: { readonly plan: string; readonly type: string; readonly version: string };
}

const json = 'application/json; charset=utf-8';
const statusOfCode: ReadonlyMap<ErrorCode, number> = new Map([
  ['UNAUTHENTICATED', 401],
  ['BUSY', 503],
  ['INTERNAL', 500],
]);

export function registerProductApi(http: FastifyInstance, app: AppParts): void {
  const keys = createKeyGuard(app);
  const parts: Parts = { app, keys, products: createPreparedProducts(app) };
  http.addHook('onClose', () => keys.close());
  void http.register(
    (routes, _options, done) => {
      routes.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply, app));
      routes.setNotFoundHandler((_request, reply) => refuse(reply, 404, [noSuchAddress]));
      for (const kind of ['price', 'underwriting'] as const) {
        routes.post<ProductRoute>(`/:plan/:type/:version/${kind}`, (request, reply) =>
          calculate(kind, request, reply, parts),
        );
      }
      routes.get<ProductRoute>('/:plan/:type/:version/openapi.json', (request, reply) =>
        describe(request, reply, parts),
      );
      done();
    },
    { prefix: '/api/v1/products' },
  );
}

const noSuchAddress: Problem = {
  code: 'NOT_FOUND',
  message:
    'There is nothing at this address. POST to /api/v1/products/{plan}/{type}/{version}/price or /underwriting, or GET …/openapi.json; an empty version is -.',
};

/** In addresses a dash stands for the empty version. */
function toProductId({ plan, type, version }: ProductRoute['Params']): ProductId {
  return { plan, type, version: version === '-' ? '' : version };
}

/** What is remembered is answered without waiting for anything: a promise costs more than the price. */
function calculate(
  kind: CalculationKind,
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
  parts: Parts,
): Promise<FastifyReply> | undefined {
  const id = toProductId(request.params);
  const known = recall(kind, id, request, parts);
  if (known !== undefined) return answer(known, request, reply, parts);
  const readAt = parts.app.changes.moment();
  const facts = () => requestFacts(request, parts.app.config);
  const reading = withAccess(request, reply, parts, (access) =>
    parts.products.find(kind, id, { access, facts, readAt }),
  );
  // A promise of nothing would be taken for an empty answer while a long one is still being compressed.
  return reading.then((prepared) => answer(prepared, request, reply, parts) ?? reply);
}

function answer(
  prepared: PreparedCalculation,
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
  { app }: Parts,
): Promise<FastifyReply> | undefined {
  const asked = toRequest(typeof request.body === 'string' ? request.body : '');
  const [locale] = wantedLocales(request.headers['accept-language']);
  const calculation = { prepared, facts: () => requestFacts(request, app.config), locale, app };
  const [only] = asked.items;
  if (asked.isList || only === undefined) return answerAll(asked, calculation, request, reply);
  const { text, problems } = answerItem(only, calculation);
  void reply
    .code(problems.length === 0 ? 200 : statusOf(problems))
    .type(json)
    .send(text);
  return undefined;
}

async function answerAll(
  asked: CalculationRequest,
  calculation: CalculationParts,
  { id: requestId }: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = await answerList(asked, calculation, goneSignal(reply));
  if (text !== undefined) return reply.type(json).send(text);
  calculation.app.log.debug({ requestId, items: asked.items.length }, 'the client of a list went away');
  return reply.hijack();
}

function recall(
  kind: CalculationKind,
  id: ProductId,
  request: FastifyRequest<ProductRoute>,
  { keys, products }: Pick<Parts, 'keys' | 'products'>,
): PreparedCalculation | undefined {
  const { 'x-api-key': apiKey } = request.headers;
  const holder = typeof apiKey === 'string' ? keys.recall(apiKey) : undefined;
  if (holder === undefined || !isOfOrigin(holder.tenantId, request)) return undefined;
  return products.recall(kind, id, holder.tenantId);
}

async function describe(
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
  { app, keys }: Parts,
): Promise<FastifyReply> {
  const id = toProductId(request.params);
  const facts = requestFacts(request, app.config);
  const document = await withAccess(request, reply, { app, keys }, (access) =>
    access.read((transaction) =>
      readOpenapiDocument(id, app.config.publicUrl, { transaction, caller: access.caller, facts, now: app.clock() }),
    ),
  );
  return reply.type(json).header('cache-control', 'no-store').send(JSON.stringify(document));
}

async function withAccess<Value>(
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
  { app, keys }: Pick<Parts, 'app' | 'keys'>,
  work: (access: ProductAccess) => Promise<Value>,
): Promise<Value> {
  const { 'x-api-key': apiKey, authorization } = request.headers;
  const signal = goneSignal(reply);
  const credentials = { apiKey: apiKey === undefined ? undefined : String(apiKey), authorization, signal };
  const access = await openAccess(credentials, () => requestFacts(request, app.config), keys, app);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
}

async function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, app: AppParts) {
  const refused = httpProblem(error);
  if (refused !== undefined) return refuse(reply, error.statusCode ?? 400, [refused]);
  const problems = toProblems(error, { app, facts: requestFacts(request, app.config) });
  // Before any calculation, what is not found is the product.
  const status = problems[0]?.code === 'NOT_FOUND' ? 404 : statusOf(problems);
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return refuse(reply, status, problems);
}

function refuse(reply: FastifyReply, status: number, problems: readonly Problem[]): FastifyReply {
  if (status === 503) void reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .type(json)
    .send(JSON.stringify(failure(problems)));
}

function statusOf([first]: readonly Problem[]): number {
  return statusOfCode.get(first?.code ?? 'INTERNAL') ?? 400;
}
