// Three plain texts in a row, in which placeholders such as [page] represent values.
import type { PagePart } from '../pdf-request.ts';
import { escapeHtml, type Part, type Segment } from './part.ts';
import { isPageVariable } from '@coverwright/insurance/page-variables';

const defaultFontName = 'Arial';
const defaultFontSizePt = 12;

const rowStyles =
  'plain-texts{display:flex;justify-content:space-between;line-height:1.2;white-space:pre-wrap}' +
  'plain-text{flex:1 1 0;overflow-wrap:anywhere}plain-text:empty{flex:0 1 auto}' +
  'plain-text:nth-child(2){text-align:center}plain-text:nth-child(3){text-align:right}' +
  // With a text in the middle, both sides have the same width, so that it is centred on the page.
  'plain-text:first-child:has(+ :not(:empty)),:not(:empty)+plain-text{flex:1 1 0}';

export function readPlainPart(given: PagePart): Part | undefined {
  const texts = [given.left ?? '', given.center ?? '', given.right ?? ''];
  const hasText = texts.some((text) => text !== '');
  if (!hasText && given.line !== true) return undefined;
  const fontName = (given.fontName ?? '').trim() || defaultFontName;
  const sizePt = given.fontSize !== undefined && given.fontSize > 0 ? given.fontSize : defaultFontSizePt;
  const cells = texts.flatMap((text): Segment[] => ['<plain-text>', ...toSegments(text), '</plain-text>']);
  return {
    segments: hasText ? ['<plain-texts>', ...cells, '</plain-texts>'] : [],
    styles: `<style>${rowStyles}plain-texts{font-family:${toCssString(fontName)};font-size:${sizePt}pt}</style>`,
    fontFaces: '',
    hasLine: given.line === true,
  };
}

/** As in wkhtmltopdf, [Page] is the same as [page]. */
function toSegments(text: string): Segment[] {
  return text.split(/\[(\w+)\]/).map((piece, index) => {
    if (index % 2 === 0) return escapeHtml(piece);
    const name = piece.toLowerCase();
    return isPageVariable(name) ? { variable: name } : escapeHtml(`[${piece}]`);
  });
}

/** A valid font name whatever the input, because it is written into a style element. */
function toCssString(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} _-]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}
