// Additions of the configuration to the head and headers of pages, provided that they do not weaken security.
// Pure.
import { createHash } from 'node:crypto';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';
import type { Sentence } from '@coverwright/insurance/sentence';
import { type AppSnapshot, type CompileProblem, type HeadScript, listStrings } from './app-snapshot.ts';
import { escapeHtml } from './html-text.ts';
import { say } from '../sentences/say.ts';

export interface Head {
  readonly meta: string;
  readonly links: string;
  readonly headScripts: string;
  readonly bodyScripts: string;
  readonly noScript: string;
  /** The directives for search engines in the meta elements. */
  readonly robots: string;
  /** Without the Content-Security-Policy. */
  readonly headers: Readonly<Record<string, string>>;
  readonly policySources: PolicySources;
  readonly outsideOrigins: readonly string[];
  readonly problems: readonly CompileProblem[];
}

/** Headers that describe a page and cannot give anyone access to it. */
const allowedHeaders: ReadonlySet<string> = new Set(['content-language', 'permissions-policy', 'x-robots-tag']);
const ownFileLinks = /^(?:icon|shortcut icon|apple-touch-icon|mask-icon|manifest)$/;
const referenceLinks = /^(?:canonical|alternate|author|license|help|me|next|prev)$/;
/** Types of script elements that contain data, and of those that browsers run. */
const dataTypes = /^(?:application\/(?:ld\+)?json|text\/plain)$/;
const codeTypes = /^(?:|module|text\/javascript|application\/javascript)$/;

export function readHead({ config }: AppSnapshot): Head {
  const problems: CompileProblem[] = [];
  const refuse = (path: string, fault: Sentence) =>
    void problems.push({ code: 'INVALID', ...fault, path: `config.${path}` });
  const scripts = (config.head.script ?? []).map((script, at) => readScript(script, `head.script.${at}`, refuse));
  const metaElements = objectsOf(config.head.meta);
  const meta = metaElements.map((one, at) => readMeta(one, `head.meta.${at}`, refuse)).join('');
  const links = objectsOf(config.head.link)
    .map((one, at) => readLink(one, `head.link.${at}`, refuse))
    .join('');
  const sources = scripts.flatMap(({ source }) => source ?? []);
  const providers = [config.analyticsProviders, config.paymentProviders].flatMap(originsIn);
  const connected = unique([...originsIn(config.endpoints), ...providers]);
  const scriptOrigins = unique(scripts.flatMap(({ origin }) => origin ?? []));
  const headers = readHeaders(config.httpHeaders, refuse);
  return {
    meta,
    links,
    headScripts: scripts.flatMap(({ html, isInBody }) => (isInBody ? [] : [html])).join(''),
    bodyScripts: scripts.flatMap(({ html, isInBody }) => (isInBody ? [html] : [])).join(''),
    noScript: (config.head.noScript ?? []).map(({ innerHTML }) => escapeHtml(stripTags(innerHTML ?? ''))).join(' '),
    robots: metaElements.flatMap((one) => (nameOf(one) === 'robots' ? [textOf(one['content'])] : [])).join(' '),
    headers,
    policySources: { scripts: [...scriptOrigins, ...sources], connected },
    outsideOrigins: unique([...scriptOrigins, ...connected]),
    problems,
  };
}

interface PolicySources {
  readonly scripts: readonly string[];
  readonly connected: readonly string[];
}

export function toPolicy({ scripts, connected }: PolicySources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connected].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

type Refuse = (path: string, fault: Sentence) => void;

interface ReadScript {
  readonly html: string;
  readonly isInBody: boolean;
  readonly origin?: string;
  /** As written in the policy. */
  readonly source?: string;
}

function readScript(script: HeadScript, path: string, refuse: Refuse): ReadScript {
  const { src, innerHTML } = script;
  const type = script.type ?? '';
  const isInBody = script.body === true || script.afterLoad === true;
  const nothing = { html: '', isInBody };
  if (!dataTypes.test(type) && !codeTypes.test(type)) {
    refuse(`${path}.type`, say('SCRIPT_TYPE_UNKNOWN', { type }));
    return nothing;
  }
  const typeText = type === '' ? '' : ` type="${escapeHtml(type)}"`;
  if (src) {
    const origin = outsideOrigin(src);
    if (origin === undefined && !isOwnPath(src)) {
      refuse(`${path}.src`, say('SCRIPT_ADDRESS_INVALID', { src: src.slice(0, 100) }));
      return nothing;
    }
    const flags = `${script.async === true ? ' async' : ''}${script.defer === true || script.afterLoad === true ? ' defer' : ''}`;
    const html = `<script src="${escapeHtml(src)}"${typeText}${flags}></script>`;
    return { html, isInBody, ...(origin !== undefined && { origin }) };
  }
  const text = innerHTML ?? '';
  if (/<\/script|<!--/i.test(text)) {
    refuse(`${path}.innerHTML`, say('SCRIPT_TEXT_ENDS_ELEMENT'));
    return nothing;
  }
  const source = dataTypes.test(type) ? undefined : policySource(text);
  return { html: `<script${typeText}>${text}</script>`, isInBody, ...(source !== undefined && { source }) };
}

/** Allows one script in the HTML, and no other. */
export function policySource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function readMeta(meta: JsonObject, path: string, refuse: Refuse): string {
  if (Object.keys(meta).some((name) => name.toLowerCase() === 'http-equiv')) {
    refuse(path, say('META_REPLACES_HEADERS'));
    return '';
  }
  if (nameOf(meta) === 'referrer') {
    refuse(path, say('META_REPLACES_POLICY'));
    return '';
  }
  return toTag('meta', meta, path, refuse);
}

/** Case-insensitive, like attributes. */
function nameOf(meta: JsonObject): string {
  const [, name] = Object.entries(meta).find(([attribute]) => attribute.toLowerCase() === 'name') ?? [];
  return textOf(name).trim().toLowerCase();
}

function readLink(link: JsonObject, path: string, refuse: Refuse): string {
  const rel = textOf(link['rel']).trim().toLowerCase();
  const href = textOf(link['href']);
  if (ownFileLinks.test(rel) && !isOwnPath(href)) {
    refuse(`${path}.href`, say('LINK_NOT_TO_OWN_FILE', { rel }));
    return '';
  }
  if (!ownFileLinks.test(rel) && !referenceLinks.test(rel)) {
    refuse(`${path}.rel`, say('LINK_KIND_REFUSED', { rel }));
    return '';
  }
  if (referenceLinks.test(rel) && !isOwnPath(href) && outsideOrigin(href) === undefined) {
    refuse(`${path}.href`, say('LINK_ADDRESS_INVALID', { rel }));
    return '';
  }
  return toTag('link', link, path, refuse);
}

function toTag(tag: string, attributes: JsonObject, path: string, refuse: Refuse): string {
  const parts = Object.entries(attributes).flatMap(([name, value]) => {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (/^referrerpolicy$/i.test(name)) {
      refuse(path, say('ATTRIBUTE_REPLACES_POLICY'));
      return [];
    }
    if (/^[a-z][a-z-]{0,30}$/i.test(name) && !/^on/i.test(name) && isPlain)
      return [` ${name}="${escapeHtml(String(value))}"`];
    // vmid and similar attributes are meant for libraries.
    if (!/^on/i.test(name)) return [];
    refuse(path, say('ATTRIBUTE_RUNS_CODE', { name }));
    return [];
  });
  return `<${tag}${parts.join('')}>`;
}

function readHeaders(headers: Json, refuse: Refuse): Record<string, string> {
  const entries = isJsonObject(headers)
    ? Object.entries(headers)
    : objectsOf(headers).map(({ name, key, value }): [string, Json] => [textOf(name ?? key), value ?? '']);
  const allowed: Record<string, string> = {};
  for (const [name, value] of entries) {
    const lowerCase = name.toLowerCase();
    if (!allowedHeaders.has(lowerCase)) {
      const names = [...allowedHeaders].join(', ');
      refuse('httpHeaders', say('HEADER_NOT_SETTABLE', { name: name.slice(0, 60), names }));
    } else if (typeof value !== 'string' || !/^[\x20-\x7e]{1,1000}$/.test(value)) {
      refuse('httpHeaders', say('HEADER_VALUE_INVALID', { name: lowerCase }));
    } else allowed[lowerCase] = value;
  }
  return allowed;
}

function objectsOf(value: Json | undefined): JsonObject[] {
  if (isJsonList(value)) return value.filter(isJsonObject);
  return isJsonObject(value) ? [value] : [];
}

function originsIn(value: Json): string[] {
  return listStrings(value).flatMap((text) => outsideOrigin(text) ?? []);
}

function outsideOrigin(address: string): string | undefined {
  if (!/^https:\/\//i.test(address)) return undefined;
  const url = URL.parse(address);
  // The URL standard allows characters in names that separate the parts of a policy.
  return url !== null && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? url.origin : undefined;
}

function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function stripTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
