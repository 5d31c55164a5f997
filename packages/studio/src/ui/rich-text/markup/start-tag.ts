// Applies an editor's changes of a start tag to the stored tag; everything hidden from the editor is retained.
import type { Attribute } from './html-tokens.ts';
import { fromLiquidText } from '../liquid/liquid-text.ts';

/** Identifies the stored tag of an element in the editor. */
export const tokenAttribute = 'data-lq';

/** Keyed by name, as the editor writes them. */
export type ShownAttributes = ReadonlyMap<string, string>;

export interface StoredTag {
  readonly raw: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  /** The offset of `raw` in the text that the attributes were found in. */
  readonly offset: number;
  /** Names of the attributes shown to the editor. */
  readonly shown: ReadonlySet<string>;
}

/** @param before the attributes as the editor wrote them before any edit */
export function applyToTag(tag: StoredTag, name: string, before: ShownAttributes, after: ShownAttributes): string {
  const edits: { from: number; to: number; text: string }[] = [];
  const end = tag.raw.length - (tag.raw.endsWith('/>') ? 2 : 1);
  for (const attributeName of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(attributeName);
    if (value === before.get(attributeName)) continue;
    const stored = tag.attributes.find((one) => one.name === attributeName && !one.isConditional);
    const place = stored && { from: stored.from - tag.offset, to: stored.to - tag.offset };
    if (value === undefined) {
      if (place)
        edits.push({ ...place, from: place.from - (/\s/.test(tag.raw[place.from - 1] ?? '') ? 1 : 0), text: '' });
    } else if (place) edits.push({ ...place, text: writeAttribute(attributeName, joined(tag, stored, value)) });
    else edits.push({ from: end, to: end, text: ` ${writeAttribute(attributeName, value)}` });
  }
  let text = tag.raw;
  for (const { from, to, text: replacement } of edits.sort((a, b) => b.from - a.from)) {
    text = text.slice(0, from) + replacement + text.slice(to);
  }
  return name === tag.name ? text : `<${name}${text.slice(1 + tag.name.length)}`;
}

/**
 * A hidden style is combined with the one set by the editor; of two declarations of the same property, the later one
 * wins.
 */
function joined(tag: StoredTag, { name, value }: Attribute, next: string): string {
  if (name !== 'style' || tag.shown.has(name) || value === undefined) return next;
  return `${value.replace(/;?\s*$/, '')}; ${next}`;
}

/** @param value with character references, as written by an editor; Liquid in it is written literally */
export function writeAttribute(name: string, value: string): string {
  const written = value.replaceAll(/\{\{.*?\}\}|\{%.*?%\}/gs, (liquid) => fromLiquidText(liquid));
  const quote = written.includes('"') && !written.includes("'") ? "'" : '"';
  return `${name}=${quote}${written}${quote}`;
}
