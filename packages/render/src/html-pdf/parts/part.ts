// A header or footer, read once and ready to be written for every page.
import type { PageVariable } from '@coverwright/insurance/page-variables';
import type { PageFacts } from './variables.ts';

/** What stands on every page, or what a page fills in. */
export type Segment = string | { readonly variable: PageVariable };

export interface Part {
  /** HTML that is as safe to stand between other HTML as its template is. */
  readonly segments: readonly Segment[];
  /** Style elements and links to style sheets. */
  readonly styles: string;
  readonly fontFaces: string;
  readonly hasLine: boolean;
}

export interface PageParts {
  readonly header?: Part;
  readonly footer?: Part;
  /** A rule for the styles of the document: pictures that both parts of all pages share. */
  readonly images: string;
}

export function variablesOf(parts: PageParts): Set<PageVariable> {
  const segments = [...(parts.header?.segments ?? []), ...(parts.footer?.segments ?? [])];
  return new Set(segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.variable)));
}

export function fill(segments: readonly Segment[], facts: PageFacts): string {
  return segments
    .map((segment) => (typeof segment === 'string' ? segment : escapeHtml(facts[segment.variable])))
    .join('');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
