// Which HTTP headers and endpoints a configuration may add to the pages of an app. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { Json } from '@coverwright/rules';
import { isJsonList, isJsonObject } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { toJson, toJsonObject } from './json-field.ts';
import { say } from '../../../sentences/say.ts';

/** The allowed values of each header, by lower-case name. Every other header is refused. */
const allowedHeaders: Readonly<Record<string, RegExp>> = {
  'content-language': /^[A-Za-z0-9, -]+$/,
  'permissions-policy': /^[\x20-\x7e]+$/,
  'x-robots-tag': /^[\x20-\x7e]+$/,
};

/** Explanations for refused headers that users might expect to work. */
const refusals: Readonly<Record<string, Sentence>> = {
  'content-security-policy': say('HEADER_OF_POLICY'),
  'content-security-policy-report-only': say('HEADER_OF_REPORT_POLICY'),
  'referrer-policy': say('HEADER_OF_REFERRER'),
  'set-cookie': say('HEADER_OF_COOKIES'),
  'strict-transport-security': say('HEADER_OF_TLS'),
  'x-frame-options': say('HEADER_OF_FRAMES'),
  'access-control-allow-origin': say('HEADER_OF_ORIGINS'),
};

export const headerMaxLength = 1000;

export function validateHttpHeaders(text: string | null | undefined, path: string): Problem[] {
  const seen = new Set<string>();
  return Object.entries(toJsonObject(text)).flatMap(([name, value]) => {
    const lower = name.toLowerCase();
    const isRepeated = seen.has(lower);
    seen.add(lower);
    const fault = isRepeated ? say('HEADER_TWICE') : faultOfHeader(lower, value);
    if (fault === undefined) return [];
    return [{ code: 'INVALID' as const, ...say('HEADER_REFUSED', { name, fault }), path }];
  });
}

function faultOfHeader(name: string, value: Json): Sentence | undefined {
  const allowed = Object.hasOwn(allowedHeaders, name) ? allowedHeaders[name] : undefined;
  if (allowed === undefined) {
    const reason = Object.hasOwn(refusals, name) ? refusals[name] : undefined;
    return reason ?? say('HEADER_UNKNOWN', { allowed: Object.keys(allowedHeaders).join(', ') });
  }
  if (typeof value !== 'string') return say('HEADER_NOT_TEXT');
  if (value.length > headerMaxLength) return say('HEADER_TOO_LONG', { max: headerMaxLength.toLocaleString('en-US') });
  return allowed.test(value) ? undefined : say('HEADER_VALUE_REFUSED');
}

/** Every address among the values, at any depth, must be one that pages may call. */
export function validateEndpoints(text: string | null | undefined, path: string): Problem[] {
  return textsIn(toJson(text))
    .filter((value) => /^[a-z][a-z0-9+.-]*:/i.test(value) && !isEndpoint(value))
    .map((value) => ({
      code: 'INVALID' as const,
      ...say('ENDPOINT_ADDRESS_INVALID', { address: value }),
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
