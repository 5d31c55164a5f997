// Which HTTP headers and endpoints a configuration may add to the pages of an app. Pure.
import type { Json } from '@coverwright/rules';
import { isJsonList, isJsonObject } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { toJson, toJsonObject } from './json-field.ts';

/** The allowed values of each header, by lower-case name. Every other header is refused. */
const allowedHeaders: Readonly<Record<string, RegExp>> = {
  'content-language': /^[A-Za-z0-9, -]+$/,
  'permissions-policy': /^[\x20-\x7e]+$/,
  'x-robots-tag': /^[\x20-\x7e]+$/,
};

/** Explanations for refused headers that users might expect to work. */
const refusals: Readonly<Record<string, string>> = {
  'content-security-policy': 'the server makes the policy of each page, and another one could weaken it',
  'content-security-policy-report-only': 'the server makes the policy of each page',
  'referrer-policy': 'the server sends no-referrer, and another value could weaken it',
  'set-cookie': 'pages set no cookies',
  'strict-transport-security': 'the reverse proxy that ends TLS sends it',
  'x-frame-options': 'the server does not allow other sites to show pages in a frame',
  'access-control-allow-origin': 'it would give pages of other origins access to the app',
};

export const headerMaxLength = 1000;

export function validateHttpHeaders(text: string | null | undefined, path: string): Problem[] {
  const seen = new Set<string>();
  return Object.entries(toJsonObject(text)).flatMap(([name, value]) => {
    const lower = name.toLowerCase();
    const isRepeated = seen.has(lower);
    seen.add(lower);
    const fault = isRepeated ? 'it occurs twice' : faultOfHeader(lower, value);
    if (fault === undefined) return [];
    return [{ code: 'INVALID' as const, message: `The header ${name} cannot be used: ${fault}.`, path }];
  });
}

function faultOfHeader(name: string, value: Json): string | undefined {
  const allowed = Object.hasOwn(allowedHeaders, name) ? allowedHeaders[name] : undefined;
  if (allowed === undefined) {
    const reason = Object.hasOwn(refusals, name) ? refusals[name] : undefined;
    return reason ?? `the headers of pages are ${Object.keys(allowedHeaders).join(', ')}`;
  }
  if (typeof value !== 'string') return 'its value must be a text';
  if (value.length > headerMaxLength)
    return `its value has more than ${headerMaxLength.toLocaleString('en-US')} characters`;
  return allowed.test(value) ? undefined : 'its value is not allowed, or would weaken the page';
}

/** Every address among the values, at any depth, must be one that pages may call. */
export function validateEndpoints(text: string | null | undefined, path: string): Problem[] {
  return textsIn(toJson(text))
    .filter((value) => /^[a-z][a-z0-9+.-]*:/i.test(value) && !isEndpoint(value))
    .map((value) => ({
      code: 'INVALID' as const,
      message: `The endpoint ${value} must begin with https://, or with / for this app.`,
      path,
    }));
}

function isEndpoint(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (isJsonList(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
