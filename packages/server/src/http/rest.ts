// Shared by all REST APIs: names in addresses, the status and body of a failure, and the responses to addresses
// and methods without a route. The routes themselves belong to their features.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../errors/error-codes.ts';
import { toProblems } from '../errors/masked-problem.ts';
import { type MessageLanguage, messageLanguageOf, plainText, wordProblems } from '../sentences/language.ts';
import { type Problem, UserError, type WordedProblem } from '../errors/user-error.ts';
import type { AppParts } from '../request/context.ts';
import { failure } from '../errors/envelope.ts';
import { leaveBody } from './limits/leave-body.ts';
import { httpProblem, refusal } from './refusal.ts';
import { requestFacts, retryAfterSeconds, wantedLocales } from './request-facts.ts';
import { say, term } from '../sentences/say.ts';

export interface RestInterface {
  readonly prefix: string;
  /** What is said about an address without a route. */
  readonly noSuchAddress: Sentence;
  /** Whether a NOT_FOUND problem concerns the address, so that the status is 404. */
  readonly isAboutAddress?: (problem: Problem, request: FastifyRequest) => boolean;
  /** The status of a problem, if it differs from the default. */
  readonly statusOfCode?: Partial<Record<ErrorCode, number>>;
  /** What is said about a body of another media type, if the API does not accept JSON. */
  readonly otherMediaType?: Sentence;
  /** Adapts a problem to this API. */
  readonly toProblem?: (problem: Problem) => Problem;
}

export const jsonType = 'application/json; charset=utf-8';

const statusOfCode: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BUSY: 503,
  INTERNAL: 500,
};

export function statusOf([first]: readonly Problem[]): number {
  return statusOfCode[first?.code ?? 'INTERNAL'] ?? 400;
}

/** Registers the routes of one API; their paths start with its prefix. */
export function registerRest(
  http: FastifyInstance,
  app: AppParts,
  rest: RestInterface,
  register: (routes: FastifyInstance) => void,
): void {
  void http.register(
    (routes, _options, done) => {
      routes.setErrorHandler<FastifyError>(async (error, request, reply) => {
        leaveBody(request, reply);
        const { status, problems } = describe(error, request, { app, rest });
        return sendFailure(reply, status, wordProblems(problems, languageOf(request)));
      });
      routes.setNotFoundHandler(() => {
        throw refusal(404, { code: 'NOT_FOUND', ...rest.noSuchAddress });
      });
      register(routes);
      done();
    },
    { prefix: rest.prefix },
  );
}

/** The language of the messages for a request. */
export function languageOf({ headers }: FastifyRequest): MessageLanguage {
  return messageLanguageOf(wantedLocales(headers['accept-language']));
}

/** No path below /api is a page of the studio, whether or not it has a route. */
export function registerApiRoot(http: FastifyInstance, app: AppParts): void {
  registerRest(http, app, { prefix: '/api', noSuchAddress: say('NOTHING_IN_API') }, () => undefined);
}

/** The methods for which the address has a route. OPTIONS is handled for every address: cross-origin.ts. */
export function methodsOf({ url: address }: Pick<FastifyRequest, 'url'>, http: FastifyInstance): string[] {
  const [url = ''] = address.split('?');
  return http.supportedMethods.filter((method) => method !== 'OPTIONS' && http.findRoute({ method, url }) !== null);
}

/** Returns 405 with the allowed methods for an address that has routes only for other methods. */
export function refuseOtherMethods(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const allowed = methodsOf(request, http);
    if (allowed.length === 0) return done();
    void reply.header('allow', allowed.join(', '));
    const sentence = say('METHOD_NOT_ACCEPTED', { method: request.method, allowed: allowed.join(' or ') });
    done(refusal(405, { code: 'INVALID', ...sentence }));
  });
}

/**
 * The name in the address after the prefix. Does not use the router: a name may be long and contain slashes,
 * encoded or not.
 */
export function nameInAddress(
  { raw }: FastifyRequest,
  prefix: string,
  { name, path }: { name: string; path?: string },
) {
  const [address = ''] = (raw.url ?? '').split('?');
  try {
    return decodeURIComponent(address.slice(prefix.length + 1));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    const sentence = say('ADDRESS_NAME_UNREADABLE', { name: term(name) });
    throw new UserError({ code: 'INVALID', ...sentence, ...(path !== undefined && { path }) });
  }
}

/** Refuses addresses whose bytes are not encoded: they would be read as other characters. */
export function requireEncodedAddresses(http: FastifyInstance): void {
  http.addHook('onRequest', ({ raw: { url = '' } }, _reply, done) => {
    if (!url.startsWith('/api/') || /^[\x21-\x7e]*$/.test(url)) return done();
    done(refusal(400, unreadableAddress));
  });
}

const unreadableAddress: Problem = {
  code: 'INVALID',
  ...say('ADDRESS_UNREADABLE'),
};

/** A parameter whose percent signs are not UTF-8 is left as it was sent. */
export function requireDecoded(parameter: string, path: string): void {
  if (/%[0-9a-f]{2}/i.test(parameter) && !isDecodable(parameter)) throw new UserError({ ...unreadableAddress, path });
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

interface Parts {
  readonly app: AppParts;
  readonly rest: RestInterface;
}

function describe(
  error: FastifyError,
  request: FastifyRequest,
  { app, rest }: Parts,
): { status: number; problems: readonly Problem[] } {
  const { statusCode } = error;
  const refused = httpProblem(error, rest.otherMediaType);
  if (refused !== undefined) return { status: statusCode ?? 400, problems: [refused] };
  const problems = toProblems(error, { app, facts: requestFacts(request, app.config) });
  const [first] = problems;
  const isMissing = first?.code === 'NOT_FOUND' && rest.isAboutAddress?.(first, request);
  const ownStatus = first && rest.statusOfCode?.[first.code];
  const status = isMissing ? 404 : (statusCode ?? ownStatus ?? statusOf(problems));
  return { status, problems: rest.toProblem ? problems.map(rest.toProblem) : problems };
}

function sendFailure(reply: FastifyReply, status: number, problems: readonly WordedProblem[]): FastifyReply {
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (status === 503) void reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .type(jsonType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(failure(problems, plainText)));
}
