// A header or footer, parsed once and ready to be written for every page.
import type { PageVariable } from '@coverwright/insurance/page-variables';
import type { PageFacts } from './variables.ts';

/** Fixed content, or a value that depends on the page. */
export type Segment = string | { readonly variable: PageVariable };

export interface Part {
  /** HTML that is as safe as its template. */
  readonly segments: readonly Segment[];
  /** Style elements and links to style sheets. */
  readonly styles: string;
  readonly fontFaces: string;
  readonly hasLine: boolean;
}

export interface PageParts {
  readonly header?: Part;
  readonly footer?: Part;
  /** A rule for the document's styles: pictures that both parts of all pages share. */
  readonly images: string;
}

export function variablesOf(parts: PageParts): Set<PageVariable> {
  const segments = [...(parts.header?.segments ?? []), ...(parts.footer?.segments ?? [])];
  return new Set(segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.variable)));
}

/** Undefined if it would exceed the length limit. */
export function fill(segments: readonly Segment[], facts: PageFacts, mostChars: number): string | undefined {
  const values = new Map<PageVariable, string>();
  const pieces: string[] = [];
  let chars = 0;
  for (const segment of segments) {
    const piece = typeof segment === 'string' ? segment : valueOf(segment.variable, facts, values);
    chars += piece.length;
    if (chars > mostChars) return undefined;
    pieces.push(piece);
  }
  return pieces.join('');
}

/** As HTML, created once for all positions. */
function valueOf(variable: PageVariable, facts: PageFacts, known: Map<PageVariable, string>): string {
  const value = known.get(variable) ?? escapeHtml(facts[variable]);
  known.set(variable, value);
  return value;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
