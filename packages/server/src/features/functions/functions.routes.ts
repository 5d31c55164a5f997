// Functions for programs: POST /api/v1/functions/{id or logical id} with one call or a list, and GET …/openapi.json.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageLanguageOf } from '../../sentences/language.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { requestFacts, wantedLocales } from '../../http/request-facts.ts';
import { jsonType, nameInAddress, registerRest, type RestInterface, statusOf } from '../../http/rest.ts';
import type { RouteCallers } from '../../http/route-callers.ts';
import type { AppParts } from '../../request/context.ts';
import { apiKeyOf, type KeyGuard } from '../api-keys/key-guard.service.ts';
import { openAccess } from '../api-keys/key-access.service.ts';
import { answerCalls, describeFunction, findFunction, type FunctionReadScope } from './calls/function-calls.service.ts';
import { toFunctionRequest } from './calls/function-request.ts';
import { say } from '../../sentences/say.ts';

const prefix = '/api/v1/functions';
const descriptionName = '/openapi.json';

interface Parts {
  readonly app: AppParts;
  readonly keys: KeyGuard;
}

const rest: RestInterface = {
  prefix,
  noSuchAddress: say('NOTHING_AT_FUNCTIONS', { prefix }),
  isAboutAddress: ({ path }) => path === 'templateId',
};

export function registerFunctionRoutes(
  http: FastifyInstance,
  app: AppParts,
  { keys, callers }: { readonly keys: KeyGuard; readonly callers: RouteCallers },
): void {
  const config = { callers };
  registerRest(http, app, rest, (routes) => {
    // A logical id may be long and contain slashes.
    routes.post('/*', { config }, (request, reply) => call(request, reply, { app, keys }));
    routes.get('/*', { config }, (request, reply) => describe(request, reply, { app, keys }));
  });
}

async function call(request: FastifyRequest, reply: FastifyReply, { app, keys }: Parts): Promise<FastifyReply> {
  const signal = disconnectSignal(reply);
  const id = nameInAddress(request, prefix, { name: 'id or logical id' });
  // Calculating takes long and needs no connection.
  const { loaded, caller } = await withAccess(request, reply, { app, keys }, async (scope) => ({
    loaded: await findFunction(id, scope),
    caller: scope.caller,
  }));
  const { isList, items } = toFunctionRequest(typeof request.body === 'string' ? request.body : '');
  const language = messageLanguageOf(wantedLocales(request.headers['accept-language']));
  const facts = () => requestFacts(request, app.config);
  const answers = await answerCalls(items, { loaded, caller, facts, language, signal, app });
  if (signal.aborted) return reply.hijack();
  const texts = answers.map(({ text }) => text).join(',');
  const problems = isList ? [] : (answers[0]?.problems ?? []);
  return reply
    .code(problems.length === 0 ? 200 : statusOf(problems))
    .type(jsonType)
    .header('cache-control', 'no-store')
    .send(isList ? `[${texts}]` : texts);
}

async function describe(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const address = nameInAddress(request, prefix, { name: 'id or logical id' });
  const id = address.endsWith(descriptionName) ? address.slice(0, -descriptionName.length) : address;
  const text = await withAccess(request, reply, parts, (scope) => describeFunction(id, scope));
  return reply.type(jsonType).header('cache-control', 'no-store').send(text);
}

async function withAccess<Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, keys }: Parts,
  work: (scope: FunctionReadScope) => Promise<Value>,
): Promise<Value> {
  const { headers } = request;
  const credentials = {
    apiKey: apiKeyOf(headers),
    authorization: headers.authorization,
    signal: disconnectSignal(reply),
  };
  const access = await openAccess(credentials, () => requestFacts(request, app.config), keys, app);
  try {
    return await access.read((transaction) => work({ app, caller: access.caller, transaction }));
  } finally {
    await access.close();
  }
}
