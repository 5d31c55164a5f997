import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopbackName, toHostName } from '../network/host-name.ts';
import type { RequestFacts } from '../request/context.ts';
import { perspectiveHeader } from '../request/perspective.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in cross-origin.ts. */
    originTenantId: string | undefined;
  }
}

/** The fallback locale of every text. */
const defaultLocale = 'en-US';
export const localesMax = 10;
export const userAgentLengthMax = 512;
/** When a client that got no turn may retry; for the header retry-after. */
export const retryAfterSeconds = 5;
/** Parsed headers: most clients send the same few. */
const knownHeaders = new Map<string, readonly [string, ...string[]]>();
const knownHeadersMax = 500;
const knownHeaderMaxLength = 200;

export function requestFacts(request: FastifyRequest, config: Config): RequestFacts {
  return {
    id: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentLengthMax),
    locales: wantedLocales(request.headers['accept-language']),
    host: request.host,
    origin: request.headers.origin,
    originTenantId: request.originTenantId,
    perspective: perspectiveOf(request),
    isLocal: isLocalServer(config) && request.isFromThisMachine,
  };
}

/** If it is sent several times, all of them, which is not a valid value. */
function perspectiveOf({ headers }: FastifyRequest): string | undefined {
  return headers[perspectiveHeader]?.toString();
}

/** The name in a Host header, without its port; empty if there is none. */
export function hostOf(header: string | undefined): string {
  return toHostName(header ?? '') ?? '';
}

/** Needed for every request, and parsing an address takes longer than a price. */
const localServers = new WeakMap<Config, boolean>();

/** Whether only this machine can reach the server, according to its configuration. */
export function isLocalServer(config: Config): boolean {
  const known = localServers.get(config);
  if (known !== undefined) return known;
  const isLocal = isLoopbackName(config.host) && isLoopbackName(new URL(config.publicUrl).hostname);
  localServers.set(config, isLocal);
  return isLocal;
}

/** The locales of Accept-Language by preference, without malformed tags, ending with the default locale. */
export function wantedLocales(header = ''): readonly [string, ...string[]] {
  const known = knownHeaders.get(header);
  if (known !== undefined) return known;
  const locales = readLocales(header);
  // Headers come from clients, so their number and length are limited.
  if (knownHeaders.size >= knownHeadersMax) knownHeaders.clear();
  if (header.length <= knownHeaderMaxLength) knownHeaders.set(header, locales);
  return locales;
}

function readLocales(header: string): readonly [string, ...string[]] {
  const wanted = header
    .slice(0, 1000)
    .split(',')
    .slice(0, localesMax)
    .map(toWeightedLocale)
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ locale }) => withTextLocale(locale));
  const defaultAt = wanted.indexOf(defaultLocale);
  // Locales after the default can never be used, since every text falls back to the default.
  const reachable = new Set([...wanted.slice(0, defaultAt === -1 ? undefined : defaultAt), defaultLocale]);
  const [best = defaultLocale, ...others] = reachable;
  return [best, ...others];
}

/**
 * The locales of product and template texts, by language: `zh` means zh-HK, and so does zh-TW if there are no
 * texts in it.
 */
const textLocales: ReadonlyMap<string, string> = new Map([
  ['en', defaultLocale],
  ['zh', 'zh-HK'],
]);

function withTextLocale(locale: string): string[] {
  const [language = ''] = locale.split('-');
  const textLocale = textLocales.get(language);
  if (textLocale === undefined) return [locale];
  return locale === language ? [textLocale] : [locale, textLocale];
}

function toWeightedLocale(entry: string): { locale: string; weight: number } | undefined {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  if (!(weight > 0 && weight <= 1) || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/.test(tag)) return undefined;
  try {
    const [locale] = Intl.getCanonicalLocales(tag);
    return locale === undefined ? undefined : { locale, weight };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
