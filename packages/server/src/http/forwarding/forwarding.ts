// What reverse proxies report about a request. Their headers are used only if a trusted proxy sent them: all
// others are removed before any handler runs, so that request.ip, request.host and request.protocol are
// reliable.
import { isIP } from 'node:net';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { isLoopbackName, toHostName } from '../../network/host-name.ts';
import { isLoopbackAddress } from '../../network/networks.ts';
import { isLocalServer } from '../request-facts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it may use what is available only to programs on this machine. */
    readonly isFromThisMachine: boolean;
  }
}

/** Maximum characters and entries of X-Forwarded-For; more than any proxy chain writes. */
export const forwardedForMaxLength = 1000;
export const forwardedForMaxEntries = 20;

interface ForwardingParts {
  readonly config: Config;
  readonly log: Logger;
}

export function registerForwarding(
  http: FastifyInstance,
  isTrusted: (address: string) => boolean,
  { config, log }: ForwardingParts,
): void {
  /** Set by the first request that reveals a silent proxy: its other requests look like those of local programs. */
  let isProxied = false;
  const isLocal = isLocalServer(config);
  // Computed lazily: prices do not need it.
  http.decorateRequest('isFromThisMachine', {
    getter(this: FastifyRequest) {
      return !isProxied && isFromThisMachine(this.raw);
    },
  });
  http.addHook('onRequest', ({ raw }, _reply, done) => {
    const { headers, socket } = raw;
    if (isLocal && !isProxied && headers['sec-fetch-site'] !== undefined && isFromHiddenSite(raw)) {
      isProxied = true;
      log.warn(
        'a reverse proxy that hides the address of its clients passes requests on to this server: demo accounts and /dev/mailbox are closed until it restarts; set PUBLIC_URL to the address that people use, or stop the proxy and restart to open them again',
      );
    }
    const peer = socket.remoteAddress ?? '';
    const forwardedFor = textOf(headers['x-forwarded-for']);
    if (forwardedFor !== undefined) {
      const client = clientAddress(peer, forwardedFor, isTrusted);
      if (client === peer) delete headers['x-forwarded-for'];
      else headers['x-forwarded-for'] = client;
    }
    if (!isTrusted(peer)) {
      delete headers['x-forwarded-host'];
      delete headers['x-forwarded-proto'];
    }
    done();
  });
}

/**
 * The address of the client: follows the chain from the peer towards the client while each address belongs to a
 * trusted proxy. Entries that are not addresses, and everything before them, were not written by trusted
 * proxies.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  if (forwardedFor === undefined || forwardedFor.length > forwardedForMaxLength || !isTrusted(peer)) return peer;
  const entries = forwardedFor.split(',');
  if (entries.length > forwardedForMaxEntries) return peer;
  let client = peer;
  for (const entry of entries.toReversed()) {
    const address = toAddress(entry);
    if (address === undefined) return client;
    client = address;
    if (!isTrusted(address)) return client;
  }
  return client;
}

/** The address in one entry, which some proxies write with a port; undefined if there is none. */
function toAddress(entry: string): string | undefined {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](:\d{1,5})?$/.exec(text)?.[1];
  const address = bracketed ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  return isIP(address) === 0 || address.includes('%') ? undefined : address;
}

/** Headers in which proxies report client addresses. */
const addressHeaders = [
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-envoy-external-address',
  'x-azure-clientip',
];
const addressHeaderPattern = /^x-.+-(client|user)-ip$/;
const hostHeaders = ['host', 'x-forwarded-host', 'x-original-host'];

/**
 * Whether a program on this machine sent the request itself: the peer, every forwarded address and every
 * requested name are loopback. A proxy that does not name its client is assumed to have remote clients. A proxy
 * that speaks HTTP/1.1, rewrites Host and adds no header at all is indistinguishable from a client, unless a
 * browser is behind it.
 */
export function isFromThisMachine({ httpVersion, rawHeaders, socket }: RawRequest): boolean {
  // Clients have used HTTP/1.1 for decades; proxies still use HTTP/1.0 to the server behind them.
  if (httpVersion === '1.0' || !isLoopbackAddress(socket.remoteAddress ?? '')) return false;
  const names = rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const isProxyNamed = names.some((name) => name.startsWith('x-forwarded'));
  if (!names.includes('host') || (isProxyNamed && !names.some(isAddressHeader))) return false;
  if (isFromHiddenSite({ httpVersion, rawHeaders, socket })) return false;
  return names.every((name, index) => isLoopbackHeader(name, rawHeaders[2 * index + 1] ?? ''));
}

/**
 * Whether a browser regards a page as same-origin although Host is loopback and the page's host is not: this
 * requires a proxy that rewrites Host. No website can send this, as browsers set Sec-Fetch-Site themselves and
 * use cross-site for it. Other signs do not justify closing anything permanently: pages can send a foreign
 * Origin and, through a DNS name, a foreign Host.
 */
export function isFromHiddenSite({ rawHeaders }: RawRequest): boolean {
  const values = (wanted: string) =>
    rawHeaders.filter((_text, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === wanted);
  if (!values('sec-fetch-site').includes('same-origin') || !values('host').every(isLoopbackHost)) return false;
  return [...values('origin'), ...values('referer')].some((address) => {
    const host = URL.parse(address)?.host ?? '';
    return host !== '' && !isLoopbackHost(host);
  });
}

/** The raw headers, since registerForwarding removes some of the parsed ones. */
export type RawRequest = Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

function isLoopbackHeader(name: string, value: string): boolean {
  if (name === 'via') return false;
  if (name === 'origin') return isLoopbackHost(URL.parse(value)?.host ?? '');
  if (name === 'forwarded') return isLoopbackForwarded(value);
  if (hostHeaders.includes(name)) return value.split(',').every(isLoopbackHost);
  if (isAddressHeader(name)) return value.split(',').every(isLoopbackEntry);
  return true;
}

function isAddressHeader(name: string): boolean {
  return addressHeaders.includes(name) || addressHeaderPattern.test(name);
}

function isLoopbackHost(host: string): boolean {
  return isLoopbackName(toHostName(host) ?? '');
}

function isLoopbackEntry(entry: string): boolean {
  const address = toAddress(entry);
  return address !== undefined && isLoopbackAddress(address);
}

/** RFC 7239: for=192.0.2.43, for="[2001:db8::1]:4711";host=example.com. */
function isLoopbackForwarded(value: string): boolean {
  const pairs = value.split(/[,;]/).map((pair) => pair.split('=', 2).map((part) => part.trim()));
  return pairs.every(([name = '', quoted = '']) => {
    const content = quoted.replace(/^"(.*)"$/, '$1');
    if (['for', 'by'].includes(name.toLowerCase())) return isLoopbackEntry(content);
    if (name.toLowerCase() === 'host') return isLoopbackHost(content);
    return name.toLowerCase() === 'proto';
  });
}

function textOf(header: IncomingHttpHeaders[string]): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
