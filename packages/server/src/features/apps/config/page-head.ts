// Elements that a configuration adds to the head of an app's pages. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { isJsonObject, type Json } from '@coverwright/rules';
import type { Problem } from '../../../errors/user-error.ts';
import { validateBytes, validateText } from '../../../errors/validate-text.ts';
import type { cmsHeadConfigInput, cmsScriptConfigInput } from '../../../graphql/generated/schema-types.ts';
import { toJsonObjects, validateJsonField } from './json-field.ts';
import { say } from '../../../sentences/say.ts';

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
type FindFault<Element> = (element: Element) => Sentence | undefined;

function validateElements(text: string | null | undefined, path: string, findFault: FindFault<Json>): Problem[] {
  const elements = toJsonObjects(text);
  if (elements.length > elementsMax) {
    const sentence = say('HEAD_ELEMENTS_MAX', { count: elements.length, max: elementsMax });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  return elements.flatMap((element, index): Problem[] => {
    const fault = findFault(element);
    return fault === undefined
      ? []
      : [{ code: 'INVALID', ...say('HEAD_ELEMENT_WRONG', { position: index + 1, fault }), path }];
  });
}

function faultOfAttributes(element: Json, allowed: readonly string[]): Sentence | undefined {
  if (!isJsonObject(element)) return say('HEAD_NOT_OBJECT');
  const [name] = Object.keys(element).filter((key) => !allowed.includes(key));
  if (name !== undefined) return say('HEAD_ATTRIBUTE_REFUSED', { name, allowed: allowed.join(', ') });
  if (Object.values(element).every((value) => typeof value === 'string' && value.length <= attributeMaxLength))
    return undefined;
  return say('HEAD_ATTRIBUTE_TOO_LONG', { max: attributeMaxLength.toLocaleString('en-US') });
}

/** http-equiv is excluded: it could redirect the page or change its policy. */
function faultOfMeta(element: Json): Sentence | undefined {
  const fault = faultOfAttributes(element, metaAttributes);
  if (fault !== undefined || !isJsonObject(element)) return fault;
  const { name } = element;
  if (typeof name !== 'string' || name.trim().toLowerCase() !== 'referrer') return undefined;
  return say('HEAD_REFERRER');
}

function faultOfLink(element: Json): Sentence | undefined {
  const fault = faultOfAttributes(element, linkAttributes);
  if (fault !== undefined || !isJsonObject(element)) return fault;
  const { rel, href } = element;
  if (typeof rel !== 'string' || !linkKinds.includes(rel.toLowerCase())) {
    return say('HEAD_REL_UNKNOWN', { kinds: linkKinds.join(', ') });
  }
  return typeof href === 'string' && isAddress(href) ? undefined : say('HEAD_HREF_OUTSIDE');
}

function validateScripts(
  scripts: readonly cmsScriptConfigInput[],
  path: string,
  findFault: FindFault<cmsScriptConfigInput>,
): Problem[] {
  if (scripts.length > scriptsMax) {
    const sentence = say('HEAD_SCRIPTS_MAX', { count: scripts.length, max: scriptsMax });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  return scripts.flatMap((script, index): Problem[] => {
    const place = `${path}.${index}`;
    const fault = findFault(script);
    return [
      ...validateBytes(script.innerHTML, `${place}.innerHTML`, { name: 'script', maxBytes: scriptMaxBytes }),
      ...(fault === undefined
        ? []
        : [{ code: 'INVALID' as const, ...say('HEAD_SCRIPT_WRONG', { position: index + 1, fault }), path: place }]),
    ];
  });
}

function faultOfScript({ src, innerHTML }: cmsScriptConfigInput): Sentence | undefined {
  if (!src && !innerHTML) return say('SCRIPT_EMPTY');
  if (src && innerHTML) return say('SCRIPT_TWOFOLD');
  if (src && !isAddress(src)) return say('SCRIPT_ADDRESS_WRONG');
  return /<\/script|<!--/i.test(innerHTML ?? '') ? say('SCRIPT_ENDS_EARLY') : undefined;
}

function faultOfNoScript({ src, innerHTML }: cmsScriptConfigInput): Sentence | undefined {
  return src || !innerHTML ? say('NO_SCRIPT_NOT_TEXT') : undefined;
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
