// Host names. Pure: the table of hosts is in features/tenants/hosts.store.ts.

/** Most requests to a server have the same host, and each needs the result more than once. */
let last: { readonly text: string; readonly name: string | undefined } = { text: '', name: undefined };

/** The normalized name: lower case, punycode, no port, no trailing dot; undefined if it is not a host name. */
export function toHostName(text: string): string | undefined {
  if (text !== last.text) last = { text, name: readHostName(text) };
  return last.name;
}

function readHostName(text: string): string | undefined {
  const candidate = text.trim();
  if (candidate === '' || /[\s/\\?#@%:]/.test(candidate.replace(/:\d{1,5}$/, '').replace(/^\[.*\]$/, ''))) {
    return undefined;
  }
  const url = URL.parse(`http://${candidate}`);
  if (url === null) return undefined;
  const name = url.hostname.replace(/\.$/, '');
  return isDomainName(name) || isAddress(name) ? name : undefined;
}

function isAddress(name: string): boolean {
  return name.startsWith('[') || /^\d+(\.\d+){3}$/.test(name);
}

function isDomainName(name: string): boolean {
  if (name.length > 253) return false;
  return name.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label));
}

/** Names and addresses of the local machine. */
export function isLoopbackName(name: string): boolean {
  const bare = name.toLowerCase().replace(/^\[|\]$/g, '');
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare) || /^::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}$/.test(bare);
}

/** Names and addresses at which the local machine shows the studio; NAME.localhost is an app, or nothing. */
export function isNeverOfAnApp(name: string): boolean {
  return isLoopbackName(name) && !name.endsWith('.localhost');
}

/**
 * Whether a tenant may own the name: a fully qualified domain name. Of local names only NAME.localhost, which
 * browsers resolve without DNS.
 */
export function isTenantHostName(name: string): boolean {
  return isDomainName(name) && name.includes('.') && !isAddress(name) && !name.includes('_');
}

/**
 * False for a.b.localhost: b.localhost could set cookies that a.b.localhost and its siblings read, so local
 * names of apps have one label.
 */
export function isFlatLocalName(name: string): boolean {
  return !name.endsWith('.localhost') || name.split('.').length === 2;
}
