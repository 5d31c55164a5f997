// Paper and margins are the template's, whatever a style of the body asks for: header and footer are laid out for these,
// and a page that lies across would have them beside it.
import type { PageGeometry } from './geometry.ts';

const pageRule = /@page/i;

/** For the page that shows the body. Undefined: its paper is in no question. */
export function toPaperHold(html: string, { paper, marginsPt }: PageGeometry): string | undefined {
  if (!pageRule.test(html)) return undefined;
  const { top, right, bottom, left } = marginsPt;
  const size = `${paper.widthPt}pt ${paper.heightPt}pt`;
  const margin = [top, right, bottom, left].map((pt) => `${pt}pt`).join(' ');
  return `(() => {
    const style = document.createElement('style');
    style.textContent = '@page{size:${size}!important;margin:${margin}!important}';
    document.head.append(style);
  })()`;
}
