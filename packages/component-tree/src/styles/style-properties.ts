/**
 * What the design tab can set, in its eleven groups, and the utility class for each value. A value is the part of the
 * class after its name, such as 4, full, c12/50 or [13px]; `default` is a class without a value, such as rounded.
 */
import * as scales from './scales.ts';
import type { Scale } from './scales.ts';

export const styleGroups = [
  'text',
  'font',
  'size',
  'background',
  'box',
  'border',
  'margin',
  'padding',
  'flex',
  'transition',
  'others',
] as const;
export type StyleGroup = (typeof styleGroups)[number];

/** The names from a theme that classes can use. */
export interface ThemeNames {
  readonly colors: readonly string[];
  readonly typeFaces: readonly string[];
  readonly shadows: readonly string[];
  readonly transitions: readonly string[];
}

export type Declaration = readonly [property: string, value: string];

export type StyleProperty = {
  readonly id: string;
  readonly group: StyleGroup;
} & (
  | { readonly kind: 'keyword'; readonly classes: Readonly<Record<string, string>> }
  | { readonly kind: 'color'; readonly prefix: string }
  /** One of the keywords, or a picture from the tenant's files. */
  | { readonly kind: 'picture'; readonly prefix: string; readonly classes: Readonly<Record<string, string>> }
  /** A name from the theme, or else from the scale. */
  | { readonly kind: 'slot'; readonly prefix: string; readonly part: keyof ThemeNames; readonly scale: Scale }
  | { readonly kind: 'scale'; readonly prefix: string; readonly scale: Scale; readonly isFree: boolean }
);

/** Several properties together, such as p-4. */
interface Shorthand {
  readonly prefix: string;
  readonly properties: readonly string[];
  /** Read but never written: its properties are largely unrelated. */
  readonly isRead?: boolean;
}

const keyword = (id: string, group: StyleGroup, classes: Readonly<Record<string, string>>): StyleProperty => ({
  id,
  group,
  kind: 'keyword',
  classes,
});

/** Classes that consist of a prefix and the value. */
const words = (id: string, group: StyleGroup, prefix: string, values: string): StyleProperty =>
  keyword(id, group, Object.fromEntries(values.split(' ').map((value) => [value, `${prefix}-${value}`])));

const color = (id: string, group: StyleGroup, prefix: string): StyleProperty => ({ id, group, kind: 'color', prefix });

const scale = (id: string, group: StyleGroup, prefix: string, values: Scale, isFree = true): StyleProperty => ({
  id,
  group,
  kind: 'scale',
  prefix,
  scale: values,
  isFree,
});

const slot = (
  id: string,
  group: StyleGroup,
  prefix: string,
  part: keyof ThemeNames,
  values: Scale = new Map(),
): StyleProperty => ({ id, group, kind: 'slot', prefix, part, scale: values });

const sideNames = ['Top', 'Right', 'Bottom', 'Left'] as const;
const cornerNames = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const;
const corners = ['tl', 'tr', 'br', 'bl'] as const;

const sides = (id: string, group: StyleGroup, prefixes: readonly string[], values: Scale): StyleProperty[] =>
  sideNames.map((name, at) => scale(`${id}${name}`, group, prefixes[at] ?? '', values));

const four = (id: string): string[] => sideNames.map((name) => `${id}${name}`);
const fourCorners = cornerNames.map((name) => `radius${name}`);

export const styleProperties: readonly StyleProperty[] = [
  words('textAlign', 'text', 'text', 'left center right justify'),
  color('color', 'text', 'text'),
  keyword('textTransform', 'text', {
    none: 'normal-case',
    uppercase: 'uppercase',
    lowercase: 'lowercase',
    capitalize: 'capitalize',
  }),
  keyword('textDecoration', 'text', {
    none: 'no-underline',
    underline: 'underline',
    overline: 'overline',
    'line-through': 'line-through',
  }),
  words('whiteSpace', 'text', 'whitespace', 'normal nowrap pre pre-line pre-wrap break-spaces'),
  words('wordBreak', 'text', 'break', 'normal words all keep'),
  words('verticalAlign', 'text', 'align', 'baseline top middle bottom text-top text-bottom'),

  slot('fontFamily', 'font', 'font', 'typeFaces', scales.fontStacks),
  scale('fontSize', 'font', 'text', scales.fontSizes),
  scale('lineHeight', 'font', 'leading', scales.lineHeights),
  words('fontWeight', 'font', 'font', 'thin extralight light normal medium semibold bold extrabold black'),
  keyword('fontStyle', 'font', { normal: 'not-italic', italic: 'italic' }),
  scale('letterSpacing', 'font', 'tracking', scales.letterSpacings),
  keyword('fontNumeric', 'font', { normal: 'normal-nums', tabular: 'tabular-nums' }),

  scale('width', 'size', 'w', scales.widths),
  scale('height', 'size', 'h', scales.heights),
  scale('minWidth', 'size', 'min-w', scales.minWidths),
  scale('maxWidth', 'size', 'max-w', scales.maxWidths),
  scale('minHeight', 'size', 'min-h', scales.minHeights),
  scale('maxHeight', 'size', 'max-h', scales.maxHeights),
  words('aspectRatio', 'size', 'aspect', 'auto square video'),

  color('backgroundColor', 'background', 'bg'),
  {
    id: 'backgroundImage',
    group: 'background',
    kind: 'picture',
    prefix: 'bg',
    classes: {
      none: 'bg-none',
      'to top': 'bg-gradient-to-t',
      'to top right': 'bg-gradient-to-tr',
      'to right': 'bg-gradient-to-r',
      'to bottom right': 'bg-gradient-to-br',
      'to bottom': 'bg-gradient-to-b',
      'to bottom left': 'bg-gradient-to-bl',
      'to left': 'bg-gradient-to-l',
      'to top left': 'bg-gradient-to-tl',
    },
  },
  color('gradientFrom', 'background', 'from'),
  color('gradientVia', 'background', 'via'),
  color('gradientTo', 'background', 'to'),
  words('backgroundSize', 'background', 'bg', 'auto cover contain'),
  words(
    'backgroundPosition',
    'background',
    'bg',
    'center top bottom left right left-top right-top left-bottom right-bottom',
  ),
  keyword('backgroundRepeat', 'background', {
    repeat: 'bg-repeat',
    'no-repeat': 'bg-no-repeat',
    'repeat-x': 'bg-repeat-x',
    'repeat-y': 'bg-repeat-y',
  }),

  keyword('display', 'box', {
    block: 'block',
    'inline-block': 'inline-block',
    inline: 'inline',
    flex: 'flex',
    'inline-flex': 'inline-flex',
    grid: 'grid',
    contents: 'contents',
    none: 'hidden',
  }),
  keyword(
    'position',
    'box',
    Object.fromEntries(['static', 'relative', 'absolute', 'fixed', 'sticky'].map((one) => [one, one])),
  ),
  ...sides('inset', 'box', ['top', 'right', 'bottom', 'left'], scales.insets),
  scale('zIndex', 'box', 'z', scales.layers),
  words('overflowX', 'box', 'overflow-x', 'visible auto hidden clip scroll'),
  words('overflowY', 'box', 'overflow-y', 'visible auto hidden clip scroll'),
  slot('shadow', 'box', 'shadow', 'shadows', scales.shadows),
  scale('opacity', 'box', 'opacity', scales.opacities, false),
  keyword('visibility', 'box', { visible: 'visible', hidden: 'invisible' }),
  keyword('boxSizing', 'box', { 'border-box': 'box-border', 'content-box': 'box-content' }),

  ...sides('borderWidth', 'border', ['border-t', 'border-r', 'border-b', 'border-l'], scales.borderWidths),
  ...sideNames.map((name, at) => color(`borderColor${name}`, 'border', `border-${'trbl'.charAt(at)}`)),
  words('borderStyle', 'border', 'border', 'solid dashed dotted double none'),
  ...cornerNames.map((name, at) => scale(`radius${name}`, 'border', `rounded-${corners[at] ?? ''}`, scales.radii)),

  ...sides('margin', 'margin', ['mt', 'mr', 'mb', 'ml'], scales.margins),
  ...sides('padding', 'padding', ['pt', 'pr', 'pb', 'pl'], scales.spacing),

  keyword('flexDirection', 'flex', {
    row: 'flex-row',
    column: 'flex-col',
    'row-reverse': 'flex-row-reverse',
    'column-reverse': 'flex-col-reverse',
  }),
  keyword('flexWrap', 'flex', { nowrap: 'flex-nowrap', wrap: 'flex-wrap', 'wrap-reverse': 'flex-wrap-reverse' }),
  words('justifyContent', 'flex', 'justify', 'start center end between around evenly'),
  words('alignItems', 'flex', 'items', 'start center end stretch baseline'),
  words('alignContent', 'flex', 'content', 'start center end between around stretch'),
  scale('columnGap', 'flex', 'gap-x', scales.spacing),
  scale('rowGap', 'flex', 'gap-y', scales.spacing),
  words('flexItem', 'flex', 'flex', '1 auto initial none'),
  words('alignSelf', 'flex', 'self', 'auto start center end stretch baseline'),
  keyword('flexGrow', 'flex', { 0: 'grow-0', 1: 'grow' }),
  keyword('flexShrink', 'flex', { 0: 'shrink-0', 1: 'shrink' }),
  scale('flexBasis', 'flex', 'basis', scales.bases),
  scale('order', 'flex', 'order', scales.orders),

  keyword('transitionProperty', 'transition', {
    none: 'transition-none',
    all: 'transition-all',
    default: 'transition',
    colors: 'transition-colors',
    opacity: 'transition-opacity',
    shadow: 'transition-shadow',
    transform: 'transition-transform',
  }),
  slot('duration', 'transition', 'duration', 'transitions', scales.milliseconds),
  words('timing', 'transition', 'ease', 'linear in out in-out'),
  scale('delay', 'transition', 'delay', scales.milliseconds),
  words('animation', 'transition', 'animate', 'none spin ping pulse bounce'),

  words('cursor', 'others', 'cursor', 'auto default pointer wait text move help not-allowed'),
  words('pointerEvents', 'others', 'pointer-events', 'auto none'),
  words('userSelect', 'others', 'select', 'auto none text all'),
  words('objectFit', 'others', 'object', 'contain cover fill none scale-down'),
  words('listStyle', 'others', 'list', 'none disc decimal'),
  scale('rotate', 'others', 'rotate', scales.angles),
  scale('scale', 'others', 'scale', scales.sizes),
];

/** More general shorthands first. */
const shorthands: readonly Shorthand[] = [
  { prefix: 'size', properties: ['width', 'height'], isRead: true },
  { prefix: 'inset', properties: four('inset') },
  { prefix: 'inset-x', properties: ['insetRight', 'insetLeft'] },
  { prefix: 'inset-y', properties: ['insetTop', 'insetBottom'] },
  { prefix: 'overflow', properties: ['overflowX', 'overflowY'] },
  { prefix: 'border', properties: four('borderWidth') },
  { prefix: 'border-x', properties: ['borderWidthRight', 'borderWidthLeft'] },
  { prefix: 'border-y', properties: ['borderWidthTop', 'borderWidthBottom'] },
  { prefix: 'border', properties: four('borderColor') },
  { prefix: 'border-x', properties: ['borderColorRight', 'borderColorLeft'] },
  { prefix: 'border-y', properties: ['borderColorTop', 'borderColorBottom'] },
  { prefix: 'rounded', properties: fourCorners },
  { prefix: 'rounded-t', properties: ['radiusTopLeft', 'radiusTopRight'] },
  { prefix: 'rounded-r', properties: ['radiusTopRight', 'radiusBottomRight'] },
  { prefix: 'rounded-b', properties: ['radiusBottomRight', 'radiusBottomLeft'] },
  { prefix: 'rounded-l', properties: ['radiusTopLeft', 'radiusBottomLeft'] },
  { prefix: 'm', properties: four('margin') },
  { prefix: 'mx', properties: ['marginRight', 'marginLeft'] },
  { prefix: 'my', properties: ['marginTop', 'marginBottom'] },
  { prefix: 'p', properties: four('padding') },
  { prefix: 'px', properties: ['paddingRight', 'paddingLeft'] },
  { prefix: 'py', properties: ['paddingTop', 'paddingBottom'] },
  { prefix: 'gap', properties: ['columnGap', 'rowGap'] },
];

const byId = new Map(styleProperties.map((property) => [property.id, property]));

const byKeyword = new Map(
  styleProperties.flatMap((property): [string, readonly Declaration[]][] =>
    'classes' in property
      ? Object.entries(property.classes).map(([value, text]) => [text, [[property.id, value]]])
      : [],
  ),
);

/** Properties that a value after the prefix may belong to; the first that accepts it wins. */
const byPrefix = new Map<string, (readonly StyleProperty[])[]>();
for (const property of styleProperties) {
  if (property.kind !== 'keyword')
    byPrefix.set(property.prefix, [...(byPrefix.get(property.prefix) ?? []), [property]]);
}
for (const { prefix, properties } of shorthands) {
  byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), properties.map(getProperty)]);
}

/** The property and those that share a class with it, such as the four sides of a padding. */
export function familyOf(id: string): ReadonlySet<string> {
  const shared = shorthands.filter(({ properties, isRead }) => isRead !== true && properties.includes(id));
  return new Set([id, ...shared.flatMap(({ properties }) => properties)]);
}

export function getProperty(id: string): StyleProperty {
  const property = byId.get(id);
  if (property === undefined) throw new Error(`There is no property ${id}.`);
  return property;
}

/** @param utility a class without its variants and importance mark */
export function readUtility(utility: string, names: ThemeNames): readonly Declaration[] | undefined {
  const known = byKeyword.get(utility);
  if (known) return known;
  const isNegative = utility.startsWith('-');
  const text = isNegative ? utility.slice(1) : utility;
  const bracketAt = text.indexOf('[');
  // Prefixes may contain hyphens, too, and a free value may contain any number of them.
  for (let at = bracketAt < 0 ? text.length : bracketAt - 1; at > 0; at = text.lastIndexOf('-', at - 1)) {
    const candidates = byPrefix.get(text.slice(0, at));
    if (candidates === undefined) continue;
    const token = at === text.length ? 'default' : text.slice(at + 1);
    const value = isNegative ? `-${token}` : token;
    const found = candidates.find(([property]) => property && isValueOf(property, value, names));
    if (found) return found.map(({ id }) => [id, value]);
  }
  return undefined;
}

/** Whether a class can express the value. */
export function isValueOf(property: StyleProperty, value: string, names: ThemeNames): boolean {
  if (property.kind === 'keyword') return Object.hasOwn(property.classes, value);
  if (property.kind === 'picture') return Object.hasOwn(property.classes, value) || pictureKeyOf(value) !== undefined;
  if (property.kind === 'color') return isColor(value, names.colors);
  if (property.scale.has(value)) return true;
  if (property.kind === 'slot') return names[property.part].includes(value);
  const isNegative = /^\[?-/.test(value);
  if (isNegative && ![...property.scale.keys()].some((token) => token.startsWith('-'))) return false;
  return property.isFree && isFreeLength(value);
}

/** A class that sets the value. */
export function writeUtility(property: StyleProperty, value: string): string {
  if (property.kind === 'keyword') return property.classes[value] ?? '';
  if (property.kind === 'picture') return property.classes[value] ?? join(property.prefix, value);
  return join(property.prefix, value);
}

/** The smallest number of classes that set the same values. */
export function writeUtilities(declarations: ReadonlyMap<string, string>): string[] {
  const open = new Map(declarations);
  const merged: string[] = [];
  for (const { prefix, properties, isRead } of shorthands) {
    if (isRead === true) continue;
    const [first = ''] = properties;
    const value = open.get(first);
    if (value === undefined || properties.some((id) => open.get(id) !== value)) continue;
    for (const id of properties) open.delete(id);
    merged.push(join(prefix, value));
  }
  const single = styleProperties.flatMap((property) => {
    const value = open.get(property.id);
    return value === undefined ? [] : [writeUtility(property, value)];
  });
  return [...merged, ...single];
}

function join(prefix: string, value: string): string {
  if (value === 'default') return prefix;
  return value.startsWith('-') ? `-${prefix}-${value.slice(1)}` : `${prefix}-${value}`;
}

const pictureValue = /^\[url\(\/api\/v1\/files\/((?:[\w.~/-]|%[0-9A-F]{2}){1,2000})\)\]$/;

/** The value that shows a file of the tenant; undefined for a key that no URL can contain. */
export function toPictureValue(key: string): string | undefined {
  if (!key.isWellFormed()) return undefined;
  const path = encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const value = `[url(/api/v1/files/${path})]`;
  return pictureKeyOf(value) === undefined ? undefined : value;
}

/** The file that a value shows; undefined for a URL that refers to anything else, or escapes the files. */
export function pictureKeyOf(value: string): string | undefined {
  const path = pictureValue.exec(value)?.[1];
  if (path === undefined) return undefined;
  try {
    const key = decodeURIComponent(path);
    return key.split(/[/\\]/).some((part) => part === '' || part === '.' || part === '..') ? undefined : key;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

const commonColors = /^(?:transparent|current|inherit|black|white)$/;
const palette =
  /^(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(?:50|[1-9]00|950)$/;
const freeColor = /^\[(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgba?|hsla?|oklch)\([\w.,%/-]{1,60}\))\]$/i;

function isColor(value: string, ids: readonly string[]): boolean {
  if (freeColor.test(value)) return true;
  const [name = '', share, ...rest] = value.split('/');
  if (rest.length > 0 || (share !== undefined && !/^(?:\d|[1-9]\d|100)$/.test(share))) return false;
  return ids.includes(name) || commonColors.test(name) || palette.test(name);
}

/** A number with a unit, or a calculation: nothing that could load something or end the declaration. */
function isFreeLength(value: string): boolean {
  return /^-?\[(?:-?(?:\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(?:[a-z]{1,5}|%)?|(?:calc|min|max|clamp)\([\w.,%*/+()-]{1,60}\))\]$/.test(
    value,
  );
}
