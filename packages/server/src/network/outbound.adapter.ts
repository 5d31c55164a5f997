// Connects to hosts named by tenants. The name is resolved here, every address is checked, and the connection
// goes to a checked address, so that a later DNS response cannot redirect it. Redirects are not followed; time
// and size are limited. All failures are reported as absence: a reason would reveal the server's network to a
// tenant.
import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicAddress } from './public-address.ts';

export interface OutboundOptions {
  /** Such as 127.0.0.1:5353; defaults to those of the system. */
  readonly dnsServers?: readonly string[];
  readonly mayConnectTo?: (address: string) => boolean;
  readonly ports?: { readonly http: number; readonly https: number };
}

export interface Outbound {
  /** The TXT records of a name. */
  listTexts(name: string): Promise<readonly string[]>;
  /** The contents of a file on the host, over HTTPS and HTTP: one text for each successful response. */
  listContents(host: string, path: string): Promise<readonly string[]>;
}

export const dnsTimeoutMs = 2_000;
export const dnsTries = 2;
/** From connecting to the last byte. */
export const fetchTimeoutMs = 5_000;
export const bodyMaxBytes = 4_096;
export const headersMaxBytes = 8_192;
/** Per host; more would let a name multiply connections. */
export const addressesMax = 2;

export function createOutbound({ dnsServers, mayConnectTo, ports }: OutboundOptions = {}): Outbound {
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: dnsTries });
  if (dnsServers !== undefined) resolver.setServers(dnsServers);
  const isAllowed = mayConnectTo ?? isPublicAddress;
  const { http, https } = ports ?? { http: 80, https: 443 };

  /**
   * Empty if one of them is an address to which connections are not allowed: such a name is not meant for the
   * public.
   */
  async function listAddresses(host: string): Promise<readonly string[]> {
    const found = await Promise.all([orNone(resolver.resolve4(host)), orNone(resolver.resolve6(host))]);
    const addresses = found.flat();
    return addresses.every(isAllowed) ? addresses.slice(0, addressesMax) : [];
  }

  return {
    listTexts: async (name) => {
      const records = await orNone(resolver.resolveTxt(name));
      // A record of more than 255 bytes consists of parts.
      return records.map((parts) => parts.join(''));
    },
    listContents: async (host, path) => {
      const addresses = await listAddresses(host);
      const signal = AbortSignal.timeout(fetchTimeoutMs);
      const answers = addresses.flatMap((address) => [
        fetchText(requestHttps, { host: address, port: https, servername: host }, { host, path, signal }),
        fetchText(requestHttp, { host: address, port: http }, { host, path, signal }),
      ]);
      return (await Promise.all(answers.map(orNothing))).filter((content) => content !== undefined);
    },
  };
}

interface Fetched {
  readonly host: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

/** Undefined unless the response is short and has status 200. */
async function fetchText(
  send: typeof requestHttp,
  target: RequestOptions & { readonly servername?: string },
  { host, path, signal }: Fetched,
): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = {
    ...target,
    path,
    signal,
    agent: false,
    setHost: false,
    maxHeaderSize: headersMaxBytes,
    headers: { host, accept: 'text/plain', 'accept-encoding': 'identity', 'user-agent': 'Coverwright' },
  };
  const request = send(options, resolve).on('error', reject).end();
  try {
    const response = await promise;
    return response.statusCode === 200 ? await readText(response) : undefined;
  } finally {
    request.destroy();
  }
}

async function readText(response: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    if (sizeBytes > bodyMaxBytes) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function orNone<Item>(work: Promise<Item[]>): Promise<Item[]> {
  return (await orNothing(work)) ?? [];
}

async function orNothing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isOfNetwork(error)) return undefined;
    throw error;
  }
}

/** DNS, socket, TLS and HTTP failures have a code; any other error is a bug. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof Error && ('code' in error || ['AbortError', 'TimeoutError'].includes(error.name));
}
