// Elements that a configuration adds to the head of an app's pages. Pure.
import { isJsonObject, type Json } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { validateBytes, validateText } from '../../../errors/validate-text.ts';
import type { cmsHeadConfigInput, cmsScriptConfigInput } from '../../../graphql/generated/schema-types.ts';
import { toJsonObjects, validateJsonField } from './json-field.ts';

export interface PageScript {
  readonly src?: string;
  readonly innerHTML?: string;
  readonly async?: boolean;
  readonly defer?: boolean;
  readonly afterLoad?: boolean;
  readonly body?: boolean;
}

/** Absent fields have no value. */
export interface PageHead {
  readonly title?: string;
  readonly metaJsonString?: string;
  readonly linkJsonString?: string;
  readonly script?: readonly PageScript[];
  readonly noScript?: readonly PageScript[];
}

export const titleMaxLength = 1000;
export const scriptsMax = 50;
export const scriptMaxBytes = 64 * 1024;
export const elementsMax = 100;
const attributeMaxLength = 2000;

const metaAttributes = ['name', 'property', 'content', 'itemprop', 'media', 'lang'];
const linkAttributes = ['rel', 'href', 'hreflang', 'type', 'sizes', 'media', 'title', 'color', 'crossorigin'];
/** Kinds of links that load neither style sheets nor scripts. */
const linkKinds = [
  'icon',
  'shortcut icon',
  'apple-touch-icon',
  'mask-icon',
  'manifest',
  'canonical',
  'alternate',
  'author',
  'license',
  'help',
  'next',
  'prev',
  'me',
];

export function validateHead(head: cmsHeadConfigInput, path: string): Problem[] {
  const elements = { maxBytes: scriptMaxBytes, isListAllowed: true };
  return [
    ...validateText(head.title, `${path}.title`, { name: 'title', maxLength: titleMaxLength }),
    ...validateJsonField(head.metaJsonString, `${path}.metaJsonString`, { name: 'meta elements', ...elements }),
    ...validateElements(head.metaJsonString, `${path}.metaJsonString`, faultOfMeta),
    ...validateJsonField(head.linkJsonString, `${path}.linkJsonString`, { name: 'link elements', ...elements }),
    ...validateElements(head.linkJsonString, `${path}.linkJsonString`, faultOfLink),
    ...validateScripts(head.script ?? [], `${path}.script`, faultOfScript),
    ...validateScripts(head.noScript ?? [], `${path}.noScript`, faultOfNoScript),
  ];
}

/** Returns the problem of an element, phrased as the end of a sentence. */
type FindFault<Element> = (element: Element) => string | undefined;

function validateElements(text: string | null | undefined, path: string, findFault: FindFault<Json>): Problem[] {
  const elements = toJsonObjects(text);
  if (elements.length > elementsMax) {
    const message = `There are ${elements.length} elements; at most ${elementsMax} are allowed.`;
    return [{ code: 'LIMIT_EXCEEDED', message, path }];
  }
  return elements.flatMap((element, index): Problem[] => {
    const fault = findFault(element);
    return fault === undefined ? [] : [{ code: 'INVALID', message: `Element ${index + 1} ${fault}.`, path }];
  });
}

function faultOfAttributes(element: Json, allowed: readonly string[]): string | undefined {
  if (!isJsonObject(element)) return 'must be an object of attributes';
  const [name] = Object.keys(element).filter((key) => !allowed.includes(key));
  if (name !== undefined) return `has the attribute ${name}, which cannot be used; use ${allowed.join(', ')}`;
  if (Object.values(element).every((value) => typeof value === 'string' && value.length <= attributeMaxLength))
    return undefined;
  return `has an attribute that is not a text of at most ${attributeMaxLength.toLocaleString('en-US')} characters`;
}

/** http-equiv is excluded: it could redirect the page or change its policy. */
function faultOfMeta(element: Json): string | undefined {
  const fault = faultOfAttributes(element, metaAttributes);
  if (fault !== undefined || !isJsonObject(element)) return fault;
  const { name } = element;
  if (typeof name !== 'string' || name.trim().toLowerCase() !== 'referrer') return undefined;
  return 'has the name referrer, which would replace the policy of the page';
}

function faultOfLink(element: Json): string | undefined {
  const fault = faultOfAttributes(element, linkAttributes);
  if (fault !== undefined || !isJsonObject(element)) return fault;
  const { rel, href } = element;
  if (typeof rel !== 'string' || !linkKinds.includes(rel.toLowerCase())) {
    return `must have one of these as its rel: ${linkKinds.join(', ')}`;
  }
  return typeof href === 'string' && isAddress(href) ? undefined : 'must have an href that begins with https:// or /';
}

function validateScripts(
  scripts: readonly cmsScriptConfigInput[],
  path: string,
  findFault: FindFault<cmsScriptConfigInput>,
): Problem[] {
  if (scripts.length > scriptsMax) {
    const message = `There are ${scripts.length} scripts; at most ${scriptsMax} are allowed.`;
    return [{ code: 'LIMIT_EXCEEDED', message, path }];
  }
  return scripts.flatMap((script, index): Problem[] => {
    const place = `${path}.${index}`;
    const fault = findFault(script);
    return [
      ...validateBytes(script.innerHTML, `${place}.innerHTML`, { name: 'script', maxBytes: scriptMaxBytes }),
      ...(fault === undefined
        ? []
        : [{ code: 'INVALID' as const, message: `Script ${index + 1} ${fault}.`, path: place }]),
    ];
  });
}

function faultOfScript({ src, innerHTML }: cmsScriptConfigInput): string | undefined {
  if (!src && !innerHTML) return 'needs an address (src) or a text (innerHTML)';
  if (src && innerHTML) return 'has both an address (src) and a text (innerHTML); remove one of them';
  if (src && !isAddress(src)) return 'must have a src that begins with https:// or with a single /';
  return /<\/script|<!--/i.test(innerHTML ?? '') ? 'contains </script or <!--, which would end it early' : undefined;
}

function faultOfNoScript({ src, innerHTML }: cmsScriptConfigInput): string | undefined {
  return src || !innerHTML ? 'needs a text (innerHTML), and nothing else' : undefined;
}

function isAddress(address: string): boolean {
  if (address.length > attributeMaxLength || /[\s"'<>\\]/.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  return URL.parse(address)?.protocol === 'https:';
}

/** Expects a validated head. Empty texts and null are dropped. */
export function toPageHead({ script, noScript, ...texts }: cmsHeadConfigInput): PageHead {
  return {
    ...withoutEmpty(texts),
    ...(script && { script: script.map(withoutEmpty) }),
    ...(noScript && { noScript: noScript.map(withoutEmpty) }),
  };
}

function withoutEmpty<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(given) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}
