// Finds what the compiler would silently drop, misread or fail on, in the scanned source. Pure.
import { mjmlLimits } from '../limits.ts';
import { headOnly, type MjmlDefinitions } from './definitions.ts';
import type { Scan, ScannedAttribute, ScannedElement, SourceFault } from './scan.ts';

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
    return [{ message: 'There is no <mjml> element. A mail is written inside <mjml> and <mj-body>.', offset: 0 }];
  }
  if (first.name !== 'mjml') {
    return [{ message: `A mail begins with <mjml>, not with <${first.name}>.`, offset: first.begin }];
  }
  const faults: SourceFault[] = others.map(({ name, begin }) => ({
    message: `<${name}> is outside of <mjml>, and would be missing from the mail.`,
    offset: begin,
  }));
  for (const { name, begin } of first.children) {
    if (name.startsWith('mj-') && !rootChildren.has(name) && name !== 'mj-include') {
      faults.push({
        message: `<${name}> is directly inside <mjml>, and would be missing from the mail. Put it into <mj-body> or <mj-head>.`,
        offset: begin,
      });
    }
  }
  for (const name of ['mj-head', 'mj-body']) {
    const [, second] = first.children.filter((child) => child.name === name);
    if (second !== undefined)
      faults.push({
        message: `There is a second <${name}>, which would be missing from the mail.`,
        offset: second.begin,
      });
  }
  if (!first.children.some(({ name }) => name === 'mj-body')) {
    faults.push({ message: 'There is no <mj-body> inside <mjml>.', offset: first.begin });
  }
  return faults;
}

function checkElement(element: ScannedElement, definitions: MjmlDefinitions): SourceFault[] {
  const { name, begin, attributes } = element;
  if (name === 'mj-include') {
    return [
      {
        message: 'mj-include is not supported: a template must contain the complete mail. Insert the included content.',
        offset: begin,
      },
    ];
  }
  if (name === 'mjml') {
    return attributes
      .flatMap((one) => checkName(one, name, rootAttributes.has(one.name)))
      .map((fault) => ({ ...fault, message: `${fault.message} It has no effect.`, code: 'WARNING' }));
  }
  const definition = definitions.get(name);
  if (definition === undefined && !headOnly.has(name)) {
    const message = name.startsWith('mj')
      ? `There is no component <${name}>.`
      : `<${name}> is HTML, which is written inside mj-text, mj-table or mj-raw.`;
    return [{ message, offset: begin }];
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
  return attributes.flatMap((one) => checkName(one, name, isAllowed(one.name)));
}

function checkPicture(element: ScannedElement, own: readonly ScannedElement[]): SourceFault[] {
  const isPicture = element.name === 'mj-image' || element.name === 'mj-carousel-image';
  if (!isPicture || element.parent?.name === 'mj-attributes') return [];
  if (inheritedValue(element, 'src', own)?.trim()) return [];
  const message = 'This picture has no src, and is missing from the mail.';
  return [{ message, offset: element.begin, code: 'WARNING' }];
}

function checkName({ name, begin }: ScannedAttribute, element: string, isAllowed: boolean): SourceFault[] {
  return isAllowed ? [] : [{ message: `<${element}> has no attribute ${name}.`, offset: begin }];
}

function checkClasses({ attributes }: ScannedElement, classes: ReadonlySet<string>): SourceFault[] {
  const named = attributes.find(({ name }) => name === 'mj-class');
  if (named === undefined) return [];
  return named.value
    .split(' ')
    .filter((name) => name !== '' && !classes.has(name))
    .map((name) => ({ message: `There is no mj-class ${name} in mj-attributes.`, offset: named.begin }));
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
      const message = `The inline styles have more than ${mjmlLimits.inlineRules} rules. Move some to an mj-style without inline.`;
      faults.push({ message, offset: element.begin, code: 'LIMIT' });
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
      if (open.pop() === undefined) return { message: 'This } has no matching {.', offset: index };
    } else if (part.startsWith('/*')) {
      if (!part.endsWith('*/') || part.length < 4)
        return { message: 'This comment is never closed: */ is missing.', offset: index };
    } else if (part.length < 2 || !part.endsWith(part.charAt(0))) {
      return { message: 'A quotation mark is missing in this line.', offset: index };
    }
  }
  const last = open.at(-1);
  return last === undefined ? undefined : { message: 'This { is never closed: } is missing.', offset: last };
}

/** The name becomes part of a pattern in the compiler, where some characters would make it hang. */
function checkFont(element: ScannedElement): SourceFault[] {
  if (element.name !== 'mj-font') return [];
  const name = element.attributes.find((one) => one.name === 'name');
  const href = valueOf(element, 'href');
  const faults: SourceFault[] = [];
  if (!/^[\p{L}\p{N} -]{1,100}$/u.test(name?.value ?? '')) {
    const message = 'mj-font needs a name of letters, digits, spaces and hyphens.';
    faults.push({ message, offset: name?.begin ?? element.begin });
  }
  if (/^(?:http:)?\/\//.test(href)) {
    const message = 'The font is loaded without encryption, which many mail programs refuse. Use https.';
    faults.push({ message, offset: element.begin, code: 'WARNING' });
  } else if (!href.startsWith('https://')) {
    faults.push({ message: 'mj-font needs an href that begins with https://.', offset: element.begin });
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
