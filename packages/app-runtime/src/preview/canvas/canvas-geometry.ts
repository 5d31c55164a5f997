// The positions of nodes on the canvas. The copies created by a v-for share a mark.
import type {
  Axis,
  BoxSpace,
  CanvasAnswer,
  HitNode,
  HitRequest,
  NodeRects,
  OutlinesRequest,
  Rect,
  RevealRequest,
  ScrollRequest,
  WithinRequest,
} from '../canvas-messages.ts';

const marked = '[data-nid]';
const watchedMax = 200;
const copiesMax = 50;
const childrenMax = 300;
const withinMax = 200;
/** Detects movements without an edit, such as after a picture has loaded. */
const lookAgainMs = 200;

export class CanvasGeometry {
  readonly #send: (answer: CanvasAnswer) => void;
  #watched: readonly string[] = [];
  #sent = '';

  constructor(send: (answer: CanvasAnswer) => void) {
    this.#send = send;
    const measure = (): void => this.measure();
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    setInterval(measure, lookAgainMs);
  }

  watch(marks: readonly string[]): void {
    this.#watched = marks.slice(0, watchedMax);
    this.#sent = '';
    this.measure();
  }

  measure(): void {
    if (this.#watched.length === 0 && this.#sent === '[]') return;
    const rects = this.#watched.map((mark): NodeRects => {
      const elements = elementsOf(mark);
      return { mark, rects: elements.map(rectOf), space: elements[0] ? spaceOf(elements[0]) : null };
    });
    const text = JSON.stringify(rects);
    if (text === this.#sent) return;
    this.#sent = text;
    this.#send({ type: 'rects', rects });
  }
}

export function answerQuestion(message: HitRequest | WithinRequest): CanvasAnswer {
  const { id } = message;
  return message.type === 'hit'
    ? { type: 'hit', id, node: hitAt(message.x, message.y) }
    : { type: 'within', id, marks: marksWithin(message.rect) };
}

export function applyViewMessage(message: OutlinesRequest | ScrollRequest | RevealRequest): void {
  if (message.type === 'outlines') showOutlines(message.isShown);
  else if (message.type === 'scroll') scrollAt(message);
  else reveal(message.mark);
}

function hitAt(x: number, y: number): HitNode | null {
  const element = document.elementFromPoint(x, y)?.closest(marked) ?? document.querySelector(marked);
  if (element === null) return null;
  return {
    mark: markOf(element),
    rect: rectOf(element),
    outer: rectOf(element.parentElement?.closest(marked) ?? element.parentElement ?? element),
    axis: axisOf(element),
    outerAxis: element.parentElement === null ? 'column' : axisOf(element.parentElement),
    children: childrenOf(element)
      .slice(0, childrenMax)
      .map((child) => ({ mark: markOf(child), rect: rectOf(child) })),
  };
}

function scrollAt({ x, y, deltaX, deltaY }: ScrollRequest): void {
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    const { overflowY, overflowX } = getComputedStyle(at);
    const isScrollable = /auto|scroll/.test(overflowY + overflowX);
    if (!isScrollable) continue;
    const before = at.scrollTop + at.scrollLeft;
    at.scrollBy(deltaX, deltaY);
    if (at.scrollTop + at.scrollLeft !== before) return;
  }
  window.scrollBy(deltaX, deltaY);
}

function reveal(mark: string): void {
  elementsOf(mark)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The nodes completely within the rectangle, without descendants of others. */
function marksWithin({ x, y, width, height }: Rect): readonly string[] {
  const marks = new Set<string>();
  const waiting = [...document.querySelectorAll(marked)].filter((one) => !one.parentElement?.closest(marked));
  for (let at = 0; at < waiting.length && marks.size < withinMax; at += 1) {
    const element = waiting[at];
    if (element === undefined) break;
    const rect = rectOf(element);
    const isApart = rect.x > x + width || rect.y > y + height || rect.x + rect.width < x || rect.y + rect.height < y;
    const isWithin =
      rect.x >= x && rect.y >= y && rect.x + rect.width <= x + width && rect.y + rect.height <= y + height;
    if (isWithin) marks.add(markOf(element));
    else if (!isApart) waiting.push(...childrenOf(element));
  }
  return [...marks];
}

function showOutlines(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-outlines', isShown);
  if (document.querySelector('style[data-outline]')) return;
  const style = document.head.appendChild(document.createElement('style'));
  style.setAttribute('data-outline', '');
  style.textContent = `[data-outlines] ${marked} { outline: 1px dashed rgb(100 116 139 / 0.7); outline-offset: -1px; }`;
}

function elementsOf(mark: string): Element[] {
  return [...document.querySelectorAll(`[data-nid="${CSS.escape(mark)}"]`)].slice(0, copiesMax);
}

function markOf(element: Element): string {
  return element.getAttribute('data-nid') ?? '';
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function spaceOf(element: Element): BoxSpace {
  const style = getComputedStyle(element);
  const sides = (name: 'margin' | 'padding') => ({
    top: pixels(style.getPropertyValue(`${name}-top`)),
    right: pixels(style.getPropertyValue(`${name}-right`)),
    bottom: pixels(style.getPropertyValue(`${name}-bottom`)),
    left: pixels(style.getPropertyValue(`${name}-left`)),
  });
  return { margin: sides('margin'), padding: sides('padding') };
}

function pixels(text: string): number {
  const size = Number.parseFloat(text);
  return Number.isFinite(size) ? size : 0;
}

/** The nearest descendants, skipping the elements of widgets in between. */
function childrenOf(element: Element): Element[] {
  return [...element.querySelectorAll(marked)].filter((child) => child.parentElement?.closest(marked) === element);
}

function axisOf(element: Element): Axis {
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(element);
  if (/flex/.test(display)) return flexDirection.startsWith('row') ? 'row' : 'column';
  if (/grid/.test(display)) return gridTemplateColumns.includes(' ') ? 'row' : 'column';
  return display.startsWith('inline') ? 'row' : 'column';
}
