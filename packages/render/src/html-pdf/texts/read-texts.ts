// Reads the texts of a document without a browser: header, footer and warnings. Pure.
import type { RefusedAddress } from '../browser/browser.ts';
import { findBoxes, type ShownText } from '../fonts/character-warnings.ts';
import type { FontCoverage } from '../fonts/font-coverage.ts';
import { withoutRadicals } from '../fonts/radicals.ts';
import { toFontFaces, withLoadedFonts } from '../fonts/uploaded-fonts.ts';
import { toAddressWarning } from '../links/address-warnings.ts';
import { toLinkWarnings } from '../links/link-addresses.ts';
import { type PageParts, readParts, showsTitle } from '../parts/overlay.ts';
import type { Part } from '../parts/part.ts';
import { findScripts } from '../parts/scripts/script-warnings.ts';
import type { PagePart, PdfText, PdfWarning, PrintFont } from '../pdf-request.ts';

export interface DocumentTexts {
  readonly html: string;
  readonly header?: PagePart | undefined;
  readonly footer?: PagePart | undefined;
  /** Undefined if every character can be drawn. */
  readonly coverage?: FontCoverage | undefined;
  /** Fonts in addition to those of the printer. */
  readonly fonts?: readonly PrintFont[] | undefined;
  /** The content of the loaded fonts, whose characters can be drawn as well. */
  readonly loadedFonts?: readonly Uint8Array[] | undefined;
}

export interface TextsReading {
  /** As printed. */
  readonly html: string;
  /** Undefined if there is nothing to print on the pages. */
  readonly parts: PageParts | undefined;
  readonly scriptWarnings: readonly PdfWarning[];
  readonly partWarnings: readonly PdfWarning[];
  readonly characterWarnings: readonly PdfWarning[];
  /** @font-face rules for the fonts that it names. */
  readonly fontFaces: string | undefined;
}

export async function readTexts(texts: DocumentTexts): Promise<TextsReading> {
  const { html: written, header, footer, fonts, loadedFonts } = texts;
  const coverage = await withLoadedFonts(texts.coverage, loadedFonts ?? []);
  const { parts, warnings: partWarnings } = readParts(header, footer);
  const { header: above, footer: below } = parts ?? {};
  const html = withoutRadicals(written);
  const isTitleShown = parts !== undefined && showsTitle(parts);
  const shown = [
    { text: 'html', content: html, isHtml: true, isTitleShown } as const,
    toShown('header', header),
    toShown('footer', footer),
  ];
  return {
    html,
    parts: parts && {
      ...parts,
      ...(above && { header: toPrinted(above) }),
      ...(below && { footer: toPrinted(below) }),
    },
    scriptWarnings: findScripts(written),
    partWarnings,
    characterWarnings: findBoxes(coverage, shown),
    fontFaces: toFontFaces(fonts ?? [], [written, ...toStyled(header), ...toStyled(footer)]),
  };
}

/** The texts that can name a font. */
function toStyled(part: PagePart | undefined): string[] {
  return [part?.html ?? '', part?.fontName ?? ''];
}

function toPrinted(part: Part): Part {
  const segments = part.segments.map((segment) => (typeof segment === 'string' ? withoutRadicals(segment) : segment));
  return { ...part, segments, styles: withoutRadicals(part.styles) };
}

function toShown(text: 'header' | 'footer', part: PagePart | undefined): ShownText {
  const written = part?.html ?? '';
  const isHtml = written.trim() !== '';
  const plain = [part?.left, part?.center, part?.right].join(' ');
  return { text, content: withoutRadicals(isHtml ? written : plain), isHtml };
}

export interface PrintedAddresses {
  readonly refused: readonly RefusedAddress[];
  readonly removedLinks: readonly string[];
  /** The texts in which they may occur. */
  readonly texts: readonly (readonly [text: PdfText, html: string])[];
}

/** Further ones are reported without a position, because each is searched for in all texts. */
const mostFound = 50;

export function findAddresses({ refused, removedLinks, texts }: PrintedAddresses): PdfWarning[] {
  const unread = texts.map(([text]) => [text, ''] as const);
  const addresses = refused.map((address, index) => toAddressWarning(address, index < mostFound ? texts : unread));
  return [...addresses, ...toLinkWarnings(removedLinks, texts)];
}
