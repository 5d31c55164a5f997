// The code editor's completions for MJML: its elements, their children, attributes and values, from mjml's own definitions.
import { createRequire } from 'node:module';

// mjml reads `.mjmlconfig` in the working folder and runs what it names, unless it detects a browser build.
process.env['MJML_BROWSER'] = '1';
const fromHere = createRequire(import.meta.url);
const fromMjml = createRequire(fromHere.resolve('mjml'));
fromHere('mjml');
const { components } = fromMjml('mjml-core');
const { dependencies } = fromMjml('mjml-validator');

/**
 * Elements that mjml handles itself, without a component.
 * @type {Readonly<Record<string, string[]>>}
 */
const builtIn = {
  mjml: ['dir', 'lang', 'owa'],
  'mj-all': [],
  'mj-class': ['name'],
  'mj-selector': ['path'],
  'mj-html-attribute': ['name'],
};
/** Attributes of every component in the body. */
const shared = ['css-class', 'mj-class'];
const html = 'a b br div em h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup table u ul'.split(' ');
const rows = 'thead tbody tfoot tr td th caption'.split(' ');
/** Elements that contain HTML; mj-raw may contain anything. */
const withHtml = 'mj-text mj-button mj-accordion-title mj-accordion-text mj-social-element mj-navbar-link'.split(' ');
/** @type {Readonly<Record<string, string[] | undefined>>} */
const contentOf = { ...Object.fromEntries(withHtml.map((tag) => [tag, html])), 'mj-table': rows, 'mj-raw': undefined };

/** @param {string} type such as enum(left,center) or unit(px) */
function valuesOf(type) {
  if (type === 'boolean') return ['true', 'false'];
  const [, values] = /^enum\((.*)\)$/.exec(type) ?? [];
  return values === undefined ? null : values.split(',').filter((value) => value !== '');
}

/** @param {string} tag */
function attributesOf(tag) {
  const types = ['mj-all', 'mj-class'].includes(tag)
    ? Object.values(components).flatMap((component) => Object.entries(component.allowedAttributes ?? {}))
    : Object.entries(components[tag]?.allowedAttributes ?? {});
  const isBody = !['mj-head', ...(dependencies['mj-head'] ?? [])].includes(tag) && tag in components;
  const own = types.map(([name, type]) => [name, valuesOf(type)]);
  const others = [...(builtIn[tag] ?? []), ...(isBody ? shared : [])].map((name) => [name, null]);
  return Object.fromEntries([...own, ...others].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

/** @param {string} tag */
function childrenOf(tag) {
  if (tag in contentOf) return contentOf[tag];
  if (tag === 'mj-attributes') return ['mj-all', 'mj-class', ...bodyTags];
  if (tag === 'mjml') return ['mj-head', 'mj-body'];
  return (dependencies[tag] ?? []).filter((/** @type {unknown} */ child) => typeof child === 'string').toSorted();
}

const headTags = ['mj-head', ...(dependencies['mj-head'] ?? [])];
const bodyTags = Object.keys(components)
  .filter((tag) => !headTags.includes(tag) || tag === 'mj-raw')
  .toSorted();

/** One line per element, in the format of the editor's HTML support. */
export function mjmlSchema() {
  const tags = [...new Set([...Object.keys(builtIn), ...Object.keys(components)])].toSorted();
  const lines = tags.map((tag) => {
    const spec = { attrs: attributesOf(tag), globalAttrs: false, children: childrenOf(tag) };
    return `  ${JSON.stringify(tag)}: ${JSON.stringify(spec)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
