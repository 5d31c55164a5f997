/** Finds text of an email that is hard to read, as measured in the frame in one colour mode. */
import { contrastOf, over, readColour, requiredContrast, type Colour } from './contrast.ts';
import { paper } from './mail-colours.ts';

export interface FaintText {
  /** As displayed, with whitespace collapsed. */
  readonly text: string;
  /** From 1 to 21, rounded down to a tenth. */
  readonly contrast: number;
  readonly required: number;
  /** Whether it was measured in dark mode, as in Apple Mail. */
  readonly isDark: boolean;
  /** The index among identical texts. */
  readonly occurrence: number;
}

/** More elements than fit into an email that Gmail shows in full; the rest of a larger email is not measured. */
const elementsMax = 3000;
const faintMax = 20;

export function measureContrast(page: Document, isDark: boolean): readonly FaintText[] {
  const view = page.defaultView;
  if (!view || !page.body) return [];
  const scheme = view.getComputedStyle(page.documentElement).colorScheme;
  const ground = readColour(scheme.includes('dark') ? paper.dark : paper.light);
  if (!ground) return [];
  const seen = new Map<string, number>();
  const faint: FaintText[] = [];
  for (const [element, text] of textsOf(page)) {
    const occurrence = seen.get(text) ?? 0;
    seen.set(text, occurrence + 1);
    const style = view.getComputedStyle(element);
    const [colour, behind] = [readColour(style.color), groundOf(element, view, ground)];
    if (!colour || !behind || !isSeen(element, style)) continue;
    const required = requiredContrast(Number.parseFloat(style.fontSize), Number(style.fontWeight));
    const contrast = Math.floor(contrastOf(colour, behind) * 10) / 10;
    if (contrast < required) faint.push({ text, contrast, required, isDark, occurrence });
    if (faint.length === faintMax) break;
  }
  return faint;
}

/** Elements that directly contain text. */
function textsOf(page: Document): Map<HTMLElement, string> {
  const texts = new Map<HTMLElement, string>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && texts.size < elementsMax; node = walker.nextNode()) {
    const text = node.nodeValue?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const { parentElement } = node;
    if (text === '' || !parentElement || ['STYLE', 'TITLE', 'SCRIPT'].includes(parentElement.tagName)) continue;
    const known = texts.get(parentElement);
    texts.set(parentElement, known === undefined ? text : `${known} ${text}`);
  }
  return texts;
}

function isSeen(element: HTMLElement, { visibility, fontSize, opacity }: CSSStyleDeclaration): boolean {
  const isHidden = visibility !== 'visible' || opacity === '0' || Number.parseFloat(fontSize) < 2;
  return !isHidden && element.getClientRects().length > 0;
}

/** Undefined over a picture, where the background is unknown. */
function groundOf(element: HTMLElement, view: Window, ground: Colour): Colour | undefined {
  const layers: Colour[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = view.getComputedStyle(at);
    if (backgroundImage !== 'none') return undefined;
    const layer = readColour(backgroundColor);
    if (!layer) return undefined;
    layers.push(layer);
    if (layer.alpha === 1) break;
  }
  return layers.reduceRight((behind, layer) => over(layer, behind), ground);
}
