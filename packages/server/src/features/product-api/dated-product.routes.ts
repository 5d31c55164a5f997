// Prices and decisions without a version in the address: the startDate of each item decides.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { budget, OverBudget } from '../../calculation/within-budget.ts';
import { type CalculationRequest, toRequest } from '../../calculation/rest/calculation-request.ts';
import { chooseVersion, listNeededVersions, listStartDates } from '../../calculation/rest/dated-request.ts';
import { UserError } from '../../errors/user-error.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { requestFacts, wantedLocales } from '../../http/request-facts.ts';
import { jsonType } from '../../http/rest.ts';
import type { AppParts } from '../../request/context.ts';
import { messageLanguageOf } from '../../sentences/language.ts';
import { say } from '../../sentences/say.ts';
import type { ProductAccess } from '../api-keys/key-access.service.ts';
import { type KeyGuard, mayPrice } from '../api-keys/key-guard.service.ts';
import type { ProductVersion } from '../products/effective-versions.service.ts';
import type { CalculationKind, CompiledCalculation } from './compiled-calculation.service.ts';
import type { CompiledProducts } from './compiled-products.service.ts';
import {
  answerDatedInThread,
  answerDatedItem,
  answerDatedItems,
  answerDatedWithFunctions,
  type DatedParts,
  isForMainThread,
  listDaysInThread,
} from './dated-answers.service.ts';
import type { KnownVersions, PlanAndType } from './known-versions.service.ts';
import { answerItem } from './product-api.service.ts';
import { recallHolder, withAccess } from './access.routes.ts';
import { leave, sendBytes, sendItem } from './answers.routes.ts';

interface Parts {
  readonly app: AppParts;
  readonly keys: KeyGuard;
  readonly products: CompiledProducts;
  readonly versions: KnownVersions;
}

interface DatedRoute {
  readonly Params: PlanAndType;
}

type DatedRequest = FastifyRequest<DatedRoute>;

export function registerDatedRoutes(
  routes: FastifyInstance,
  config: NonNullable<RouteShorthandOptions['config']>,
  parts: Parts,
): void {
  for (const kind of ['price', 'underwriting'] as const) {
    routes.post<DatedRoute>(`/:plan/:type/${kind}`, { config }, (request, reply) => {
      const isAnswered = answerFromMemory(kind, request, reply, parts);
      return isAnswered ? undefined : answerAfterReading(kind, request, reply, parts);
    });
  }
}

/** One price or decision from memory, synchronously: a promise costs more than the price. */
function answerFromMemory(kind: CalculationKind, request: DatedRequest, reply: FastifyReply, parts: Parts): boolean {
  const { plan, type } = request.params;
  const holder = recallHolder(request, parts);
  const known = holder && parts.versions.recall(request.params, holder.tenantId);
  const body = bodyOf(request);
  if (holder === undefined || known === undefined || body.length > budget.bodyLength) return false;
  const isVisible = ({ version }: ProductVersion) => mayPrice(holder, { plan, type, version });
  const product = toDatedProduct(request.params, holder.products === null ? known : known.filter(isVisible));
  const { isList, items } = toRequest(body);
  const [item] = items;
  if (isList || item === undefined) return false;
  const applied = chooseVersion(item, product);
  const compiled = parts.products.recall(kind, { plan, type, version: applied.version }, holder.tenantId);
  if (compiled === undefined) return false;
  try {
    const caller = { tenantId: holder.tenantId, userId: '' };
    sendItem(answerItem(item, { ...toCalculationParts(request, caller, parts), compiled, applied }), reply);
    return true;
  } catch (error) {
    if (error instanceof OverBudget) return false;
    throw error;
  }
}

async function answerAfterReading(
  kind: CalculationKind,
  request: DatedRequest,
  reply: FastifyReply,
  parts: Parts,
): Promise<FastifyReply> {
  const body = bodyOf(request);
  const readAt = parts.app.changes.moment();
  const signal = disconnectSignal(reply);
  const load = (access: ProductAccess, among: DatedParts['product'], days: readonly string[]) =>
    loadVersions(kind, listNeededVersions(days, among), request, { access, readAt, parts });
  const { caller, product, asked, known } = await withAccess(request, reply, parts, async (access) => {
    const found = await findVersions(request.params, readAt, access, parts);
    const sent = body.length > budget.bodyLength ? undefined : toRequest(body);
    const loaded = sent && (await load(access, found, listStartDates(sent.items)));
    return { caller: access.caller, product: found, asked: sent, known: loaded };
  });
  const common = { ...toCalculationParts(request, caller, parts), product };
  if (known !== undefined) return answer(asked, body, { ...common, compiled: known }, request, reply);
  // No connection is held while a thread works.
  const days = await listDaysInThread(body, common, signal);
  const compiled = await withAccess(request, reply, parts, (access) => load(access, product, days));
  return answer(asked, body, { ...common, compiled }, request, reply);
}

async function answer(
  asked: CalculationRequest | undefined,
  body: string,
  parts: DatedParts,
  request: DatedRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signal = disconnectSignal(reply);
  const callsFunctions = [...parts.compiled.values()].some(({ functions }) => functions !== undefined);
  try {
    if (callsFunctions) {
      const sent = asked ?? toRequest(body);
      return sendAll(sent, await answerDatedWithFunctions(sent, parts, signal), parts, request, reply);
    }
    if (isForMainThread(asked)) {
      const [item] = asked.items;
      if (!asked.isList && item !== undefined) return sendItem(answerDatedItem(item, parts), reply);
      return sendAll(asked, await answerDatedItems(asked, parts, signal), parts, request, reply);
    }
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
  }
  try {
    return sendBytes(await answerDatedInThread(body, parts, signal), reply);
  } catch (error) {
    if (!signal.aborted) throw error;
    return leave(parts, request, reply);
  }
}

function sendAll(
  { isList }: CalculationRequest,
  answers: Awaited<ReturnType<typeof answerDatedItems>>,
  parts: DatedParts,
  request: DatedRequest,
  reply: FastifyReply,
): FastifyReply {
  if (answers === undefined) return leave(parts, request, reply);
  const [only] = answers;
  if (!isList && only !== undefined) return sendItem(only, reply);
  return reply.type(jsonType).send(`[${answers.map(({ text }) => text).join(',')}]`);
}

/** The versions that the caller may use; throws NOT_FOUND if there are none, whatever other versions exist. */
async function findVersions(
  { plan, type }: PlanAndType,
  readAt: number,
  access: ProductAccess,
  { versions }: Parts,
): Promise<DatedParts['product']> {
  const found = await versions.find({ plan, type }, { access, readAt });
  return toDatedProduct(
    { plan, type },
    found.filter(({ version }) => access.includes({ plan, type, version })),
  );
}

function toDatedProduct({ plan, type }: PlanAndType, versions: readonly ProductVersion[]): DatedParts['product'] {
  if (versions.length > 0) return { plan, type, versions };
  throw new UserError({ code: 'NOT_FOUND', ...say('PLAN_AND_TYPE_UNKNOWN', { plan, type }), path: 'productId' });
}

async function loadVersions(
  kind: CalculationKind,
  needed: readonly ProductVersion[],
  request: DatedRequest,
  { access, readAt, parts }: { readonly access: ProductAccess; readonly readAt: number; readonly parts: Parts },
): Promise<Map<ProductVersion, CompiledCalculation>> {
  const { plan, type } = request.params;
  const facts = () => requestFacts(request, parts.app.config);
  const compiled = new Map<ProductVersion, CompiledCalculation>();
  for (const one of needed) {
    const id = { plan, type, version: one.version };
    compiled.set(one, await parts.products.find(kind, id, { access, facts, readAt }));
  }
  return compiled;
}

function toCalculationParts(request: DatedRequest, caller: DatedParts['caller'], { app }: Parts) {
  const locales = wantedLocales(request.headers['accept-language']);
  return {
    caller,
    facts: () => requestFacts(request, app.config),
    locale: locales[0],
    language: messageLanguageOf(locales),
    app,
  };
}

function bodyOf({ body }: DatedRequest): string {
  return typeof body === 'string' ? body : '';
}
