// Finds what the compiler would silently drop, misread or fail on, in the scanned source. Pure.
import { say } from '../../sentences/say.ts';
import { mjmlLimits } from '../limits.ts';
import { headOnly, type MjmlDefinitions } from './definitions.ts';
import type { Scan, ScannedElement, SourceFault } from './scan.ts';

/** Attributes of the outermost element; the compiler ignores all others there. */
const rootAttributes = new Set(['owa', 'lang', 'dir']);
const rootChildren = new Set(['mj-head', 'mj-body', 'mj-raw']);
/** Attributes of every component. */
const commonAttributes = new Set(['mj-class', 'css-class']);
const headOnlyAttributes: Readonly<Record<string, readonly string[]>> = {
  'mj-selector': ['path'],
  'mj-html-attribute': ['name'],
};

/** All structural problems, in source order. */
export function checkStructure(source: string, { elements }: Scan, definitions: MjmlDefinitions): SourceFault[] {
  const own = elements.filter(({ isHtml }) => !isHtml);
  const root = own.filter(({ parent }) => parent === undefined);
  const classes = new Set(own.filter(({ name }) => name === 'mj-class').map((element) => valueOf(element, 'name')));
  return [
    ...checkRoot(source, root),
    ...own.flatMap((element) => checkElement(element, definitions)),
    ...own.flatMap((element) => checkPicture(element, own)),
    ...own.flatMap((element) => checkClasses(element, classes)),
    ...checkStyles(source, own),
    ...own.flatMap(checkFont),
  ];
}

function checkRoot(source: string, root: readonly ScannedElement[]): SourceFault[] {
  const [first, ...others] = root;
  if (first === undefined) {
    return [{ ...say('MJML_ROOT_MISSING'), offset: 0 }];
  }
  if (first.name !== 'mjml') {
    return [{ ...say('MJML_ROOT_WRONG', { name: first.name }), offset: first.begin }];
  }
  const faults: SourceFault[] = others.map(({ name, begin }) => ({
    ...say('MJML_ELEMENT_OUTSIDE', { name }),
    offset: begin,
  }));
  for (const { name, begin } of first.children) {
    if (name.startsWith('mj-') && !rootChildren.has(name) && name !== 'mj-include') {
      faults.push({
        ...say('MJML_ELEMENT_OUTSIDE_BODY', { name }),
        offset: begin,
      });
    }
  }
  for (const name of ['mj-head', 'mj-body']) {
    const [, second] = first.children.filter((child) => child.name === name);
    if (second !== undefined)
      faults.push({
        ...say('MJML_ELEMENT_SECOND', { name }),
        offset: second.begin,
      });
  }
  if (!first.children.some(({ name }) => name === 'mj-body')) {
    faults.push({ ...say('MJML_BODY_MISSING'), offset: first.begin });
  }
  return faults;
}

function checkElement(element: ScannedElement, definitions: MjmlDefinitions): SourceFault[] {
  const { name, begin, attributes } = element;
  if (name === 'mj-include') {
    return [{ ...say('MJML_INCLUDE_UNSUPPORTED'), offset: begin }];
  }
  if (name === 'mjml') {
    const unknown = attributes.filter((one) => !rootAttributes.has(one.name));
    return unknown.map((one) => ({
      ...say('MJML_ATTRIBUTE_WITHOUT_EFFECT', { element: name, name: one.name }),
      offset: one.begin,
      code: 'WARNING',
    }));
  }
  const definition = definitions.get(name);
  if (definition === undefined && !headOnly.has(name)) {
    const reason = name.startsWith('mj') ? 'MJML_COMPONENT_UNKNOWN' : 'MJML_HTML_MISPLACED';
    return [{ ...say(reason, { name }), offset: begin }];
  }
  const isAllowed = (attribute: string): boolean => {
    if (definition !== undefined) return definition.attributes.has(attribute) || commonAttributes.has(attribute);
    if (headOnlyAttributes[name]?.includes(attribute)) return true;
    if (name !== 'mj-all' && name !== 'mj-class') return false;
    return (
      (name === 'mj-class' && attribute === 'name') ||
      commonAttributes.has(attribute) ||
      [...definitions.values()].some((one) => one.attributes.has(attribute))
    );
  };
  return attributes
    .filter((one) => !isAllowed(one.name))
    .map((one) => ({ ...say('MJML_ATTRIBUTE_UNKNOWN', { element: name, name: one.name }), offset: one.begin }));
}

function checkPicture(element: ScannedElement, own: readonly ScannedElement[]): SourceFault[] {
  const isPicture = element.name === 'mj-image' || element.name === 'mj-carousel-image';
  if (!isPicture || element.parent?.name === 'mj-attributes') return [];
  if (inheritedValue(element, 'src', own)?.trim()) return [];
  return [{ ...say('MJML_PICTURE_WITHOUT_SOURCE'), offset: element.begin, code: 'WARNING' }];
}

function checkClasses({ attributes }: ScannedElement, classes: ReadonlySet<string>): SourceFault[] {
  const named = attributes.find(({ name }) => name === 'mj-class');
  if (named === undefined) return [];
  return named.value
    .split(' ')
    .filter((name) => name !== '' && !classes.has(name))
    .map((name) => ({ ...say('MJML_CLASS_UNKNOWN', { name }), offset: named.begin }));
}

function checkStyles(source: string, own: readonly ScannedElement[]): SourceFault[] {
  const faults: SourceFault[] = [];
  let inlineRules = 0;
  for (const element of own.filter(({ name }) => name === 'mj-style')) {
    const css = source.slice(element.contentBegin, element.contentEnd);
    const fault = findBrokenCss(css);
    if (fault !== undefined) faults.push({ ...fault, offset: element.contentBegin + fault.offset });
    if (valueOf(element, 'inline') !== 'inline') continue;
    inlineRules += css.split('{').length - 1;
    if (inlineRules > mjmlLimits.inlineRules) {
      const { inlineRules: max } = mjmlLimits;
      faults.push({ ...say('MJML_INLINE_RULES_MAX', { max }), offset: element.begin, code: 'LIMIT' });
      break;
    }
  }
  return faults;
}

/** The first unbalanced brace, quote or comment. */
function findBrokenCss(css: string): SourceFault | undefined {
  const open: number[] = [];
  for (const { 0: part, index } of css.matchAll(
    /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*(?:"|$|(?=\n))|'(?:[^'\\\n]|\\[^])*(?:'|$|(?=\n))|[{}]/g,
  )) {
    if (part === '{') open.push(index);
    else if (part === '}') {
      if (open.pop() === undefined) return { ...say('MJML_CSS_BRACE_NOT_OPENED'), offset: index };
    } else if (part.startsWith('/*')) {
      if (!part.endsWith('*/') || part.length < 4) return { ...say('MJML_CSS_COMMENT_NOT_CLOSED'), offset: index };
    } else if (part.length < 2 || !part.endsWith(part.charAt(0))) {
      return { ...say('MJML_CSS_QUOTE_MISSING'), offset: index };
    }
  }
  const last = open.at(-1);
  return last === undefined ? undefined : { ...say('MJML_CSS_BRACE_NOT_CLOSED'), offset: last };
}

/** The name becomes part of a pattern in the compiler, where some characters would make it hang. */
function checkFont(element: ScannedElement): SourceFault[] {
  if (element.name !== 'mj-font') return [];
  const name = element.attributes.find((one) => one.name === 'name');
  const href = valueOf(element, 'href');
  const faults: SourceFault[] = [];
  if (!/^[\p{L}\p{N} -]{1,100}$/u.test(name?.value ?? '')) {
    faults.push({ ...say('MJML_FONT_NAME'), offset: name?.begin ?? element.begin });
  }
  if (/^(?:http:)?\/\//.test(href)) {
    faults.push({ ...say('MJML_FONT_NOT_ENCRYPTED'), offset: element.begin, code: 'WARNING' });
  } else if (!href.startsWith('https://')) {
    faults.push({ ...say('MJML_FONT_HREF'), offset: element.begin });
  }
  return faults;
}

/** The value of an attribute, or else the one that mj-attributes gives it: by its class, its name, or for all. */
export function inheritedValue(
  element: ScannedElement,
  name: string,
  elements: readonly ScannedElement[],
): string | undefined {
  const classes = valueOf(element, 'mj-class').split(' ');
  const isDefault = (one: ScannedElement) =>
    one.name === element.name ||
    one.name === 'mj-all' ||
    (one.name === 'mj-class' && classes.includes(valueOf(one, 'name')));
  const defaults = elements.filter((one) => one.parent?.name === 'mj-attributes' && isDefault(one));
  return [element, ...defaults].flatMap(({ attributes }) => attributes).find((one) => one.name === name)?.value;
}

export function valueOf({ attributes }: ScannedElement, name: string): string {
  return attributes.find((one) => one.name === name)?.value ?? '';
}
