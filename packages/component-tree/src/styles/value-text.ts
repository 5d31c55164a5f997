// The design tab's values as users write them: 16px for the class 4, 100% for full.
import { isValueOf, pictureKeyOf, type StyleProperty, type ThemeNames } from './style-properties.ts';

/** The CSS of a value; theme names, colours and keywords are shown unchanged, a picture as its file name. */
export function toValueText(property: StyleProperty, value: string): string {
  if (property.kind === 'picture') return pictureKeyOf(value)?.split('/').at(-1) ?? value;
  if (property.kind === 'keyword' || property.kind === 'color') return fromBrackets(value);
  return property.scale.get(value) ?? fromBrackets(value);
}

/** The value of a text; undefined if no class can express it. */
export function fromValueText(property: StyleProperty, text: string, names: ThemeNames): string | undefined {
  const typed = text.trim();
  if (property.kind === 'picture') return isValueOf(property, typed, names) ? typed : undefined;
  if (property.kind === 'keyword' || property.kind === 'color') {
    const value = property.kind === 'color' && /^(?:#|\w+\()/.test(typed) ? toBrackets(typed) : typed;
    return isValueOf(property, value, names) ? value : undefined;
  }
  const css = withUnit(typed.toLowerCase(), unitOf(property.scale));
  for (const [token, meant] of property.scale) if (meant === css) return token;
  const isName = !/^-?[\d.]/.test(typed) && isValueOf(property, typed, names);
  if (isName) return typed;
  const free = toBrackets(css);
  return isValueOf(property, free, names) ? free : undefined;
}

/** The next value of a scale, for a field that arrow keys step through. */
export function stepValue(property: StyleProperty, value: string | undefined, by: 1 | -1): string | undefined {
  if (property.kind !== 'scale') return undefined;
  const tokens = [...property.scale].flatMap(([token, css]) => (Number.isNaN(Number.parseFloat(css)) ? [] : [token]));
  const amount = (token: string) => Number.parseFloat(property.scale.get(token) ?? fromBrackets(token));
  const unit = (token: string) => /[a-z%]+$/.exec(property.scale.get(token) ?? fromBrackets(token))?.[0];
  if (value === undefined) return tokens.find((token) => amount(token) === 0) ?? tokens[0];
  const same = tokens.filter((token) => unit(token) === unit(value) || amount(token) === 0);
  const sorted = same.toSorted((a, b) => amount(a) - amount(b));
  return by > 0
    ? sorted.find((token) => amount(token) > amount(value))
    : sorted.findLast((token) => amount(token) < amount(value));
}

/** The unit for a number typed without one. */
function unitOf(scale: ReadonlyMap<string, string>): string {
  for (const css of scale.values()) {
    const unit = /^-?[\d.]+([a-z%]*)$/.exec(css)?.[1];
    if (unit !== undefined) return unit;
  }
  return '';
}

function withUnit(text: string, unit: string): string {
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(text)) return `${Number(text)}${unit}`;
  const rem = /^(-?(?:\d+\.?\d*|\.\d+))rem$/.exec(text)?.[1];
  return rem !== undefined && unit === 'px' ? `${Number(rem) * 16}px` : text;
}

function fromBrackets(value: string): string {
  const inner = /^(-?)\[(.*)\]$/.exec(value);
  return inner ? `${inner[1]}${inner[2]}`.replaceAll('_', ' ') : value;
}

function toBrackets(text: string): string {
  return `[${text.replaceAll(/\s+/g, '_')}]`;
}
