// Finds parts of the author's markup that popular mail programs do not support: styles, HTML in texts, and attributes that
// become styles. What the compiler adds is designed for these programs, and is not checked. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import type { Scan, ScannedElement } from '../source/scan.ts';
import type { FoundFinding } from './finding.ts';
import { mailPrograms, supportData } from './supported-features.ts';

/** Maps MJML attributes to the features that they use. */
const featuresOfAttributes: Readonly<Record<string, string>> = {
  'border-radius': 'css-border-radius',
  'inner-border-radius': 'css-border-radius',
  'background-url': 'css-background-image',
  'letter-spacing': 'css-letter-spacing',
  'text-transform': 'css-text-transform',
  'icon-border-radius': 'css-border-radius',
};

/** Maps functions in values to features. */
const functions: Readonly<Record<string, string>> = {
  'linear-gradient': 'css-linear-gradient',
  'radial-gradient': 'css-radial-gradient',
  'conic-gradient': 'css-conic-gradient',
  calc: 'css-unit-calc',
  clamp: 'css-function-clamp',
  min: 'css-function-min',
  max: 'css-function-max',
  'light-dark': 'css-function-light-dark',
  var: 'css-variables',
  rgba: 'css-rgba',
};
const units = 'rem em vh vw vmin vmax ch ex'.split(' ');
const mediaFeatures: Readonly<Record<string, string>> = {
  hover: 'css-at-media-hover',
  orientation: 'css-at-media-orientation',
  'prefers-color-scheme': 'css-at-media-prefers-color-scheme',
  'prefers-reduced-motion': 'css-at-media-prefers-reduced-motion',
};
const featuresOfTags: Readonly<Record<string, string>> = {
  input: 'html-input-text',
  button: 'html-button-submit',
  ul: 'html-lists',
  ol: 'html-lists',
  h1: 'html-h1-h6',
  strong: 'html-strong',
};

type Found = Map<string, number>;

/** Each feature once, at its first occurrence. */
export function findUnsupported(source: string, { elements }: Scan): FoundFinding[] {
  const found: Found = new Map();
  const add = (feature: string, offset: number): void => {
    const known = found.get(feature);
    if (supportData.has(feature) && (known === undefined || offset < known)) found.set(feature, offset);
  };
  for (const element of elements) {
    if (element.name === 'mj-style' || element.name === 'style') {
      readStyles(source.slice(element.contentBegin, element.contentEnd), element.contentBegin, add);
    }
    if (element.isHtml) readHtml(element, add);
    else readAttributes(element, add);
  }
  return [...found].map(([feature, offset]) => toFinding(feature, offset));
}

type Add = (feature: string, offset: number) => void;

function readAttributes({ attributes }: ScannedElement, add: Add): void {
  for (const { name, begin, value } of attributes) {
    const feature = featuresOfAttributes[name];
    if (feature !== undefined && value.trim() !== '' && !/^0(?:px|%)?$/.test(value.trim())) add(feature, begin);
    if (name === 'src') readPicture(value, begin, add);
  }
}

function readHtml({ name, begin, attributes }: ScannedElement, add: Add): void {
  add(featuresOfTags[name] ?? `html-${name}`, begin);
  for (const attribute of attributes) {
    if (attribute.name === 'style') readDeclarations(attribute.value, attribute.valueBegin, add);
    else if (attribute.name === 'src') readPicture(attribute.value, attribute.begin, add);
    else add(`html-${attribute.name}`, attribute.begin);
  }
}

function readPicture(address: string, offset: number, add: Add): void {
  const [, extension] = /\.(\w+)(?:[?#]|$)/.exec(address.toLowerCase()) ?? [];
  if (address.startsWith('data:')) add('image-base64', offset);
  else if (extension !== undefined) add(`image-${extension === 'jpeg' ? 'jpg' : extension}`, offset);
}

/** Comments are blanked, so that offsets do not change. */
function readStyles(css: string, begin: number, add: Add): void {
  const plain = css.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));
  for (const { 0: part, 1: prelude = '', index } of plain.matchAll(/([^{};]*)\{/g)) {
    const at = begin + index + part.search(/\S/);
    readPrelude(prelude, at, add);
  }
  readDeclarations(
    plain.replaceAll(/[^{};]*\{/g, (prelude) => ' '.repeat(prelude.length)),
    begin,
    add,
  );
}

function readPrelude(prelude: string, offset: number, add: Add): void {
  const [, rule] = /^\s*@([\w-]+)/.exec(prelude) ?? [];
  if (rule !== undefined) {
    add(`css-at-${rule}`, offset);
    for (const [, feature = ''] of prelude.matchAll(/\(\s*([\w-]+)/g)) add(mediaFeatures[feature] ?? '', offset);
    return;
  }
  for (const [, colons = '', name = ''] of prelude.matchAll(/(::?)([\w-]+)/g)) {
    add(colons === '::' ? `css-pseudo-element-${name}` : `css-pseudo-class-${name}`, offset);
  }
  if (prelude.includes('[')) add('css-selector-attribute', offset);
  if (prelude.includes('+')) add('css-selector-adjacent-sibling', offset);
  if (prelude.includes('~')) add('css-selector-general-sibling', offset);
  if (prelude.includes('>')) add('css-selector-child', offset);
}

function readDeclarations(css: string, begin: number, add: Add): void {
  for (const { 0: whole, 1: name = '', 2: value = '', index } of css.matchAll(/([\w-]+)\s*:\s*([^;{}]*)/g)) {
    const offset = begin + index + whole.search(/\S/);
    const property = name.toLowerCase();
    add(property.startsWith('--') ? 'css-variables' : `css-${property}`, offset);
    for (const [, called = ''] of value.matchAll(/([\w-]+)\(/g)) add(functions[called.toLowerCase()] ?? '', offset);
    for (const [, unit = ''] of value.matchAll(/\d([a-z]+)\b/gi)) {
      if (units.includes(unit.toLowerCase())) add(`css-unit-${unit.toLowerCase()}`, offset);
    }
    if (property === 'display' && /\bflex\b/.test(value)) add('css-display-flex', offset);
    if (property === 'display' && /\bgrid\b/.test(value)) add('css-display-grid', offset);
  }
}

function toFinding(feature: string, offset: number): FoundFinding {
  const [title = feature, answers = ''] = supportData.get(feature) ?? [];
  const named = (answer: string): string[] =>
    mailPrograms.filter((_program, index) => answers.charAt(index) === answer);
  const unsupportedBy = named('n');
  const partlySupportedBy = named('a');
  return {
    code: 'SUPPORT',
    level: unsupportedBy.length > 1 ? 'WARNING' : 'NOTE',
    ...describeSupport(title, unsupportedBy.join(', '), partlySupportedBy.join(', ')),
    offset,
    feature: title,
    unsupportedBy,
    partlySupportedBy,
  };
}

/** At least some programs do not support the feature completely. */
function describeSupport(feature: string, unsupported: string, partly: string): Sentence {
  if (unsupported === '') return say('MAIL_FEATURE_PARTLY_SUPPORTED', { feature, partly });
  return partly === ''
    ? say('MAIL_FEATURE_UNSUPPORTED', { feature, unsupported })
    : say('MAIL_FEATURE_UNSUPPORTED_OR_PARTLY', { feature, unsupported, partly });
}
