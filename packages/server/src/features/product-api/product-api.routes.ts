// The REST API of a product: prices and decisions, singly or in lists, and its OpenAPI document.
import type { TurnCaller } from '@coverwright/render/turns';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { budget, OverBudget } from '../../calculation/within-budget.ts';
import { messageLanguageOf } from '../../sentences/language.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { requestFacts, wantedLocales } from '../../http/request-facts.ts';
import { jsonType, registerRest, type RestInterface } from '../../http/rest.ts';
import type { RouteCallers } from '../../http/route-callers.ts';
import type { AppParts } from '../../request/context.ts';
import { apiKeyOf, createKeyGuard, type KeyGuard, mayPrice } from '../api-keys/key-guard.service.ts';
import type { ProductId } from '../products/products.service.ts';
import type { CalledFunctions } from '../functions/calls/called-functions.service.ts';
import { type CalculationRequest, toRequest } from '../../calculation/rest/calculation-request.ts';
import { readOpenapiTask } from './openapi.service.ts';
import type { CalculationKind, CompiledCalculation } from './compiled-calculation.service.ts';
import { createCompiledProducts, type CompiledProducts } from './compiled-products.service.ts';
import {
  answerInThread,
  answerItem,
  answerList,
  answerWithFunctions,
  type CalculationParts,
} from './product-api.service.ts';
import { say } from '../../sentences/say.ts';
import { registerDatedRoutes } from './dated-product.routes.ts';
import { createKnownVersions } from './known-versions.service.ts';
import { recallHolder, withAccess } from './access.routes.ts';
import { leave, sendBytes, sendItem } from './answers.routes.ts';

interface Parts {
  readonly app: AppParts;
  readonly keys: KeyGuard;
  readonly products: CompiledProducts;
}

interface ProductRoute {
  readonly Params: { readonly plan: string; readonly type: string; readonly version: string };
}

/** Callers that may use the REST API with an API key or a token. */
export interface KeyAccess {
  readonly keys: KeyGuard;
  readonly callers: RouteCallers;
}

export function openKeyAccess(http: FastifyInstance, app: AppParts, tokens: RouteCallers): KeyAccess {
  const keys = createKeyGuard(app);
  http.addHook('onClose', () => keys.close());
  return { keys, callers: keyCallers(keys, tokens) };
}

export function registerProductApi(http: FastifyInstance, app: AppParts, { keys, callers }: KeyAccess): void {
  const parts: Parts = { app, keys, products: createCompiledProducts(app) };
  const config = { callers };
  const calculationConfig = { ...config, isTracedAlone: true };
  registerRest(http, app, rest, (routes) => {
    for (const kind of ['price', 'underwriting'] as const) {
      routes.post<ProductRoute>(`/:plan/:type/:version/${kind}`, { config: calculationConfig }, (request, reply) =>
        calculate(kind, request, reply, parts),
      );
    }
    registerDatedRoutes(routes, calculationConfig, { ...parts, versions: createKnownVersions(app) });
    routes.get<ProductRoute>('/:plan/:type/:version/openapi.json', { config }, (request, reply) =>
      describe(request, reply, parts),
    );
  });
}

const rest: RestInterface = {
  prefix: '/api/v1/products',
  noSuchAddress: say('NOTHING_AT_PRODUCTS'),
  // Before any calculation, only the product can be missing.
  isAboutAddress: () => true,
};

/** Callers with an API key, which takes precedence over a token. */
function keyCallers(keys: KeyGuard, tokens: RouteCallers): RouteCallers {
  return {
    hasCredentials: (request) => apiKeyOf(request.headers) !== undefined || tokens.hasCredentials(request),
    recall: (request) => {
      const apiKey = apiKeyOf(request.headers);
      if (apiKey === undefined) return tokens.recall(request);
      const holder = keys.recall(apiKey);
      return holder && { tenantId: holder.tenantId, userId: '' };
    },
    finds: async (request, isUsedUp) => {
      const apiKey = apiKeyOf(request.headers);
      if (apiKey === undefined) return tokens.finds(request, isUsedUp);
      return !isUsedUp() && (await keys.find(apiKey, request.ip)) !== undefined;
    },
    authenticates: async (request) => {
      const apiKey = apiKeyOf(request.headers);
      return apiKey === undefined ? tokens.authenticates(request) : (await keys.find(apiKey, request.ip)) !== undefined;
    },
    refused: say('CREDENTIALS_INVALID'),
  };
}

/** In addresses a dash represents the empty version. */
function toProductId({ plan, type, version }: ProductRoute['Params']): ProductId {
  return { plan, type, version: version === '-' ? '' : version };
}

/** Cached products are handled synchronously: a promise costs more than the price. */
function calculate(
  kind: CalculationKind,
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
  parts: Parts,
): Promise<FastifyReply> | undefined {
  const id = toProductId(request.params);
  const holder = recallHolder(request, parts);
  const known = holder && mayPrice(holder, id) ? parts.products.recall(kind, id, holder.tenantId) : undefined;
  if (known !== undefined && holder !== undefined) {
    return answer(known, { tenantId: holder.tenantId, userId: '' }, request, reply, parts);
  }
  const readAt = parts.app.changes.moment();
  const facts = () => requestFacts(request, parts.app.config);
  const reading = withAccess(request, reply, parts, async (access) => {
    access.require(id);
    return {
      compiled: await parts.products.find(kind, id, { access, facts, readAt }),
      caller: access.caller,
    };
  });
  // A promise of undefined would be treated as an empty response while a long one is still being compressed.
  return reading.then(({ compiled, caller }) => answer(compiled, caller, request, reply, parts) ?? reply);
}

function answer(
  compiled: CompiledCalculation,
  caller: TurnCaller,
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
  { app }: Parts,
): Promise<FastifyReply> | undefined {
  const body = typeof request.body === 'string' ? request.body : '';
  const locales = wantedLocales(request.headers['accept-language']);
  const calculation = {
    compiled,
    caller,
    facts: () => requestFacts(request, app.config),
    locale: locales[0],
    language: messageLanguageOf(locales),
    app,
  };
  if (compiled.functions !== undefined) return answerCalling(body, compiled.functions, calculation, request, reply);
  if (body.length > budget.bodyLength) return answerElsewhere(body, calculation, request, reply);
  const asked = toRequest(body);
  if (asked.items.length > budget.items) return answerElsewhere(body, calculation, request, reply);
  const [only] = asked.items;
  if (asked.isList || only === undefined) return answerAll(asked, body, calculation, request, reply);
  try {
    sendItem(answerItem(only, calculation), reply);
    return undefined;
  } catch (error) {
    if (error instanceof OverBudget) return answerElsewhere(body, calculation, request, reply);
    throw error;
  }
}

async function answerAll(
  asked: CalculationRequest,
  body: string,
  calculation: CalculationParts,
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const text = await answerList(asked, calculation, disconnectSignal(reply));
    if (text !== undefined) return reply.type(jsonType).send(text);
  } catch (error) {
    if (error instanceof OverBudget) return answerElsewhere(body, calculation, request, reply);
    throw error;
  }
  return leave(calculation, request, reply);
}

async function answerCalling(
  body: string,
  functions: CalledFunctions,
  calculation: CalculationParts,
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = toRequest(body);
  const answers = await answerWithFunctions(asked, functions, calculation, disconnectSignal(reply));
  if (answers === undefined) return leave(calculation, request, reply);
  const [only] = answers;
  if (!asked.isList && only !== undefined) return sendItem(only, reply);
  return reply.type(jsonType).send(`[${answers.map(({ text }) => text).join(',')}]`);
}

async function answerElsewhere(
  body: string,
  calculation: CalculationParts,
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signal = disconnectSignal(reply);
  try {
    return sendBytes(await answerInThread(body, calculation, signal), reply);
  } catch (error) {
    if (!signal.aborted) throw error;
    return leave(calculation, request, reply);
  }
}

async function describe(
  request: FastifyRequest<ProductRoute>,
  reply: FastifyReply,
  { app, keys }: Parts,
): Promise<FastifyReply> {
  const id = toProductId(request.params);
  const facts = requestFacts(request, app.config);
  // All reads finish before the thread starts, since its work may take a while.
  const { caller, task } = await withAccess(request, reply, { app, keys }, (access) => {
    access.require(id);
    return access.read(async (transaction) => {
      const scope = { transaction, caller: access.caller, facts, now: app.clock() };
      return { caller: access.caller, task: await readOpenapiTask(id, app.config, scope) };
    });
  });
  const written = await app.engines.calculation.answer(caller, task, disconnectSignal(reply));
  return sendBytes(written, reply.header('cache-control', 'no-store'));
}
